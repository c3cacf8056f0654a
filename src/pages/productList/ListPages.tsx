import { useEffect, useEffectEvent } from 'react';
import { catalog, toListPageQuery, useProductQuery } from '@/features/catalog';
import { placeOf } from '@/features/navigation';
import { useAppDispatch } from '@/shared/redux';
import { PaginationLinks } from '@/widgets/pagination/PaginationLinks';
import { preloadImages } from './preloadImages';
import type { ProductList } from './useProductList';

/**
 * Pagination links. When the pointer or the focus reaches a link, the linked page is loaded. If this is the next page,
 * its pictures are also loaded.
 */
export function ListPages({ list: { found, to } }: { list: ProductList }) {
  const dispatch = useAppDispatch();
  const { page = 1, pages = 1 } = found ?? {};
  const next = to({ page: Math.min(page + 1, pages) });
  const { products } = useProductQuery(
    toListPageQuery(placeOf(new URL(next, 'http://shop'))) ?? { kind: 'all' },
  );
  const preloadNext = useEffectEvent(() => preloadImages(products));
  const nextRows = page < pages ? products.map(({ slug }) => slug).join() : '';
  useEffect(() => {
    if (nextRows !== '') preloadNext();
  }, [nextRows]);
  const approach = (path: string) => () => dispatch(catalog.listApproached({ path }));
  return (
    <PaginationLinks
      current={page}
      total={pages}
      addressOf={(number) => to({ page: number })}
      attributesOf={(number) =>
        number === page
          ? {}
          : { onPointerEnter: approach(to({ page: number })), onFocus: approach(to({ page: number })) }
      }
    />
  );
}
