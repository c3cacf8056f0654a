import { useMemo } from 'react';
import { authSelectors } from '@/features/auth';
import { cart, cartBatchFeature, cartSelectors } from '@/features/cart';
import {
  validateLines,
  listLinesToAdd,
  reorder,
  reorderSelectors,
  type ReorderSource,
} from '@/features/reorder';
import { sumTotals } from '@/shared/money';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { getToday } from '@/shared/time';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { CartIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { toShownAmounts } from '../display/LineAmount';
import { useShownPrices } from '../display/useShownPrices';
import { FailureNote } from '../failure/FailureNote';
import { listChanges } from './changes';
import css from './Reorder.module.css';
import { ReorderLine } from './ReorderLine';

export const features = [cartBatchFeature];

/** Reorder dialog. Shows the changes since the order. The user chooses lines, and then adds these lines to the cart. */
export default function ReorderDialog({ order }: { order: ReorderSource }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const { status, failure } = useAppSelector(reorderSelectors.all);
  return (
    <Dialog
      wide
      title={order.isMenu ? text('HEADER_USUAL') : text('HEADER_REORDER', { number: order.number })}
      closeLabel={text('BUTTON_CLOSE')}
      onClose={() => dispatch(reorder.closed())}
    >
      {status === 'asking' ? (
        <>
          <p role="status">{text('TEXT_REORDER_ASKING')}</p>
          <Skeleton height="block" />
        </>
      ) : null}
      {status === 'failed' ? (
        <FailureNote code={failure} onRetry={() => dispatch(reorder.retryRequested())} />
      ) : null}
      {status === 'ready' ? <Today /> : null}
    </Dialog>
  );
}

function Today() {
  const { text, money } = useText();
  const dispatch = useAppDispatch();
  const state = useAppSelector(reorderSelectors.all);
  const inCart = useAppSelector(cartSelectors.lines);
  const discount = useAppSelector(authSelectors.discount);
  const judged = useMemo(() => validateLines(state, inCart, discount), [state, inCart, discount]);
  const { isWithIva } = useShownPrices();
  const lines = listLinesToAdd(judged);
  const priced = lines.map(({ product, quantity }) => ({ unitPrice: product.unitPrice, quantity }));
  const { subtotal, total } = sumTotals(priced, getToday());
  const amounts = toShownAmounts(priced, isWithIva, getToday());
  const takenAt = judged.filter((one) => listLinesToAdd([one]).length > 0).map(({ position }) => position);
  const changedCount = judged.filter((one) => listChanges(one).length > 0).length;
  if (judged.length === 0) return <p>{text('TEXT_ORDER_WITHOUT_LINES')}</p>;
  return (
    <>
      <p role="status">{text('TEXT_REORDER_CHANGED', { changed: changedCount, total: judged.length })}</p>
      <ul className={css.lines}>
        {judged.map((one) => (
          <ReorderLine key={one.position} judged={one} amount={amounts[takenAt.indexOf(one.position)]} />
        ))}
      </ul>
      <div className={css.sum}>
        <dl>
          <dt>{text('TABLE_SUBTOTAL')}</dt>
          <dd>{money(subtotal)}</dd>
          <dt>{text('TEXT_TOTAL_WITH_IVA')}</dt>
          <dd>
            <strong>{money(total)}</strong>
          </dd>
        </dl>
        <Button
          icon={<CartIcon aria-hidden />}
          aria-disabled={lines.length === 0 || undefined}
          onClick={() => lines.length > 0 && dispatch(cart.linesAddRequested({ lines }))}
        >
          {text('BUTTON_ADD_LINES', { count: lines.length })}
        </Button>
      </div>
    </>
  );
}
