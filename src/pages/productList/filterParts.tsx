/** Filters of a list, in one chunk. On a wide screen they are beside the list, on a phone in a dialog. */
import { CategoryTree } from './CategoryTree';
import { Filters } from './Filters';
import type { ProductList } from './useProductList';

export { FilterSide } from './FilterSide';

/** @param onGone called when the visitor has chosen a category, because the category shows another list */
export const DialogFilters = ({ list, onGone }: { list: ProductList; onGone: () => void }) => (
  <>
    <CategoryTree list={list} onGone={onGone} />
    <Filters list={list} />
  </>
);
