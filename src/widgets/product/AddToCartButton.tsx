import { useId } from 'react';
import type { Product } from '@/erp/rows/product';
import { cart, cartSelectors, getLineKey, type CartState } from '@/features/cart';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button, IconButton } from '@/ui/Button';
import { CartIcon, MinusIcon, PlusIcon } from '@/ui/icons';
import { moveFocusOnRemoval } from '@/ui/moveFocusOnRemoval';
import { useMedia } from '@/ui/useMedia';
import css from './AddToCartButton.module.css';
import { useAddToCart } from './useAddToCart';
import { useFit } from './useFit';

/**
 * Button that adds one piece to the cart. For a product with options, the button opens the quick view. On a phone, a
 * stepper for the quantity replaces the button while the product is in the cart.
 */
export default function AddToCartButton({ product }: { product: Product }) {
  'use memo';
  const { text } = useText();
  const reasonId = useId();
  const adding = useAddToCart(product);
  const isMisfit = useFit(product.compatibility) === 'not-fit';
  const isPhone = !useMedia('(width >= 700px)');
  const key = getLineKey(product.id, []);
  const quantity = useAppSelector(
    (state: { cart: CartState }) =>
      cartSelectors.lines(state).find((line) => line.key === key)?.quantity ?? 0,
  );
  // the button is disabled while the price is loading, so that the layout does not shift
  if (!adding && !product.awaitsPrices) return null;
  if (adding && isPhone && quantity > 0)
    return <Stepper lineKey={key} name={product.name} quantity={quantity} room={adding.room} />;
  return (
    <>
      <Button
        ref={moveFocusOnRemoval}
        wide
        size="small"
        variant={isMisfit ? 'secondary' : 'primary'}
        // a list has many such buttons, so the accessible name contains the part's name
        aria-label={text('BUTTON_ADD_PRODUCT_TO_CART', { name: product.name })}
        busy={adding?.isAdding}
        aria-disabled={!adding || adding.isClosed || undefined}
        aria-describedby={adding?.isAllInCart ? reasonId : undefined}
        icon={<CartIcon aria-hidden />}
        onClick={() => adding?.add(1)}
      >
        {text('BUTTON_ADD_TO_CART')}
      </Button>
      {adding?.isAllInCart ? (
        <small id={reasonId} className={css.reason}>
          {text('TEXT_ALL_IN_CART')}
        </small>
      ) : null}
    </>
  );
}

interface StepperProps {
  lineKey: string;
  name: string;
  quantity: number;
  room: number;
}

/**
 * Stepper: − and + with the quantity in the cart between them. Both buttons act at the end of a press. If − removed the
 * last piece at the beginning of the press, the add button would appear under the finger. The same press would then add
 * the piece again.
 */
function Stepper({ lineKey: key, name, quantity, room }: StepperProps) {
  const { text, number } = useText();
  const dispatch = useAppDispatch();
  const isLast = quantity === 1;
  return (
    <div className={css.stepper} role="group" aria-label={text('INPUT_QUANTITY_OF', { name })}>
      <IconButton
        ref={moveFocusOnRemoval}
        label={isLast ? text('BUTTON_REMOVE_PRODUCT', { name }) : text('BUTTON_DECREASE_QUANTITY')}
        onClick={() =>
          dispatch(
            isLast
              ? cart.removeRequested({ key, name })
              : cart.quantityChosen({ key, quantity: quantity - 1 }),
          )
        }
      >
        <MinusIcon />
      </IconButton>
      <output>{number(quantity)}</output>
      <IconButton
        ref={moveFocusOnRemoval}
        label={text('BUTTON_INCREASE_QUANTITY')}
        aria-disabled={room === 0 || undefined}
        onClick={() => room > 0 && dispatch(cart.quantityChosen({ key, quantity: quantity + 1 }))}
      >
        <PlusIcon />
      </IconButton>
    </div>
  );
}
