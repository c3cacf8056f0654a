import { shelvesFeature } from '@/features/catalog';
import { contentFeature } from '@/features/content';
import { Banners } from '@/widgets/home/Banners';
import { BrandRow } from '@/widgets/home/BrandRow';
import { FeaturedProducts } from '@/widgets/home/FeaturedProducts';
import { LatestPosts } from '@/widgets/home/LatestPosts';
import { Offers } from '@/widgets/home/Offers';
import { PopularCategories } from '@/widgets/home/PopularCategories';
import { ProductColumns } from '@/widgets/home/ProductColumns';
import { ShopFeatures } from '@/widgets/home/ShopFeatures';

export const features = [contentFeature, shelvesFeature];

/** Second home page below the slides. A block is rendered only when it is near the viewport. */
export default function BelowTheFold() {
  return (
    <>
      <BrandRow />
      <PopularCategories />
      <FeaturedProducts />
      <Banners />
      <Offers />
      <LatestPosts />
      <ProductColumns />
      <ShopFeatures />
    </>
  );
}
