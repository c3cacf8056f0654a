import { useMemo } from 'react';
import { cartSelectors } from '@/features/cart';
import type { Cents } from '@/shared/money';
import { useAppSelector } from '@/shared/redux';
import { getToday } from '@/shared/time';
import { toShownAmounts } from '../display/LineAmount';
import { useShownPrices } from '../display/useShownPrices';

/** Returns the amounts of the cart's lines by key, with or without IVA. The sum of the amounts equals the total. */
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
