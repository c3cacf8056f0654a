import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { Pagination } from '@/ui/Pagination';
import { useWhenIdle } from '@/ui/useWhenIdle';
import { bringPictures } from './bringPictures';
import type { ProductList } from './useProductList';

/** The pages as links. The next one's pictures are there before it is asked for. */
export function ListPages({ list: { view, to } }: { list: ProductList }) {
  const { text } = useText();
  const bringNext = () => bringPictures(view.nextRows);
  useWhenIdle(bringNext, view.nextRows.map(({ slug }) => slug).join());
  return (
    <Pagination
      current={view.page}
      total={view.pages}
      label={text('TEXT_PAGES')}
      previousLabel={text('LINK_PREVIOUS_PAGE')}
      nextLabel={text('LINK_NEXT_PAGE')}
      pageLabel={(number) => text('LINK_PAGE', { number })}
      renderLink={(number, attributes, content) => (
        <Link
          to={to({ page: number })}
          {...attributes}
          {...(number === view.page + 1 ? { onPointerEnter: bringNext, onFocus: bringNext } : {})}
        >
          {content}
        </Link>
      )}
    />
  );
}
