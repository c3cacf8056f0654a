import { memo, Suspense, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cartSelectors } from '@/features/cart';
import { toUrl, type NarrowHeader } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { IconButton } from '@/ui/Button';
import { CartIcon, MenuIcon, SearchIcon } from '@/ui/icons';
import { useIsHydrated } from '@/ui/useIsHydrated';
import { useMedia } from '@/ui/useMedia';
import { lazyPart } from '../failure/lazyWithBoundary';
import { PhoneSearch } from '../search/PhoneSearch';
import { SearchBox } from '../search/SearchBox';
import { VehicleButton } from '../vehiclePicker/VehicleButton';
import { CountBadge } from './CountBadge';
import css from './Header.module.css';
import { HeaderFrame } from './HeaderFrame';
import { Logo } from './Logo';

const MobileMenu = lazyPart(() => import('../mobileMenu/MobileMenu'));

/**
 * Mobile header in one row: menu, logo, search, vehicle, cart. Memoized from page to page. The search opens
 * over it.
 */
export const MobileHeader = memo(function MobileHeader({ variant }: { variant: NarrowHeader }) {
  const { text } = useText();
  const isHydrated = useIsHydrated();
  const isTablet = useMedia('(width >= 700px)');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const searchInput = useRef<HTMLInputElement>(null);
  const searchButtonId = useId();
  // focused synchronously within the tap: phones open their keyboard only then
  const openSearch = () => {
    flushSync(() => setSearchOpen(true));
    searchInput.current?.focus();
  };
  const closeSearch = () => {
    flushSync(() => setSearchOpen(false));
    document.getElementById(searchButtonId)?.focus();
  };
  return (
    <HeaderFrame variant={variant}>
      <div className={css.main} inert={isSearchOpen && !isTablet}>
        <IconButton label={text('BUTTON_OPEN_MENU')} onClick={() => setMenuOpen(true)}>
          <MenuIcon />
        </IconButton>
        <Logo />
        {!isHydrated || isTablet ? (
          <div className={css.wideSearch}>
            <SearchBox />
          </div>
        ) : null}
        {!isHydrated || !isTablet ? (
          <IconButton
            id={searchButtonId}
            className={css.openSearch}
            label={text('BUTTON_OPEN_SEARCH')}
            aria-expanded={isSearchOpen}
            onClick={openSearch}
          >
            <SearchIcon />
          </IconButton>
        ) : null}
        <VehicleButton compact />
        <CartLink />
      </div>
      {isSearchOpen && !isTablet ? <PhoneSearch inputRef={searchInput} onClose={closeSearch} /> : null}
      <Suspense>{isMenuOpen ? <MobileMenu onClose={() => setMenuOpen(false)} /> : null}</Suspense>
    </HeaderFrame>
  );
});

/** Cart link with quantity and total. */
function CartLink() {
  const { text, money } = useText();
  const quantity = useAppSelector(cartSelectors.quantity);
  const subtotal = useAppSelector(cartSelectors.subtotal);
  return (
    <Link
      to={toUrl('cart')}
      className={css.indicator}
      aria-label={text('LINK_CART', { quantity, subtotal: money(subtotal) })}
    >
      <CartIcon aria-hidden />
      <CountBadge of={quantity} />
    </Link>
  );
}
