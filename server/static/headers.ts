import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

const self = "'self'";
const none = "'none'";
const oneYear = 'max-age=31536000; includeSubDomains';

/**
 * Only this origin's own files run, and nobody frames the shop. Nothing inline: whoever needs an exception has a
 * bug. DevTools' extension lives outside of the page and needs none. Where cards are taken, the origin of the
 * provider's script may run that script, frame its own pages and be asked by it; no other origin, and nothing more.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { production, payment }: Pick<Config, 'production' | 'payment'>,
): Promise<void> {
  const provider = payment ? [new URL(payment.scriptUrl).origin] : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      // helmet's defaults would upgrade requests to https, where a plain http server does not answer
      useDefaults: false,
      directives: {
        defaultSrc: [self],
        scriptSrc: [self, ...provider],
        styleSrc: [self],
        imgSrc: [self, 'data:'],
        connectSrc: [self, ...provider],
        ...(payment ? { frameSrc: [self, ...provider] } : {}),
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
