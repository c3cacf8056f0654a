import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const self = "'self'";
const none = "'none'";
const oneYear = 'max-age=31536000; includeSubDomains';

/**
 * Only this origin's own files run, and nobody frames the shop. Nothing inline: whoever needs an exception has a
 * bug. DevTools' extension lives outside of the page and needs none.
 */
export async function addSecurityHeaders(app: FastifyInstance, production: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      // helmet's defaults would upgrade requests to https, where a plain http server does not answer
      useDefaults: false,
      directives: {
        defaultSrc: [self],
        scriptSrc: [self],
        styleSrc: [self],
        imgSrc: [self, 'data:'],
        connectSrc: [self],
        fontSrc: [self],
        objectSrc: [none],
        baseUri: [self],
        formAction: [self],
        frameAncestors: [none],
      },
    },
    frameguard: { action: 'deny' },
    // addresses hold order tokens: no other site is told where its visitor comes from
    referrerPolicy: { policy: 'same-origin' },
    hsts: false,
  });
  if (!production) return;
  // whether TLS ends before us is known per request (X-Forwarded-Proto of a proxy on this machine)
  app.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', oneYear);
    done();
  });
}
