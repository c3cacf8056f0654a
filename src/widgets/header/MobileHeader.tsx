import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { cartSelectors } from '@/features/cart';
import { urlOf } from '@/features/navigation';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { IconButton } from '@/ui/Button';
import { CartIcon, CloseIcon, MenuIcon, SearchIcon } from '@/ui/icons';
import { SearchBox } from '../search/SearchBox';
import { VehicleButton } from '../vehiclePicker/VehicleButton';
import css from './Header.module.css';
import { Logo } from './Logo';

const MobileMenu = lazy(() => import('../mobileMenu/MobileMenu'));

/** Menu, logo, search, vehicle and cart: one row, and the search in a second when asked for. */
export function MobileHeader() {
  const { text, money, number } = useText();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const quantity = useAppSelector(cartSelectors.quantity);
  const { subtotal } = useAppSelector(cartSelectors.totals);
  return (
    <header className={css.mobile}>
      <div className={css.mobileRow}>
        <IconButton label={text('BUTTON_OPEN_MENU')} onClick={() => setMenuOpen(true)}>
          <MenuIcon />
        </IconButton>
        <Logo />
        <IconButton
          label={text(isSearchOpen ? 'BUTTON_CLOSE_SEARCH' : 'BUTTON_OPEN_SEARCH')}
          aria-expanded={isSearchOpen}
          onClick={() => setSearchOpen(!isSearchOpen)}
        >
          {isSearchOpen ? <CloseIcon /> : <SearchIcon />}
        </IconButton>
        <VehicleButton compact />
        <Link
          to={urlOf('cart')}
          className={css.indicator}
          aria-label={text('LINK_CART', { quantity, subtotal: money(subtotal) })}
        >
          <CartIcon aria-hidden />
          {quantity > 0 ? <span className={css.count}>{number(quantity)}</span> : null}
        </Link>
      </div>
      {isSearchOpen ? (
        <div className={css.mobileSearch}>
          <SearchBox onGone={() => setSearchOpen(false)} />
        </div>
      ) : null}
      <Suspense>{isMenuOpen ? <MobileMenu onClose={() => setMenuOpen(false)} /> : null}</Suspense>
    </header>
  );
}
