import type { DefineShopRoute } from '../gateway/shopRoutes';
import type { Readiness } from './readiness';

/** /api/shop/health: liveness and readiness. Process managers and load balancers request both. */
export function registerHealthRoutes(
  on: DefineShopRoute,
  { readiness, version }: { readiness: Pick<Readiness, 'check'>; version: string | null },
): void {
  // liveness does not check the database or the ERP, because a restart of the process would not repair them
  on('GET /health/live', (_, reply) => reply.code(204).send());

  on('GET /health/ready', async () => {
    await readiness.check();
    return { version };
  });
}
