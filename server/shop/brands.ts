import { compareNames } from '@/shared/compareNames';
import type { Brand } from '@/shop/contentSchemas';
import type { LazyDatabase } from '../db/lazyDatabase';
import { brands } from '../db/schema';
import type { DefineShopRoute } from '../gateway/shopRoutes';

/** /api/shop/brands: all brands, sorted by name. There are no pages, because there are at most a few dozen brands. */
export function registerBrandRoutes(on: DefineShopRoute, database: LazyDatabase): void {
  on('GET /brands', async (): Promise<{ brands: Brand[] }> => {
    const db = await database.get();
    const rows = await db.select().from(brands);
    return { brands: rows.sort((a, b) => compareNames(a.name, b.name)) };
  });
}
