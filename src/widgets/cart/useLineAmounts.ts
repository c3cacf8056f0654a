import { useMemo } from 'react';
import { cartSelectors } from '@/features/cart';
import type { Cents } from '@/shared/money';
import { useAppSelector } from '@/shared/redux';
import { getToday } from '@/shared/time';
import { toShownAmounts } from '../display/LineAmount';
import { useShownPrices } from '../display/useShownPrices';

/** Returns what each line of the cart comes to by its key, with IVA or without; the lines add up to the totals. */
export function useLineAmounts(): ReadonlyMap<string, Cents> {
  const lines = useAppSelector(cartSelectors.lines);
  const { isWithIva } = useShownPrices();
  const day = getToday();
  return useMemo(() => {
    const priced = lines.map(({ product, quantity }) => ({ unitPrice: product.unitPrice, quantity }));
    const amounts = toShownAmounts(priced, isWithIva, day);
    return new Map(lines.map(({ key }, at) => [key, amounts[at] ?? 0]));
  }, [lines, isWithIva, day]);
}
