import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { cart, toCartProduct, cartSelectors, type CartState } from '@/features/cart';
import { catalog } from '@/features/catalog';
import { useAppDispatch, useAppSelector } from '@/shared/redux';

interface Adding {
  /** How many more the cart can take. */
  room: number;
  isAdding: boolean;
  /** Nothing more can be added. */
  isClosed: boolean;
  /** Nothing more can be added, for all there is lies in the cart. */
  isAllInCart: boolean;
  /** A product with options asks for them in the quick view. */
  add: (quantity: number) => void;
}

/** How a product goes into the cart from a list; null for those who see no price. */
export function useAddToCart(product: Product): Adding | null {
  'use memo';
  const dispatch = useAppDispatch();
  const discount = useAppSelector(authSelectors.discount);
  const isAdding = useAppSelector((state: { cart: CartState }) => cartSelectors.isAdding(state, product.id));
  const wanted = toCartProduct(product, discount);
  const room = useAppSelector((state: { cart: CartState }) =>
    wanted ? cartSelectors.room(state, wanted) : 0,
  );
  if (!wanted) return null;
  const isClosed = room === 0 && !isAdding;
  return {
    room,
    isAdding,
    isClosed,
    // a part that is out of stock says so by its stock tag
    isAllInCart: isClosed && wanted.stock > 0,
    add: (quantity) => {
      if (isClosed) return;
      dispatch(
        product.options.length > 0
          ? catalog.quickViewOpened({ slug: product.slug })
          : cart.addRequested({ product: wanted, quantity, options: [] }),
      );
    },
  };
}
