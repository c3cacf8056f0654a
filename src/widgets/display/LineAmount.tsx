import { addIvaToLines, sumTotals, type Cents } from '@/shared/money';
import { useText } from '@/shared/text';
import { toShownPrice, useShownPrices } from './useShownPrices';

interface Line {
  unitPrice: Cents;
  quantity: number;
}

/** Returns the amounts of lines, with or without IVA. With IVA, the sum of the amounts equals the total. */
export function toShownAmounts(lines: readonly Line[], isWithIva: boolean, day: string): Cents[] {
  const amounts = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  return isWithIva ? addIvaToLines(amounts, sumTotals(lines, day), day) : amounts;
}

/**
 * Amount of a line, and the price of one piece. `amount` is the line's part of a total. If `amount` is undefined, the
 * amount is computed from this line alone.
 */
export function LineAmount({ unitPrice, quantity, amount }: Line & { amount: Cents | undefined }) {
  const { text, money } = useText();
  const { isWithIva, iva } = useShownPrices();
  const shown = amount ?? toShownPrice(unitPrice * quantity, isWithIva);
  // for one piece, the price shown is the amount of the line, because a price whose IVA is calculated separately may
  // differ from this amount by a cent
  const each = quantity === 1 ? shown : toShownPrice(unitPrice, isWithIva);
  return (
    <>
      <strong>{money(shown)}</strong>
      <small>{text('TEXT_PRICE_EACH', { price: money(each), iva })}</small>
    </>
  );
}
