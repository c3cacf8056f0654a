import { Suspense } from 'react';
import { cartSelectors } from '@/features/cart';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Disclosure } from '@/ui/Disclosure';
import { CartIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { lazyPart } from '../failure/lazyWithBoundary';
import { CountBadge } from '../header/CountBadge';
import headerCss from '../header/Header.module.css';
import css from './DropdownCart.module.css';

const CartPanel = lazyPart(() => import('./CartPanel'));

/** Cart indicator of the header with quantity and subtotal; opens the cart panel. */
export function DropdownCart() {
  const { text, money } = useText();
  const quantity = useAppSelector(cartSelectors.quantity);
  const subtotal = useAppSelector(cartSelectors.subtotal);
  return (
    <Disclosure
      className={headerCss.holder}
      buttonClass={headerCss.indicator}
      panelClass={`${headerCss.panel} ${headerCss.panelEnd} ${css.panel}`}
      label={text('LINK_CART', { quantity, subtotal: money(subtotal) })}
      button={
        <>
          <CartIcon aria-hidden />
          <CountBadge of={quantity} />
          <span>
            <small>{text('TEXT_CART')}</small>
            {money(subtotal)}
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
