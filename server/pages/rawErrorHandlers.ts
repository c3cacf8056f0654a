import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { isPageRequest } from './pageRoutes';
import { toProblemBody, Problem, problemType, sendProblem, type ProblemCode } from '../shared/problem';

/** Problem codes for errors of Node's HTTP parser. All other errors mean that the input is not HTTP. */
const byParserCode: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'PAYLOAD_TOO_LARGE',
};

/**
 * Answers errors that bypass all hooks and error handlers. The answer is a problem, or the not-found page.
 * @param headers headers of every response, in lower case
 * @param page the built page; null if the shop has not been built
 */
export const registerRawErrorHandlers = (
  headers: Readonly<Record<string, string>>,
  page: { html: string; policy: string } | null,
) => ({
  /** Answers a request whose URL cannot be decoded, or whose parameter is too long. */
  frameworkErrors: ({ code }: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (page && isPageRequest(request)) {
      reply
        .headers({ ...headers, 'cache-control': 'no-cache' })
        .status(404)
        .type('text/html; charset=utf-8');
      void reply.header('content-security-policy', page.policy).send(page.html);
      return;
    }
    const problem = new Problem(code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'NOT_FOUND' : 'BAD_REQUEST');
    void sendProblem(reply.headers(headers), problem);
  },

  /**
   * Answers HTTP that is invalid, too large or too slow. There is no request object, so the answer is written to the
   * socket.
   */
  clientErrorHandler(this: FastifyInstance, { code = '' }: NodeJS.ErrnoException, socket: Socket): void {
    // a closed connection is not an error, and cannot be answered
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
