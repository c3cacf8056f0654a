import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { toCartProduct, cartSelectors, type CartState } from '@/features/cart';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { CartIcon } from '@/ui/icons';
import { markBottomBar } from '@/ui/markBottomBar';
import { Price } from '@/widgets/product/Price';
import { useFit } from '@/widgets/product/useFit';
import { buyFormId } from './BuyBox';
import css from './ProductPage.module.css';

/**
 * Sticky buy bar on phones while the buy box is out of view. The bar submits the box's form, or scrolls to the options
 * of the form.
 */
export function BuyBar({ product }: { product: Product }) {
  const { text } = useText();
  const discount = useAppSelector(authSelectors.discount);
  const isAdding = useAppSelector((state: { cart: CartState }) => cartSelectors.isAdding(state, product.id));
  const isMisfit = useFit(product.compatibility) === 'not-fit';
  const cartProduct = toCartProduct(product, discount);
  const room = useAppSelector((state: { cart: CartState }) =>
    cartProduct ? cartSelectors.room(state, cartProduct) : 0,
  );
  if (room === 0 && !isAdding) return null;
  return (
    <div ref={markBottomBar} className={css.bar}>
      <Price product={product} />
      {product.options.length > 0 ? (
        <Button
          onClick={() => {
            const firstInput = document.getElementById(buyFormId)?.querySelector('input');
            firstInput?.scrollIntoView({ block: 'center' });
            firstInput?.focus({ preventScroll: true });
          }}
        >
          {text('BUTTON_CHOOSE_OPTIONS')}
        </Button>
      ) : (
        <Button
          type="submit"
          form={buyFormId}
          variant={isMisfit ? 'secondary' : 'primary'}
          busy={isAdding}
          icon={<CartIcon aria-hidden />}
        >
          {text('BUTTON_ADD_TO_CART')}
        </Button>
      )}
    </div>
  );
}
