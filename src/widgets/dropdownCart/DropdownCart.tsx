import { Suspense } from 'react';
import { useText } from '@/shared/text';
import { Disclosure } from '@/ui/Disclosure';
import { CartIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { lazyPart } from '../failure/lazyWithBoundary';
import { useCartSum } from '../display/useShownPrices';
import { CountBadge } from '../header/CountBadge';
import headerCss from '../header/Header.module.css';
import css from './DropdownCart.module.css';

const CartPanel = lazyPart(() => import('./CartPanel'));

/** Cart indicator of the header with quantity and amount. The indicator opens the cart panel. */
export function DropdownCart() {
  const { text } = useText();
  const { quantity, amount, iva, label } = useCartSum();
  return (
    <Disclosure
      className={headerCss.holder}
      buttonClass={headerCss.indicator}
      panelClass={`${headerCss.panel} ${headerCss.panelEnd} ${css.panel}`}
      label={label}
      button={
        <>
          <CartIcon aria-hidden />
          <CountBadge of={quantity} />
          <span>
            <small>{quantity > 0 ? iva : text('TEXT_CART')}</small>
            {amount}
          </span>
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<Skeleton lines={4} />}>
          <CartPanel onGone={close} />
        </Suspense>
      )}
    </Disclosure>
  );
}
