import { useEffect, useEffectEvent } from 'react';
import { authSelectors, type AuthState } from '@/features/auth';
import {
  catalog,
  catalogSelectors,
  useProductQuery,
  type CatalogState,
  type ProductQuery,
} from '@/features/catalog';
import { selectIsUnderway, type NavigationState } from '@/features/navigation';
import { useAppDispatch, useAppSelector } from '@/shared/redux';

type HasAll = { auth: AuthState; catalog: CatalogState; navigation: NavigationState };

/**
 * Requests a product query near the viewport once the session is known, and again after the account changes. A query
 * that failed on an earlier visit of the page is requested again.
 */
export function useShelfNearViewport(shelf: ProductQuery) {
  const dispatch = useAppDispatch();
  const { status, failure, products } = useProductQuery(shelf);
  const isWanted = useAppSelector(
    (state: HasAll) =>
      authSelectors.isKnown(state) &&
      !selectIsUnderway(state) &&
      catalogSelectors.shelfStatus(state, shelf) === 'idle',
  );
  const want = () => dispatch(catalog.shelfWanted({ shelf }));
  const tellNear = useEffectEvent(() => {
    if (isWanted || failure !== null) want();
  });
  useEffect(() => tellNear(), [isWanted]);
  return { status, failure, products, want };
}
