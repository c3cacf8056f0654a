import { useEffect, useEffectEvent } from 'react';
import { authSelectors } from '@/features/auth';
import { catalog, catalogSelectors, type CatalogState, type Shelf } from '@/features/catalog';
import { useAppDispatch, useAppSelector } from '@/shared/redux';

type HasCatalog = { catalog: CatalogState };

/**
 * A shelf for whoever is near it: says that it is wanted as soon as it is known who asks, and again when what was known
 * of it is another person's.
 */
export function useShelf(shelf: Shelf) {
  const dispatch = useAppDispatch();
  const isKnown = useAppSelector(authSelectors.isKnown);
  const status = useAppSelector((state: HasCatalog) => catalogSelectors.shelfStatus(state, shelf));
  const failure = useAppSelector((state: HasCatalog) => catalogSelectors.shelfFailure(state, shelf));
  const products = useAppSelector((state: HasCatalog) => catalogSelectors.shelfProducts(state, shelf));
  const isWanted = isKnown && status === 'idle';
  const want = () => dispatch(catalog.shelfWanted({ shelf }));
  const tellNear = useEffectEvent(want);
  useEffect(() => {
    if (isWanted) tellNear();
  }, [isWanted]);
  return { status, failure, products, want };
}
