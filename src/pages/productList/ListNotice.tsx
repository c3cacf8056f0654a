import type { Category } from '@/erp/rows/category';
import { NoProducts } from './NoProducts';
import { SearchNotice } from './SearchNotice';
import type { ProductList } from './useProductList';

/** Notices above a list's rows. They explain how a search was interpreted, and offer links if the list is empty. */
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
