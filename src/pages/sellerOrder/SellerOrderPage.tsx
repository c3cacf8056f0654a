import type { Order } from '@/erp/rows/order';
import { auth, authSelectors } from '@/features/auth';
import { usePlace } from '@/features/navigation';
import { orderPartsFeature, ordersFeature, ordersSelectors } from '@/features/orders';
import { reorderFeature } from '@/features/reorder';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { UsersIcon } from '@/ui/icons';
import { OrderDetails } from '@/widgets/order/OrderDetails';
import { OrdersLink, OrderState } from '@/widgets/order/OrderState';
import { ReorderButton } from '@/widgets/reorder/ReorderButton';
import { ReorderHost } from '@/widgets/reorder/ReorderHost';
import { Page } from '@/widgets/shell/Page';

export const features = [ordersFeature, orderPartsFeature, reorderFeature];

/** An order of one of the seller's customers: whole, printable, and to be asked for again in that customer's cart. */
export default function SellerOrderPage() {
  const { text } = useText();
  const { id = '' } = usePlace().params;
  const { id: shown, value } = useAppSelector(ordersSelectors.order);
  return (
    <Page title={text('HEADER_ORDER', { number: (shown === id && value?.number) || '…' })}>
      <OrderState id={id}>
        {(order) => (
          <OrderDetails
            order={order}
            actions={
              <>
                <ReorderButton order={order} />
                <ServeButton order={order} />
                <OrdersLink />
              </>
            }
          />
        )}
      </OrderState>
      <ReorderHost />
    </Page>
  );
}

/** Lines go into the cart of whoever is served: an order of another customer is asked for again once they are. */
function ServeButton({ order: { customerCode, customerName } }: { order: Order }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const served = useAppSelector(authSelectors.servedCustomer);
  if (customerCode === '' || served?.code === customerCode) return null;
  return (
    <Button
      size="small"
      icon={<UsersIcon aria-hidden />}
      onClick={() => dispatch(auth.customerChosen({ code: customerCode }))}
    >
      {text('BUTTON_SERVE_TO_REORDER', { name: customerName || customerCode })}
    </Button>
  );
}
