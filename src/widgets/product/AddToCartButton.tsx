import { useId } from 'react';
import type { Product } from '@/erp/rows/product';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { CartIcon } from '@/ui/icons';
import css from './ProductCard.module.css';
import { useAddToCart } from './useAddToCart';
import { useFit } from './useFit';

/** Adds one piece to the cart; a product with options opens the quick view. Hidden for guests. */
export function AddToCartButton({ product }: { product: Product }) {
  'use memo';
  const { text } = useText();
  const reasonId = useId();
  const adding = useAddToCart(product);
  const isMisfit = useFit(product.compatibility) === 'not-fit';
  // a price that is still to come closes the button, and moves nothing
  if (!adding && !product.awaitsPrices) return null;
  return (
    <>
      <Button
        wide
        size="small"
        variant={isMisfit ? 'secondary' : 'primary'}
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
