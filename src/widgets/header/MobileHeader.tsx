import { lazy, Suspense, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cartSelectors } from '@/features/cart';
import { urlOf } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { IconButton } from '@/ui/Button';
import { CartIcon, MenuIcon, SearchIcon } from '@/ui/icons';
import { PhoneSearch } from '../search/PhoneSearch';
import { VehicleButton } from '../vehiclePicker/VehicleButton';
import css from './Header.module.css';
import { Logo } from './Logo';

const MobileMenu = lazy(() => import('../mobileMenu/MobileMenu'));

/** Menu, logo, search, vehicle and cart: one row, and the search over it when asked for. */
export function MobileHeader() {
  const { text, money, number } = useText();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const searchInput = useRef<HTMLInputElement>(null);
  const searchButtonId = useId();
  // at once, within the tap: a phone brings its keyboard only then
  const openSearch = () => {
    flushSync(() => setSearchOpen(true));
    searchInput.current?.focus();
  };
  const closeSearch = () => {
    flushSync(() => setSearchOpen(false));
    document.getElementById(searchButtonId)?.focus();
  };
  const quantity = useAppSelector(cartSelectors.quantity);
  const subtotal = useAppSelector(cartSelectors.subtotal);
  return (
    <header className={css.mobile}>
      <div className={css.mobileRow} inert={isSearchOpen}>
        <IconButton label={text('BUTTON_OPEN_MENU')} onClick={() => setMenuOpen(true)}>
          <MenuIcon />
        </IconButton>
        <Logo />
        <IconButton
          id={searchButtonId}
          label={text('BUTTON_OPEN_SEARCH')}
          aria-expanded={isSearchOpen}
          onClick={openSearch}
        >
          <SearchIcon />
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
      {isSearchOpen ? <PhoneSearch inputRef={searchInput} onClose={closeSearch} /> : null}
      <Suspense>{isMenuOpen ? <MobileMenu onClose={() => setMenuOpen(false)} /> : null}</Suspense>
    </header>
  );
}
