import { parseOrderStatus, type Order } from '@/erp/rows/order';
import { authSelectors } from '@/features/auth';
import { toUrl, usePlace } from '@/features/navigation';
import { orderPartsFeature, ordersFeature, ordersSelectors } from '@/features/orders';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Alert } from '@/ui/Alert';
import { getButtonClass } from '@/ui/Button';
import { OrderDetails } from '@/widgets/order/OrderDetails';
import { OrdersLink, OrderState } from '@/widgets/order/OrderState';
import css from '@/widgets/order/Order.module.css';
import { Page } from '@/widgets/shell/Page';

export const features = [ordersFeature, orderPartsFeature];

/**
 * Texts by payment method. A card payment has no text here, because a separate message shows the card's authorisation.
 */
const nextSteps: Record<string, string | undefined> = {
  transfer: 'TEXT_PAYMENT_TRANSFER_HINT',
  cash: 'TEXT_NEXT_CASH',
  credit: 'TEXT_NEXT_CREDIT',
};

/** Shows how the order will be paid. The text disappears when the order has been shipped. */
function NextStep(order: Order) {
  const { text } = useText();
  const step = parseOrderStatus(order) === 'PENDING' ? nextSteps[order.payment] : undefined;
  return step ? <p>{text(step)}</p> : null;
}

/** Confirmation of the order with the token in the URL. The URL can be opened again later. */
export default function OrderPlacedPage() {
  const { text } = useText();
  const isSeller = useAppSelector(authSelectors.isSeller);
  const { token = '' } = usePlace().params;
  const { id, value } = useAppSelector(ordersSelectors.order);
  const isLoaded = id === token && value !== null;
  return (
    <Page title={isLoaded ? text('HEADER_ORDER_PLACED') : text('HEADER_ORDER', { number: '…' })}>
      <OrderState id={token}>
        {(order) => (
          <>
            <div className={css.onScreen}>
              <Alert tone="good">
                {isSeller
                  ? text('TEXT_ORDER_PLACED_FOR', {
                      number: order.number,
                      customer: order.customerName || order.customerCode,
                    })
                  : text('TEXT_ORDER_PLACED', { number: order.number })}
                {isSeller ? null : <NextStep {...order} />}
              </Alert>
              {order.authorisation ? <Alert tone="info">{text('TEXT_CARD_NOT_CHARGED')}</Alert> : null}
            </div>
            <OrderDetails
              order={order}
              actions={
                <>
                  <Link className={getButtonClass({ size: 'small' })} to={toUrl('shop')}>
                    {text('LINK_KEEP_SHOPPING')}
                  </Link>
                  <OrdersLink />
                </>
              }
            />
          </>
        )}
      </OrderState>
    </Page>
  );
}
