import { useParams } from 'react-router';
import { orderPartsFeature, ordersSelectors } from '@/features/orders';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { OrderDetails } from '@/widgets/order/OrderDetails';
import { OrdersLink, OrderState } from '@/widgets/order/OrderState';
import { Page } from '@/widgets/shell/Page';

export const features = [orderPartsFeature];

/** One order, the customer's or the seller's. */
export default function OrderPage() {
  const { text } = useText();
  const { id = '' } = useParams();
  const { value } = useAppSelector(ordersSelectors.order);
  return (
    <Page title={text('HEADER_ORDER', { number: value?.id === id ? value.number : '…' })}>
      <OrderState id={id}>{(order) => <OrderDetails order={order} actions={<OrdersLink />} />}</OrderState>
    </Page>
  );
}
