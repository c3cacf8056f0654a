import type { Category } from '@/erp/rows/category';
import { NoProducts } from './NoProducts';
import { SearchNotice } from './SearchNotice';
import type { ProductList } from './useProductList';

/** Notices that a list has before its rows: how a search was understood, and the ways on from an empty list. */
export const ListNotice = ({
  list,
  category,
  isEmpty,
}: {
  list: ProductList;
  category?: Category;
  isEmpty: boolean;
}) => (
  <>
    {list.query.search ? <SearchNotice list={list} /> : null}
    {isEmpty ? <NoProducts list={list} category={category} /> : null}
  </>
);
