import { Suspense } from 'react';
import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { shelvesFeature } from '@/features/catalog';
import { useAppSelector } from '@/shared/redux';
import { lazyPart, renderNothing } from '@/widgets/failure/lazyWithBoundary';
import { RecentlyViewed } from '@/widgets/product/RecentlyViewed';
import { BuyBar } from './BuyBar';
import css from './ProductPage.module.css';
import { ProductTabs } from './ProductTabs';
import { RelatedProducts } from './RelatedProducts';

export const features = [shelvesFeature];

/** Lazy: the bar loads after the form, because the bar submits the form. */
const BarOfForm = lazyPart(async () => {
  await import('@/widgets/product/AddToCartForm');
  return { default: BuyBar };
}, renderNothing);

/** Product page below the fold. While the buy box is out of view, the buy bar replaces the buy box. */
export default function BelowTheFold({ product, hasBuyBar }: { product: Product; hasBuyBar: boolean }) {
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  return (
    <>
      <ProductTabs product={product} />
      <div className={css.onScreen}>
        <RelatedProducts product={product} />
        <RecentlyViewed without={product.slug} />
      </div>
      {/* guests see neither form nor bar, so the code of both is not loaded for guests */}
      {hasBuyBar && isSignedIn ? (
        <Suspense fallback={null}>
          <BarOfForm product={product} />
        </Suspense>
      ) : null}
    </>
  );
}
