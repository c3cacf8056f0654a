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
import { MissingOrderPage, OrdersLink, OrderState } from '@/widgets/order/OrderState';
import { ReorderButton } from '@/widgets/reorder/ReorderButton';
import { ReorderHost } from '@/widgets/reorder/ReorderHost';
import { Page } from '@/widgets/shell/Page';

export const features = [ordersFeature, orderPartsFeature, reorderFeature];

/** Order of a customer of the seller. The page can be printed, and a reorder adds the lines to the customer's cart. */
export default function SellerOrderPage() {
  const { text } = useText();
  const { id = '' } = usePlace().params;
  const order = useAppSelector(ordersSelectors.order);
  const isLoaded = order.id === id;
  if (isLoaded && order.status === 'missing') return <MissingOrderPage />;
  return (
    <Page title={text('HEADER_ORDER', { number: (isLoaded && order.value?.number) || '…' })}>
      <OrderState id={id}>
        {(found) => (
          <OrderDetails
            order={found}
            actions={
              <>
                <ReorderButton order={found} />
                <ServeButton order={found} />
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

/**
 * Button with which the seller begins to serve the order's customer. A reorder adds lines to the cart of the customer
 * whom the seller serves, so the seller must serve this customer first.
 */
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
