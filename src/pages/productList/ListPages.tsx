import { useWhenIdle } from '@/ui/useWhenIdle';
import { PaginationLinks } from '@/widgets/pagination/PaginationLinks';
import { preloadImages } from './preloadImages';
import type { ProductList } from './useProductList';

/** Pagination links; the next page's pictures are preloaded. */
export function ListPages({ list: { view, to } }: { list: ProductList }) {
  const bringNext = () => preloadImages(view.nextRows);
  useWhenIdle(bringNext, view.nextRows.map(({ slug }) => slug).join());
  return (
    <PaginationLinks
      current={view.page}
      total={view.pages}
      addressOf={(page) => to({ page })}
      attributesOf={(page) =>
        page === view.page + 1 ? { onPointerEnter: bringNext, onFocus: bringNext } : {}
      }
    />
  );
}
