/** Request ids. The log, the answer and the ERP calls of a request contain the same id. */
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const header = 'x-request-id';
/** Pattern of an id that a proxy may send. An id that does not match is replaced, because it could forge log lines. */
const acceptable = /^[\w.-]{8,64}$/;

const currentId = new AsyncLocalStorage<string>();

export const makeRequestId: NonNullable<FastifyServerOptions['genReqId']> = ({ headers }) => {
  const given = headers[header];
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
};

/** Returns a header with the id of the current request. Background work has no id, so the result is then empty. */
export function getRequestIdHeaders(): Record<string, string> {
  const id = currentId.getStore();
  return id === undefined ? {} : { [header]: id };
}

/**
 * Adds the request id to the answer, and makes the id available to the code that handles the request. The id becomes
 * available only after the body was read, because reading the body would lose the id.
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
