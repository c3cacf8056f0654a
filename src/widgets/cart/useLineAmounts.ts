import { useMemo } from 'react';
import { cartSelectors } from '@/features/cart';
import type { Cents } from '@/shared/money';
import { useAppSelector } from '@/shared/redux';
import { getToday } from '@/shared/time';
import { toShownAmounts } from '../display/LineAmount';
import { useShownPrices } from '../display/useShownPrices';

/** Returns the amount of each cart line by its key, with or without IVA; the amounts add up to the totals. */
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
