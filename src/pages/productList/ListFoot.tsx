import { useRenderBelowFold } from '@/widgets/shell/initialRender';
import { NoMatch } from './NoMatch';
import { ListPages } from './ListPages';
import type { ProductList } from './useProductList';

/** Pagination, or the empty state when no product matches the filters. */
export function ListFoot({ list }: { list: ProductList }) {
  const isBelowDue = useRenderBelowFold();
  if (list.total === 0) return <NoMatch list={list} />;
  return isBelowDue ? <ListPages list={list} /> : null;
}
