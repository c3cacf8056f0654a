import { shelvesFeature } from '@/features/catalog';
import { contentFeature } from '@/features/content';
import { Banners } from '@/widgets/home/Banners';
import { BrandRow } from '@/widgets/home/BrandRow';
import { DepartmentZones } from '@/widgets/home/DepartmentZones';
import { FeaturedProducts } from '@/widgets/home/FeaturedProducts';
import { LatestPosts } from '@/widgets/home/LatestPosts';
import { NewArrivals } from '@/widgets/home/NewArrivals';
import { Offers } from '@/widgets/home/Offers';
import { ProductColumns } from '@/widgets/home/ProductColumns';

export const features = [contentFeature, shelvesFeature];

/** Home page below the finder. A block is rendered only when it is near the viewport. */
export default function BelowTheFold() {
  return (
    <>
      <FeaturedProducts />
      <Offers />
      <DepartmentZones />
      <Banners />
      <NewArrivals />
      <LatestPosts />
      <BrandRow />
      <ProductColumns />
    </>
  );
}
