import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted when the client disconnects before it is answered. */
    clientSignal: AbortSignal;
  }
}

/**
 * Adds `request.clientSignal`. Fastify's own `request.signal` listens to the request, which closes once its body was
 * read, so that it never reports a client that disconnects after a POST.
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
