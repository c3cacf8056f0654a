/** The filters of a list, in one chunk: beside it on a wide screen, in a dialog that is opened on a phone. */
import { CategoryTree } from './CategoryTree';
import { Filters } from './Filters';
import type { ProductList } from './useProductList';

export { FilterSide } from './FilterSide';

/** @param onGone called when a category was chosen, which is another list */
export const DialogFilters = ({ list, onGone }: { list: ProductList; onGone: () => void }) => (
  <>
    <CategoryTree list={list} onGone={onGone} />
    <Filters list={list} />
  </>
);
