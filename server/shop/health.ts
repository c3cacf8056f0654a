import { sql } from 'drizzle-orm';
import type { LazyDatabase } from '../db/lazyDatabase';
import type { DefineShopRoute } from '../gateway/shopRoutes';

/** /api/shop/health: liveness and readiness, for process managers and load balancers. */
export function registerHealthRoutes(on: DefineShopRoute, database: LazyDatabase): void {
  // liveness depends on the process alone: a restart mends no other fault
  on('GET /health', (_, reply) => reply.code(204).send());

  on('GET /health/database', async (_, reply) => {
    await (await database.get()).execute(sql`select 1`);
    return reply.code(204).send();
  });
}
