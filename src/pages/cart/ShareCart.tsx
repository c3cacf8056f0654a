import { memo, useDeferredValue } from 'react';
import { authSelectors } from '@/features/auth';
import { cartSelectors, type CartLine } from '@/features/cart';
import { getIvaPercent, sumTotals } from '@/shared/money';
import { useAppSelector } from '@/shared/redux';
import { site } from '@/shared/site';
import { useText } from '@/shared/text';
import { getToday } from '@/shared/time';
import { getButtonClass } from '@/ui/Button';
import { WhatsappIcon } from '@/ui/icons';
import { shareUrl } from '@/widgets/cart/whatsappShare';
import { writeOrderText } from '@/widgets/order/orderText';

/** WhatsApp link with the cart. The link's URL is built after a change of the cart was painted. */
export function ShareCart() {
  const lines = useDeferredValue(useAppSelector(cartSelectors.lines));
  return <ShareLink lines={lines} />;
}

const ShareLink = memo(function ShareLink({ lines }: { lines: readonly CartLine[] }) {
  const words = useText();
  const { text } = words;
  // the message of a seller names the customer whom the seller serves
  const isSeller = useAppSelector(authSelectors.isSeller);
  const served = useAppSelector(authSelectors.servedCustomer);
  const customer = isSeller ? served : null;
  const day = getToday();
  const { subtotal, iva, total } = sumTotals(
    lines.map(({ product, quantity }) => ({ unitPrice: product.unitPrice, quantity })),
    day,
  );
  const shared = writeOrderText(
    {
      title: customer
        ? text('TEXT_CART_SHARED_FOR', { shop: site.name, customer: customer.tradeName || customer.name })
        : text('TEXT_CART_SHARED', { shop: site.name }),
      lines: lines.map(({ product: { name, fitmentText, sku, unitPrice }, quantity, options }) => ({
        quantity,
        name: fitmentText ? `${name} (${fitmentText})` : name,
        sku,
        options,
        total: unitPrice * quantity,
      })),
      totals: [
        [text('TABLE_SUBTOTAL'), subtotal],
        [text('TABLE_IVA', { percent: getIvaPercent(day) }), iva],
        [text('TEXT_TOTAL_WITH_IVA'), total],
      ],
    },
    words,
  );
  return (
    <a
      className={getButtonClass({ variant: 'secondary', size: 'small' })}
      href={shareUrl(shared)}
      target="_blank"
      rel="noreferrer"
    >
      <WhatsappIcon aria-hidden />
      {text('LINK_SHARE_WHATSAPP')}
    </a>
  );
});
