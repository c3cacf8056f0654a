/** Filters of a list, in one chunk: beside the list on a wide screen, and in a dialog on a phone. */
import { CategoryTree } from './CategoryTree';
import { Filters } from './Filters';
import type { ProductList } from './useProductList';

export { FilterSide } from './FilterSide';

/** @param onGone called when a category was chosen, which shows another list */
export const DialogFilters = ({ list, onGone }: { list: ProductList; onGone: () => void }) => (
  <>
    <CategoryTree list={list} onGone={onGone} />
    <Filters list={list} />
  </>
);
