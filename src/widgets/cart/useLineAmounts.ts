import { useMemo } from 'react';
import { cartSelectors } from '@/features/cart';
import { addIvaToLines, type Cents } from '@/shared/money';
import { useAppSelector } from '@/shared/redux';
import { getToday } from '@/shared/time';
import { useShownPrices } from '../display/useShownPrices';
import { useCartTotals } from './useCartTotals';

/** Returns what each line of the cart comes to by its key, with IVA or without; the lines add up to the totals. */
export function useLineAmounts(): ReadonlyMap<string, Cents> {
  const lines = useAppSelector(cartSelectors.lines);
  const totals = useCartTotals();
  const { isWithIva } = useShownPrices();
  const day = getToday();
  return useMemo(() => {
    const amounts = lines.map(({ product, quantity }) => product.unitPrice * quantity);
    const shown = isWithIva ? addIvaToLines(amounts, totals, day) : amounts;
    return new Map(lines.map(({ key }, at) => [key, shown[at] ?? 0]));
  }, [lines, totals, isWithIva, day]);
}
