import type { FastifyInstance } from 'fastify';
import { toUrl } from '@/features/navigation/routes';

/** Adds the addresses under /legal. Privacy and the conditions of sale are sections of the same page. */
export function registerLegalRedirects(app: FastifyInstance): void {
  for (const [name, anchor] of [
    ['privacy', ''],
    ['terms', '#terms'],
  ] as const)
    app.get(`/legal/${name}`, ({ url }, reply) => {
      const query = /\?[^#]*/.exec(url)?.[0] ?? '';
      return reply.redirect(toUrl('privacy') + query + anchor, 301);
    });
}
