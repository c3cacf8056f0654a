import { useState } from 'react';
import type { Product } from '@/erp/rows/product';
import { useText } from '@/shared/text';
import { IconButton } from '@/ui/Button';
import { CartIcon } from '@/ui/icons';
import { NumberInput } from '@/ui/NumberInput';
import css from './ProductTable.module.css';
import { useAddToCart } from './useAddToCart';

/** How many, and into the cart. */
export function QuickAdd({ product }: { product: Product }) {
  'use memo';
  const { text } = useText();
  const [quantity, setQuantity] = useState(1);
  const adding = useAddToCart(product);
  if (!adding) return null;
  const most = Math.max(1, adding.room);
  const wanted = Math.min(quantity, most);
  return (
    <div className={css.buy}>
      <NumberInput
        compact
        label={text('INPUT_QUANTITY_OF', { name: product.name })}
        decreaseLabel={text('BUTTON_DECREASE_QUANTITY')}
        increaseLabel={text('BUTTON_INCREASE_QUANTITY')}
        value={wanted}
        max={most}
        onChange={setQuantity}
      />
      <IconButton
        className={css.add}
        label={text('BUTTON_ADD_TO_CART')}
        busy={adding.isAdding}
        aria-disabled={adding.isClosed || undefined}
        onClick={() => {
          adding.add(wanted);
          setQuantity(1);
        }}
      >
        <CartIcon />
      </IconButton>
    </div>
  );
}
