import { sql } from 'drizzle-orm';
import type { LazyDatabase } from '../db/lazyDatabase';
import type { DefineShopRoute } from '../gateway/shopRoutes';

/** /api/shop/health: for whatever starts the service anew, or sends people to it. */
export function registerHealthRoutes(on: DefineShopRoute, database: LazyDatabase): void {
  // of nothing but the process: no other fault is mended by starting it anew
  on('GET /health', (_, reply) => reply.code(204).send());

  on('GET /health/database', async (_, reply) => {
    await (await database.get()).execute(sql`select 1`);
    return reply.code(204).send();
  });
}
