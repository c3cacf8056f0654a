import { addIvaToLines, sumTotals, type Cents } from '@/shared/money';
import { useText } from '@/shared/text';
import { toShownPrice, useShownPrices } from './useShownPrices';

interface Line {
  unitPrice: Cents;
  quantity: number;
}

/** Returns the amount of each line as prices are displayed; with IVA the amounts add up to the total. */
export function toShownAmounts(lines: readonly Line[], isWithIva: boolean, day: string): Cents[] {
  const amounts = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  return isWithIva ? addIvaToLines(amounts, sumTotals(lines, day), day) : amounts;
}

/**
 * Amount of a line, and the price of one piece. `amount` is the line's share of a sum; if it is undefined, the amount
 * is computed from this line alone.
 */
export function LineAmount({ unitPrice, quantity, amount }: Line & { amount: Cents | undefined }) {
  const { text, money } = useText();
  const { isWithIva, iva } = useShownPrices();
  const shown = amount ?? toShownPrice(unitPrice * quantity, isWithIva);
  // a single piece is shown at the line's amount, because the line's share of the whole IVA may differ by a cent from
  // the IVA of the price alone
  const each = quantity === 1 ? shown : toShownPrice(unitPrice, isWithIva);
  return (
    <>
      <strong>{money(shown)}</strong>
      <small>{text('TEXT_PRICE_EACH', { price: money(each), iva })}</small>
    </>
  );
}
