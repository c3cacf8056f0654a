import { useId } from 'react';
import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { cart, cartProduct, cartSelectors, type CartState } from '@/features/cart';
import { catalog } from '@/features/catalog';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { CartIcon } from '@/ui/icons';
import css from './ProductCard.module.css';

/** One piece into the cart; a product with options asks for them in the quick view. Nothing for guests. */
export function AddToCartButton({ product }: { product: Product }) {
  'use memo';
  const { text } = useText();
  const dispatch = useAppDispatch();
  const reasonId = useId();
  const discount = useAppSelector(authSelectors.discount);
  const isAdding = useAppSelector((state: { cart: CartState }) => cartSelectors.isAdding(state, product.id));
  const wanted = cartProduct(product, discount);
  const room = useAppSelector((state: { cart: CartState }) =>
    wanted ? cartSelectors.room(state, wanted) : 0,
  );
  if (!wanted) return null;
  const isClosed = room === 0 && !isAdding;
  // a part that is out of stock says so by its stock tag
  const isAllInCart = isClosed && wanted.stock > 0;
  return (
    <>
      <Button
        wide
        size="small"
        busy={isAdding}
        disabled={isClosed}
        aria-describedby={isAllInCart ? reasonId : undefined}
        icon={<CartIcon aria-hidden />}
        onClick={() =>
          dispatch(
            product.options.length > 0
              ? catalog.quickViewOpened({ slug: product.slug })
              : cart.addRequested({ product: wanted, quantity: 1, options: [] }),
          )
        }
      >
        {text('BUTTON_ADD_TO_CART')}
      </Button>
      {isAllInCart ? (
        <small id={reasonId} className={css.reason}>
          {text('TEXT_ALL_IN_CART')}
        </small>
      ) : null}
    </>
  );
}
