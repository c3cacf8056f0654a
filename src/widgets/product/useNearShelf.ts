import { useEffect, useEffectEvent } from 'react';
import { authSelectors } from '@/features/auth';
import { catalog, useShelf, type Shelf } from '@/features/catalog';
import { useAppDispatch, useAppSelector } from '@/shared/redux';

/**
 * A shelf for whoever is near it: says that it is wanted as soon as it is known who asks, and again when what was known
 * of it is another person's.
 */
export function useNearShelf(shelf: Shelf) {
  const dispatch = useAppDispatch();
  const isKnown = useAppSelector(authSelectors.isKnown);
  const { status, failure, products } = useShelf(shelf);
  const isWanted = isKnown && status === 'idle';
  const want = () => dispatch(catalog.shelfWanted({ shelf }));
  const tellNear = useEffectEvent(want);
  useEffect(() => {
    if (isWanted) tellNear();
  }, [isWanted]);
  return { status, failure, products, want };
}
