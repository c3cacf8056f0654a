import type { Product } from '@/erp/rows/product';
import { shelvesFeature } from '@/features/catalog';
import { toUrl } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { ProductShelf } from '@/widgets/product/ProductShelf';

export const features = [shelvesFeature];

/** What most people had something to say about; of as many, the better. */
const mostReviewed = (a: Product, b: Product): number =>
  b.reviews - a.reviews || (b.rating ?? 0) - (a.rating ?? 0);

/** A category's popular and its featured parts. */
export default function CategoryProductRows({ slug, name }: { slug: string; name: string }) {
  const { text } = useText();
  return (
    <>
      <ProductShelf
        title={text('HEADER_POPULAR')}
        shelf={{ kind: 'all', category: slug }}
        choose={(products) => [...products].sort(mostReviewed)}
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
