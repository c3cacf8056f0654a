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
 * Requests a product query when its element is near the viewport and the session is known. The query is requested again
 * after the account changes. If the query failed on an earlier visit of the page, it is also requested again.
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
