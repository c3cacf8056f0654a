/** Request ids. The same id is in the log, in the answer, and in the ERP calls of a request. */
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const header = 'x-request-id';
/** Form of an id from a proxy that is used unchanged. Any other text is replaced, because it could forge log lines. */
const acceptable = /^[\w.-]{8,64}$/;

const currentId = new AsyncLocalStorage<string>();

export const makeRequestId: NonNullable<FastifyServerOptions['genReqId']> = ({ headers }) => {
  const given = headers[header];
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
};

/** Returns headers with the id of the current request; empty for background work. */
export function getRequestIdHeaders(): Record<string, string> {
  const id = currentId.getStore();
  return id === undefined ? {} : { [header]: id };
}

/**
 * Adds the id to the answer, and keeps it for the code that handles the request. The id is set only after the body was
 * read, because reading the body would lose it.
 */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id);
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    currentId.run(request.id, done);
  });
}
