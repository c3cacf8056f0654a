import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { cart, toCartProduct, cartSelectors, type CartState } from '@/features/cart';
import { catalog } from '@/features/catalog';
import { useAppDispatch, useAppSelector } from '@/shared/redux';

interface Adding {
  /** Quantity that can still be added to the cart. */
  room: number;
  isAdding: boolean;
  /** Whether nothing more can be added. */
  isClosed: boolean;
  /** Whether nothing more can be added because the cart already contains the whole stock. */
  isAllInCart: boolean;
  /** Adds a quantity to the cart. For a product with options, opens the quick view instead. */
  add: (quantity: number) => void;
}

/** Returns the add-to-cart state of a product in a list. Returns null for guests, because they see no price. */
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
    // for a product that is out of stock, the stock tag already says so
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
