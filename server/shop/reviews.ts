import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { writeReviewSchema, type Review, type Reviews } from '@/shop/schemas';
import { levelOf, requireRole } from '../gateway/access';
import type { CountAttempt } from '../gateway/attempts';
import type { AskErp } from '../gateway/erpClient';
import { parse, Problem } from '../problem';
import { askProduct } from './product';
import type { ReviewStore } from './reviewStore';

export interface ReviewOptions {
  ask: AskErp;
  store: ReviewStore;
  /** Counts what an account writes. */
  countReview: CountAttempt;
}

const pageQuery = v.object({
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(1)), '1'),
});

/** What an ERP may call a product; PostgreSQL keeps no NUL. */
const skuShape = v.pipe(v.string(), v.trim(), v.regex(/^\P{Cc}{1,64}$/u));

/** @throws NOT_FOUND for what cannot be a sku */
function skuOf({ params }: FastifyRequest<{ Params: { sku: string } }>): string {
  const parsed = v.safeParse(skuShape, params.sku);
  if (!parsed.success) throw new Problem('NOT_FOUND');
  return parsed.output;
}

/** /api/shop/products/{sku}/reviews: everybody reads, who is signed in writes. */
export function reviewRoutes(app: FastifyInstance, { ask, store, countReview }: ReviewOptions): void {
  const path = '/products/:sku/reviews';

  app.get<{ Params: { sku: string } }>(path, async (request): Promise<Reviews> => {
    const { page } = parse(pageQuery, request.query);
    return store.page(skuOf(request), page, request.session?.account ?? null);
  });

  app.post<{ Params: { sku: string } }>(path, async (request, reply): Promise<{ review: Review }> => {
    requireRole(request.session, ['customer', 'seller']);
    const { account } = request.session!;
    const review = parse(writeReviewSchema, request.body);
    const sku = skuOf(request);
    await countReview(request, reply, account.code);
    const product = await askProduct(ask, sku, levelOf(request.session));
    if (!product) throw new Problem('NOT_FOUND');
    return { review: await store.write(product.codigo, review, account) };
  });
}
