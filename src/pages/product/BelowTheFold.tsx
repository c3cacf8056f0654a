import { Suspense } from 'react';
import type { Product } from '@/erp/rows/product';
import { shelvesFeature } from '@/features/catalog';
import { lazyPart, renderNothing } from '@/widgets/failure/lazyWithBoundary';
import { BuyBar } from './BuyBar';
import { ProductTabs } from './ProductTabs';
import { RecentlyViewed } from './RecentlyViewed';
import { RelatedProducts } from './RelatedProducts';

export const features = [shelvesFeature];

/** Once the form that it stands for is there: until then a press would find nothing. */
const BarOfForm = lazyPart(async () => {
  await import('@/widgets/product/AddToCartForm');
  return { default: BuyBar };
}, renderNothing);

/** What a product's page shows after its first screen, and what takes the buy box's place when that is out of sight. */
export default function BelowTheFold({ product, hasBuyBar }: { product: Product; hasBuyBar: boolean }) {
  return (
    <>
      <ProductTabs product={product} />
      <RelatedProducts product={product} />
      <RecentlyViewed without={product.slug} />
      {hasBuyBar ? (
        <Suspense fallback={null}>
          <BarOfForm product={product} />
        </Suspense>
      ) : null}
    </>
  );
}
