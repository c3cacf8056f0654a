import type { Product } from '@/erp/rows/product';
import { shelvesFeature, useProductQuery } from '@/features/catalog';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { ProductShelf } from '@/widgets/product/ProductShelf';

export const features = [shelvesFeature];

/** Sorts by number of reviews, then by rating. */
const compareReviews = (a: Product, b: Product): number =>
  b.reviews - a.reviews || (b.rating ?? 0) - (a.rating ?? 0);

const most = 5;

const listPopular = (products: readonly Product[]): Product[] => [...products].sort(compareReviews);

/** Rows of a category's popular and featured products. In the row of featured products, popular products come last. */
export default function CategoryProductRows({ slug, name }: { slug: string; name: string }) {
  const { text } = useText();
  const shelf = { kind: 'all', category: slug, query: { limit: '32' } } as const;
  const { status, products } = useProductQuery(shelf);
  const popular = listPopular(products)
    .slice(0, most)
    .map((product) => product.slug);
  const getRepeatRank = (product: Product) => Number(popular.includes(product.slug));
  return (
    <>
      <ProductShelf
        title={text('HEADER_POPULAR')}
        shelf={shelf}
        choose={listPopular}
        most={most}
        more={<Link to={toUrl('categoryProducts', { slug })}>{text('LINK_ALL_OF', { name })}</Link>}
      />
      <ProductShelf
        title={text('HEADER_FEATURED')}
        shelf={{ kind: 'featured', category: slug }}
        choose={(products) => [...products].sort((a, b) => getRepeatRank(a) - getRepeatRank(b))}
        // the featured products wait for the popular products; otherwise cards would change places under the pointer
        isWaiting={status === 'asking'}
        empty={text('TEXT_NO_FEATURED')}
      />
    </>
  );
}
