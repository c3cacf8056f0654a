import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { cart, toCartProduct, cartSelectors, type CartState } from '@/features/cart';
import { catalog } from '@/features/catalog';
import { useAppDispatch, useAppSelector } from '@/shared/redux';

interface Adding {
  /** Maximum quantity that can still be added. */
  room: number;
  isAdding: boolean;
  /** Whether no more can be added. */
  isClosed: boolean;
  /** Whether no more can be added because the whole stock is in the cart. */
  isAllInCart: boolean;
  /** Adds a quantity to the cart; for a product with options it opens the quick view. */
  add: (quantity: number) => void;
}

/** Returns the add-to-cart state of a product in a list; null for guests, who see no price. */
export function useAddToCart(product: Product): Adding | null {
  'use memo';
  const dispatch = useAppDispatch();
  const discount = useAppSelector(authSelectors.discount);
  const isAdding = useAppSelector((state: { cart: CartState }) => cartSelectors.isAdding(state, product.id));
  const cartProduct = toCartProduct(product, discount);
  const room = useAppSelector((state: { cart: CartState }) =>
    cartProduct ? cartSelectors.room(state, cartProduct) : 0,
  );
  if (!cartProduct) return null;
  const isClosed = room === 0 && !isAdding;
  return {
    room,
    isAdding,
    isClosed,
    // an out-of-stock product already has its stock tag
    isAllInCart: isClosed && cartProduct.stock > 0,
    add: (quantity) => {
      if (isClosed) return;
      dispatch(
        product.options.length > 0
          ? catalog.quickViewOpened({ slug: product.slug })
          : cart.addRequested({ product: cartProduct, quantity, options: [] }),
      );
    },
  };
}
