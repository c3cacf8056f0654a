import { useAppSelector } from '@/shared/redux';
import { sameData } from '@/shared/sameData';
import { catalogSelectors, type CatalogState } from './catalogSlice';
import type { Shelf } from './shelf';

type HasCatalog = { catalog: CatalogState };

/** What is known of a shelf. Whoever shows it is drawn anew when something on it changed, and not for other products. */
export function useShelf(shelf: Shelf) {
  const status = useAppSelector((state: HasCatalog) => catalogSelectors.shelfStatus(state, shelf));
  const failure = useAppSelector((state: HasCatalog) => catalogSelectors.shelfFailure(state, shelf));
  const products = useAppSelector(
    (state: HasCatalog) => catalogSelectors.shelfProducts(state, shelf),
    sameData,
  );
  return { status, failure, products };
}
