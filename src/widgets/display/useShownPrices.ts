import { cartSelectors, type CartState } from '@/features/cart';
import { displaySelectors } from '@/features/display';
import { addIva, type Cents } from '@/shared/money';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { getToday } from '@/shared/time';

/** Converts a price without IVA to the price that is displayed. */
export const toShownPrice = (price: Cents, isWithIva: boolean): Cents =>
  isWithIva ? addIva(price, getToday()) : price;

/**
 * Returns whether prices are shown with IVA, and the label for this beside each price. Also returns a function that
 * formats a price without IVA as the shop shows prices.
 */
export function useShownPrices(): { isWithIva: boolean; iva: string; show: (price: Cents) => string } {
  const { text, money } = useText();
  const isWithIva = useAppSelector(displaySelectors.isWithIva);
  return {
    isWithIva,
    iva: text(isWithIva ? 'TEXT_IVA_INCLUDED' : 'TEXT_WITHOUT_IVA'),
    show: (price) => money(toShownPrice(price, isWithIva)),
  };
}

/** Returns the quantity and the amount of the cart for the headers, and the accessible name of the cart link. */
export function useCartSum(): { quantity: number; amount: string; iva: string; label: string } {
  const { text, money } = useText();
  const { isWithIva, iva } = useShownPrices();
  const quantity = useAppSelector(cartSelectors.quantity);
  const sum: Cents = useAppSelector((state: { cart: CartState }) => {
    const { total, subtotal } = cartSelectors.totals(state, getToday());
    return isWithIva ? total : subtotal;
  });
  const amount = money(sum);
  return { quantity, amount, iva, label: text('LINK_CART', { quantity, amount, iva }) };
}
