import type { Order } from '@/erp/rows/order';
import { usePlace } from '@/features/navigation';
import { orderPartsFeature, ordersFeature, ordersSelectors } from '@/features/orders';
import { reorderFeature } from '@/features/reorder';
import { useAppSelector } from '@/shared/redux';
import { getWhatsappUrl } from '@/shared/site';
import { useText } from '@/shared/text';
import { getButtonClass } from '@/ui/Button';
import { WhatsappIcon } from '@/ui/icons';
import { OrderDetails } from '@/widgets/order/OrderDetails';
import { MissingOrderPage, OrdersLink, OrderState } from '@/widgets/order/OrderState';
import { ReorderButton } from '@/widgets/reorder/ReorderButton';
import { ReorderHost } from '@/widgets/reorder/ReorderHost';
import { Page } from '@/widgets/shell/Page';

export const features = [ordersFeature, orderPartsFeature, reorderFeature];

/** Page of one order of the customer or the seller. For an order of another account, the page says "not found". */
export default function OrderPage() {
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
                <AskLink order={found} />
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

/** WhatsApp link with the order's number in the text. */
function AskLink({ order: { number, invoice } }: { order: Order }) {
  const { text } = useText();
  return (
    <a
      className={getButtonClass({ variant: 'secondary', size: 'small' })}
      href={getWhatsappUrl(text('TEXT_WHATSAPP_ORDER', { number, invoice: invoice ?? 'none' }))}
      target="_blank"
      rel="noreferrer"
    >
      <WhatsappIcon aria-hidden />
      {text('LINK_ASK_BY_WHATSAPP')}
    </a>
  );
}
