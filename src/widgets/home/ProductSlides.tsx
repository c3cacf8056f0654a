import type { Product } from '@/erp/rows/product';
import { useMedia } from '@/ui/useMedia';
import { useProgressiveList } from '@/ui/useProgressiveList';
import { Carousel } from '../carousel/Carousel';
import { ProductCard } from '../product/ProductCard';

/** Maximum number of visible columns in a carousel. On a phone the third column is only partly visible. */
const columnsInSight = { phone: 3, wide: 5 };

/**
 * Carousel of product cards. The visible cards are rendered first, the other cards after the first paint, because on a
 * slow phone all ten cards would take two tasks of about 70 ms. Until its card is rendered, a slide is empty and has
 * the height of a card.
 */
export function ProductSlides({
  label,
  products,
  rows,
}: {
  label: string;
  products: readonly Product[];
  rows: number;
}) {
  const isWide = useMedia('(width >= 820px)');
  const columns = Math.ceil(products.length / rows);
  const shown = useProgressiveList(columns, columnsInSight[isWide ? 'wide' : 'phone']);
  const slides = Array.from({ length: columns }, (_, column) => {
    const columnProducts = products.slice(column * rows, (column + 1) * rows);
    return {
      key: columnProducts[0]!.slug,
      content:
        column < shown
          ? columnProducts.map((product) => <ProductCard key={product.slug} product={product} />)
          : null,
    };
  });
  return <Carousel label={label} slides={slides} />;
}
