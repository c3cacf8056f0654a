import type { Category } from '@/erp/rows/category';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { getButtonClass } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { SearchIcon } from '@/ui/icons';
import type { ProductList } from './useProductList';

/** Empty state of a list; a search within a category offers the whole category. */
export function NoProducts({ list, category }: { list: ProductList; category?: Category }) {
  const { text } = useText();
  return (
    <EmptyState
      icon={<SearchIcon aria-hidden />}
      title={text('TEXT_NO_PRODUCTS_FOUND')}
      action={
        category && list.query.search ? (
          <Link to={list.to({ page: 1, search: '' })} className={getButtonClass({ variant: 'secondary' })}>
            {text('LINK_ALL_OF', { name: category.name })}
          </Link>
        ) : null
      }
    >
      {text('TEXT_NO_PRODUCTS_ADVICE')}
    </EmptyState>
  );
}
