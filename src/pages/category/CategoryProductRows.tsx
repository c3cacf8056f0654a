import type { Product } from '@/erp/rows/product';
import { shelvesFeature } from '@/features/catalog';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { ProductShelf } from '@/widgets/product/ProductShelf';

export const features = [shelvesFeature];

/** Sorts by number of reviews, then by rating. */
const compareReviews = (a: Product, b: Product): number =>
  b.reviews - a.reviews || (b.rating ?? 0) - (a.rating ?? 0);

/** Rows of a category's popular and featured products. */
export default function CategoryProductRows({ slug, name }: { slug: string; name: string }) {
  const { text } = useText();
  return (
    <>
      <ProductShelf
        title={text('HEADER_POPULAR')}
        shelf={{ kind: 'all', category: slug, query: { limit: '32' } }}
        choose={(products) => [...products].sort(compareReviews)}
        most={4}
        more={<Link to={toUrl('categoryProducts', { slug })}>{text('LINK_ALL_OF', { name })}</Link>}
      />
      <ProductShelf
        title={text('HEADER_FEATURED')}
        shelf={{ kind: 'featured', category: slug }}
        empty={text('TEXT_NO_FEATURED')}
      />
    </>
  );
}
