import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted when the client disconnects before the request is answered. */
    clientSignal: AbortSignal;
  }
}

/**
 * Adds `request.clientSignal`. Fastify's own `request.signal` cannot report a client that disconnects after a POST,
 * because it listens to the incoming request, which closes as soon as its body was read.
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
