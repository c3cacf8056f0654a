import type { FastifyInstance } from 'fastify';
import { toUrl } from '@/features/navigation/routes';

/** Adds redirects from /legal to the privacy page, which also contains the conditions of sale. */
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
