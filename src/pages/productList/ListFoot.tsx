import { NoMatch } from './NoMatch';
import { ListPages } from './ListPages';
import type { ProductList } from './useProductList';

/** Under the rows: the other pages, or the way out when the filters left none. */
export const ListFoot = ({ list }: { list: ProductList }) =>
  list.view.total === 0 ? <NoMatch list={list} /> : <ListPages list={list} />;
