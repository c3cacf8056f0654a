import { cartSelectors, type CartState } from '@/features/cart';
import type { Totals } from '@/shared/money';
import { useAppSelector } from '@/shared/redux';
import { getToday } from '@/shared/time';

/** Returns the cart's totals with today's prices and today's IVA. */
export function useCartTotals(): Totals {
  const day = getToday();
  return useAppSelector((state: { cart: CartState }) => cartSelectors.totals(state, day));
}
