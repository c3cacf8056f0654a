import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { toProblemBody, Problem, problemType, sendProblem, type ProblemCode } from './problem';

/** What Node's parser says of a request that it gives up. Anything else is no HTTP. */
const byParserCode: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'PAYLOAD_TOO_LARGE',
};

/**
 * The answers that reach no hook and no error handler: they are problems with the same headers all the same.
 * @param headers of every answer, in lower case
 */
export const registerRawErrorHandlers = (headers: Readonly<Record<string, string>>) => ({
  /** An address that cannot be decoded, or has a part so long that nothing here is called that. */
  frameworkErrors: ({ code }: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    const problem = new Problem(code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'NOT_FOUND' : 'BAD_REQUEST');
    void sendProblem(reply.headers(headers), problem);
  },

  /** What is no HTTP, or too much or too slow of it: there is only a socket. */
  clientErrorHandler(this: FastifyInstance, { code = '' }: NodeJS.ErrnoException, socket: Socket): void {
    // who is gone hears nothing, and is no fault
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const problem = new Problem(byParserCode[code] ?? 'BAD_REQUEST');
    const body = JSON.stringify(toProblemBody(problem));
    const lines = Object.entries({
      ...headers,
      'content-type': problemType,
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    const status = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`;
    socket.end([status, ...lines, '', body].join('\r\n'), () => socket.destroy());
  },
});
