import { useRenderBelowFold } from '@/widgets/shell/initialRender';
import { NoMatch } from './NoMatch';
import { ListPages } from './ListPages';
import type { ProductList } from './useProductList';

/** Under the rows: the other pages, or the way out when the filters left none. */
export function ListFoot({ list }: { list: ProductList }) {
  const isBelowDue = useRenderBelowFold();
  if (list.view.total === 0) return <NoMatch list={list} />;
  return isBelowDue ? <ListPages list={list} /> : null;
}
