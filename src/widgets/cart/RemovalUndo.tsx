import { cart, cartSelectors } from '@/features/cart';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { UndoIcon } from '@/ui/icons';
import css from './Cart.module.css';

/** Removing asks nothing first: it can be undone. */
export function RemovalUndo() {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const removed = useAppSelector(cartSelectors.removed);
  return (
    <div role="status">
      {removed ? (
        <p className={css.undo}>
          {text('TEXT_LINE_REMOVED', { name: removed.product.name })}
          <Button
            variant="secondary"
            size="small"
            icon={<UndoIcon aria-hidden />}
            onClick={() => dispatch(cart.removalUndone())}
          >
            {text('BUTTON_UNDO')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
