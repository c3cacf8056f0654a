import { catalog } from '@/features/catalog';
import { useAppDispatch } from '@/shared/redux';

/** What a product's link is told by: who points at it is likely to open it. */
export function useProductPointing(slug: string) {
  'use memo';
  const dispatch = useAppDispatch();
  const pointed = () => dispatch(catalog.productPointed({ slug }));
  return { onPointerEnter: pointed, onFocus: pointed };
}
