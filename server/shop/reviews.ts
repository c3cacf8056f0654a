import type { Review, Reviews } from '@/shop/schemas';
import { levelOf } from '../gateway/access';
import type { CountAttempt } from '../gateway/attempts';
import type { AskErp } from '../gateway/erpClient';
import type { OnShopRoute } from '../gateway/shopRoutes';
import { Problem } from '../problem';
import { askProduct } from './product';
import type { ReviewStore } from './reviewStore';

export interface ReviewOptions {
  ask: AskErp;
  store: ReviewStore;
  /** Counts what an account writes. */
  countReview: CountAttempt;
}

/** /api/shop/products/{sku}/reviews: everybody reads, who is signed in writes. */
export function reviewRoutes(on: OnShopRoute, { ask, store, countReview }: ReviewOptions): void {
  on('GET /products/:sku/reviews', ({ session, params, query }): Promise<Reviews> =>
    store.page(params.sku, query.page, session?.account ?? null),
  );

  on(
    'POST /products/:sku/reviews',
    async ({ session, params, body, request }, reply): Promise<{ review: Review }> => {
      const { account } = session;
      await countReview(request, reply, account.code);
      const product = await askProduct(ask, params.sku, levelOf(session));
      if (!product) throw new Problem('NOT_FOUND');
      return { review: await store.write(product.codigo, body, account) };
    },
  );
}
