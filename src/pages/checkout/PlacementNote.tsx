import { authSelectors } from '@/features/auth';
import { cartSelectors, getChangePreview } from '@/features/cart';
import { toUrl } from '@/features/navigation';
import { orders, ordersSelectors } from '@/features/orders';
import { Link } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { getToday } from '@/shared/time';
import type { OrderChange } from '@/shop/schemas';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { moveFocusOnRemoval } from '@/ui/moveFocusOnRemoval';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useShownPrices } from '@/widgets/display/useShownPrices';
import { VerifyEmail } from '@/widgets/emailVerification/LazyVerifyEmail';
import css from './CheckoutPage.module.css';

/** Reason why the order was not placed, and the next step. The form keeps all input. */
export function PlacementNote({ asksForCode }: { asksForCode: boolean }) {
  const { text, money } = useText();
  const placement = useAppSelector(ordersSelectors.placement);
  const isSeller = useAppSelector(authSelectors.isSeller);
  return (
    <>
      <div aria-live="assertive">
        {placement.status === 'placing' ? (
          <VisuallyHidden>{text('TEXT_PLACING_ORDER')}</VisuallyHidden>
        ) : null}
        {placement.status === 'changed' ? <ChangesNote changes={placement.changes} /> : null}
        {placement.status === 'rejected' ? (
          <Alert
            tone="bad"
            action={
              placement.failure === 'IDEMPOTENCY_KEY_REUSED' ? (
                <Link to={toUrl(isSeller ? 'sellerOrders' : 'orders')}>{text('LINK_MY_ORDERS')}</Link>
              ) : undefined
            }
          >
            {placement.available === undefined
              ? text(`ERROR_API_${placement.failure}`)
              : text(isSeller ? 'TEXT_CREDIT_REFUSED_TO_SELLER' : 'TEXT_CREDIT_REFUSED', {
                  available: money(placement.available),
                })}
          </Alert>
        ) : null}
      </div>
      {asksForCode ? <VerifyEmail label={text('BUTTON_VERIFY_AND_ORDER')} /> : null}
    </>
  );
}

/**
 * Message about the changes of an order. Lines that a change removes are named while the cart still has these lines.
 * Afterwards the toast names the lines.
 */
function ChangesNote({ changes }: { changes: OrderChange[] }) {
  const { text, money } = useText();
  const dispatch = useAppDispatch();
  const lines = useAppSelector(cartSelectors.lines);
  const preview = getChangePreview(lines, changes, getToday());
  const removed = preview.removed.map(({ product }) => product.name).join(', ');
  const isCut = changes.some(({ kind }) => kind === 'more');
  const showsTotal = !isCut && changes.every(({ kind }) => kind !== 'total');
  return (
    <Alert
      tone="warn"
      // a shortened list does not name every change, so the message links to the cart, which marks each change at
      // today's prices
      action={
        isCut ? (
          <Link to={toUrl('cart')}>{text('LINK_EDIT_CART')}</Link>
        ) : (
          <Button
            ref={moveFocusOnRemoval}
            variant="secondary"
            size="small"
            onClick={() => dispatch(orders.changesAccepted({ changes, ...(removed && { removed }) }))}
          >
            {text('BUTTON_ACCEPT_CHANGES')}
          </Button>
        )
      }
    >
      <p>{text('ERROR_API_ORDER_CHANGED')}</p>
      <ul className={css.changes}>
        {changes.map((change) => (
          <ChangeRow key={'sku' in change ? `${change.sku} ${change.kind}` : change.kind} change={change} />
        ))}
      </ul>
      {showsTotal ? <p>{`${text('TEXT_TOTAL_WITH_IVA')}: ${money(preview.total)}`}</p> : null}
      {removed && !isCut ? <p>{text('TEXT_CHANGES_REMOVE', { names: removed })}</p> : null}
    </Alert>
  );
}

function ChangeRow({ change }: { change: OrderChange }) {
  const { text, money } = useText();
  const { show, iva } = useShownPrices();
  const lines = useAppSelector(cartSelectors.lines);
  if (change.kind === 'total') return <li>{text('TEXT_CHANGE_TOTAL', { total: money(change.total) })}</li>;
  if (change.kind === 'more') return <li>{text('TEXT_MORE_CHANGES', { count: change.count })}</li>;
  const product = lines.find((line) => line.product.sku === change.sku)?.product;
  const name = product?.name ?? change.sku;
  if (change.kind === 'price') {
    const before = show(product?.unitPrice ?? change.unitPrice);
    return <li>{text('TEXT_CHANGE_PRICE', { name, before, now: show(change.unitPrice), iva })}</li>;
  }
  if (change.kind === 'stock') {
    return <li>{text('TEXT_CHANGE_STOCK', { name, available: change.available })}</li>;
  }
  return <li>{text(change.kind === 'gone' ? 'TEXT_CHANGE_GONE' : 'TEXT_CHANGE_UNPRICED', { name })}</li>;
}
