import type { Review, Reviews } from '@/shop/schemas';
import { getLevel } from '../gateway/access';
import type { RequireVerifiedEmail } from '../gateway/emailVerifications';
import type { ConsumeRateLimit } from '../gateway/rateLimits';
import { bindSignal, type ErpRequestFn } from '../erp/erpClient';
import type { DefineShopRoute } from '../gateway/shopRoutes';
import { Problem } from '../shared/problem';
import { fetchProduct } from './product';
import type { ReviewStore } from './reviewStore';

export interface ReviewOptions {
  ask: ErpRequestFn;
  store: ReviewStore;
  /** Rate limit for the reviews that an account writes. */
  countReview: ConsumeRateLimit;
  requireVerifiedEmail: RequireVerifiedEmail;
}

/** /api/shop/products/{sku}/reviews: everybody can read reviews, and signed-in accounts can write them. */
export function registerReviewRoutes(
  on: DefineShopRoute,
  { ask, store, countReview, requireVerifiedEmail }: ReviewOptions,
): void {
  on('GET /products/:sku/reviews', ({ session, params, query }): Promise<Reviews> =>
    store.page(params.sku, query.page, session?.account ?? null),
  );

  on(
    'POST /products/:sku/reviews',
    async ({ session, params, body, request }, reply): Promise<{ review: Review }> => {
      const { account } = session;
      await requireVerifiedEmail(account);
      await countReview(request, reply, account.code);
      const product = await fetchProduct(
        bindSignal(ask, request.clientSignal),
        params.sku,
        getLevel(session),
      );
      if (!product) throw new Problem('NOT_FOUND');
      return { review: await store.write(product.codigo, body, account) };
    },
  );
}
