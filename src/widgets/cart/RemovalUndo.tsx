import { cart, cartSelectors } from '@/features/cart';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { UndoNote } from '../undo/UndoNote';

/** Note with a button that undoes the last removal from the cart. */
export function RemovalUndo() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const removed = useAppSelector(cartSelectors.removed);
  return (
    <UndoNote
      message={removed ? text('TEXT_LINE_REMOVED', { name: removed.product.name }) : null}
      onUndo={() => dispatch(cart.removalUndone())}
    />
  );
}
