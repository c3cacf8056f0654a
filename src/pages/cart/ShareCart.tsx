import { memo, useDeferredValue } from 'react';
import { cartSelectors, type CartLine } from '@/features/cart';
import { getIvaPercent, sumTotals } from '@/shared/money';
import { useAppSelector } from '@/shared/redux';
import { site } from '@/shared/site';
import { useText } from '@/shared/text';
import { getToday } from '@/shared/time';
import { getButtonClass } from '@/ui/Button';
import { WhatsappIcon } from '@/ui/icons';
import { shareUrl } from '@/widgets/cart/whatsappShare';

/** Maximum number of lines in a message: a URL does not fit 1,000, and the CSV export does. */
const maxSharedLines = 40;

/** WhatsApp link with the cart. Deferred: the URL is rebuilt after the change is painted. */
export function ShareCart() {
  const lines = useDeferredValue(useAppSelector(cartSelectors.lines));
  return <ShareLink lines={lines} />;
}

const ShareLink = memo(function ShareLink({ lines }: { lines: readonly CartLine[] }) {
  const { text, money, number } = useText();
  const day = getToday();
  const { subtotal, iva, total } = sumTotals(
    lines.map(({ product, quantity }) => ({ unitPrice: product.unitPrice, quantity })),
    day,
  );
  const more = lines.length - maxSharedLines;
  const shared = [
    text('TEXT_CART_SHARED', { shop: site.name }),
    ...lines
      .slice(0, maxSharedLines)
      .map(
        ({ product, quantity }) =>
          `${number(quantity)} × ${product.name} (${product.sku}): ${money(product.unitPrice * quantity)}`,
      ),
    ...(more > 0 ? [text('TEXT_CART_SHARED_MORE', { count: more })] : []),
    `${text('TABLE_SUBTOTAL')}: ${money(subtotal)}`,
    `${text('TABLE_IVA', { percent: getIvaPercent(day) })}: ${money(iva)}`,
    `${text('TABLE_TOTAL')}: ${money(total)}`,
  ].join('\n');
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
