import type { Product } from '@/erp/rows/product';
import { shelvesFeature } from '@/features/catalog';
import { BuyBar } from './BuyBar';
import { ProductTabs } from './ProductTabs';
import { RecentlyViewed } from './RecentlyViewed';
import { RelatedProducts } from './RelatedProducts';

export const features = [shelvesFeature];

/** What a product's page shows after its first screen, and what takes the buy box's place when that is out of sight. */
export default function BelowTheFold({ product, hasBuyBar }: { product: Product; hasBuyBar: boolean }) {
  return (
    <>
      <ProductTabs product={product} />
      <RelatedProducts product={product} />
      <RecentlyViewed without={product.slug} />
      {hasBuyBar ? <BuyBar product={product} /> : null}
    </>
  );
}
