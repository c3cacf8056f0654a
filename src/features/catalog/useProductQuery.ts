import { useAppSelector } from '@/shared/redux';
import { deepEqual } from '@/shared/deepEqual';
import { catalogSelectors, type CatalogState } from './catalogSlice';
import type { ProductQuery } from './productQuery';

type HasCatalog = { catalog: CatalogState };

/** Returns the state of a product query. The component re-renders only if this query or its products change. */
export function useProductQuery(shelf: ProductQuery) {
  const status = useAppSelector((state: HasCatalog) => catalogSelectors.shelfStatus(state, shelf));
  const failure = useAppSelector((state: HasCatalog) => catalogSelectors.shelfFailure(state, shelf));
  const products = useAppSelector(
    (state: HasCatalog) => catalogSelectors.shelfProducts(state, shelf),
    deepEqual,
  );
  return { status, failure, products };
}
