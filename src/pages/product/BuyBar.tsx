import type { Product } from '@/erp/rows/product';
import { authSelectors } from '@/features/auth';
import { toCartProduct, cartSelectors, type CartState } from '@/features/cart';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Button } from '@/ui/Button';
import { CartIcon } from '@/ui/icons';
import { Price } from '@/widgets/product/Price';
import { buyFormId } from './BuyBox';
import css from './ProductPage.module.css';

/** The page's style knows of the bar: to ask with `:has` whether there is one costs every change of every page. */
const tellPage = () => {
  const page = document.documentElement;
  page.dataset.hasBuyBar = '';
  return () => {
    delete page.dataset.hasBuyBar;
  };
};

/** At the foot of a phone while the buy box is out of sight: it sends its form, or leads to the options in it. */
export function BuyBar({ product }: { product: Product }) {
  const { text } = useText();
  const discount = useAppSelector(authSelectors.discount);
  const isAdding = useAppSelector((state: { cart: CartState }) => cartSelectors.isAdding(state, product.id));
  const wanted = toCartProduct(product, discount);
  const room = useAppSelector((state: { cart: CartState }) =>
    wanted ? cartSelectors.room(state, wanted) : 0,
  );
  if (room === 0 && !isAdding) return null;
  return (
    <div ref={tellPage} className={css.bar}>
      <Price product={product} />
      {product.options.length > 0 ? (
        <Button
          onClick={() => {
            const first = document.getElementById(buyFormId)?.querySelector('input');
            first?.scrollIntoView({ block: 'center' });
            first?.focus({ preventScroll: true });
          }}
        >
          {text('BUTTON_CHOOSE_OPTIONS')}
        </Button>
      ) : (
        <Button type="submit" form={buyFormId} busy={isAdding} icon={<CartIcon aria-hidden />}>
          {text('BUTTON_ADD_TO_CART')}
        </Button>
      )}
    </div>
  );
}
