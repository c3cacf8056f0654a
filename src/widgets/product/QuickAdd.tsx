import { useState } from 'react';
import type { Product } from '@/erp/rows/product';
import { useText } from '@/shared/text';
import { IconButton } from '@/ui/Button';
import { CartIcon } from '@/ui/icons';
import { QuantityInput } from '../form/QuantityInput';
import css from './ProductTable.module.css';
import { useAddToCart } from './useAddToCart';

/** Quantity field with a button that adds the quantity to the cart. */
export function QuickAdd({ product }: { product: Product }) {
  'use memo';
  const { text } = useText();
  const [quantity, setQuantity] = useState(1);
  const adding = useAddToCart(product);
  if (!adding) return null;
  const maxQuantity = Math.max(1, adding.room);
  const clampedQuantity = Math.min(quantity, maxQuantity);
  return (
    <div className={css.buy}>
      <QuantityInput
        compact
        label={text('INPUT_QUANTITY_OF', { name: product.name })}
        value={clampedQuantity}
        max={maxQuantity}
        onChange={setQuantity}
      />
      <IconButton
        className={css.add}
        label={text('BUTTON_ADD_PRODUCT_TO_CART', { name: product.name })}
        busy={adding.isAdding}
        aria-disabled={adding.isClosed || undefined}
        onClick={() => {
          adding.add(clampedQuantity);
          setQuantity(1);
        }}
      >
        <CartIcon />
      </IconButton>
    </div>
  );
}
