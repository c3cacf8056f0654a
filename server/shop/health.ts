import type { DefineShopRoute } from '../gateway/shopRoutes';
import type { Readiness } from './readiness';

/** /api/shop/health: liveness and readiness, which process managers and load balancers request. */
export function registerHealthRoutes(
  on: DefineShopRoute,
  { readiness, version }: { readiness: Pick<Readiness, 'check'>; version: string | null },
): void {
  // liveness depends only on the process, because a restart repairs no other fault
  on('GET /health/live', (_, reply) => reply.code(204).send());

  on('GET /health/ready', async () => {
    await readiness.check();
    return { version };
  });
}
