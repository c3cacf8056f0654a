import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted if the client disconnects before it has the answer. */
    clientSignal: AbortSignal;
  }
}

/**
 * Adds `request.clientSignal`. Fastify's `request.signal` cannot report that a client disconnects after a POST, because
 * it listens to the incoming request, which closes as soon as the body was read.
 */
export function decorateClientSignal(app: FastifyInstance): void {
  app.decorateRequest('clientSignal');
  app.addHook('onRequest', (request, reply, done) => {
    const controller = new AbortController();
    request.clientSignal = controller.signal;
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) controller.abort();
    });
    done();
  });
}
