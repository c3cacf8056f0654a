import { memo, Suspense, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toUrl, type NarrowHeader } from '@/features/navigation';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { IconButton } from '@/ui/Button';
import { CartIcon, MenuIcon, SearchIcon } from '@/ui/icons';
import { useIsHydrated } from '@/ui/useIsHydrated';
import { useMedia } from '@/ui/useMedia';
import { useCartSum } from '../display/useShownPrices';
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
 * Mobile header in one row: menu, logo, search, vehicle, cart. On a phone the search is a button that looks like a
 * field; the button opens the search field over the row. Memoized, so that another page does not re-render the header.
 */
export const MobileHeader = memo(function MobileHeader({ variant }: { variant: NarrowHeader }) {
  const { text } = useText();
  const isHydrated = useIsHydrated();
  const isTablet = useMedia('(width >= 700px)');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const searchInput = useRef<HTMLInputElement>(null);
  const searchButtonId = useId();
  // the field is focused synchronously, because phones open the keyboard only during the tap
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
          <button
            id={searchButtonId}
            type="button"
            className={css.openSearch}
            aria-expanded={isSearchOpen}
            onClick={openSearch}
          >
            <SearchIcon aria-hidden />
            <span>{text('BUTTON_OPEN_SEARCH')}</span>
          </button>
        ) : null}
        <VehicleButton compact />
        <CartLink />
      </div>
      {isSearchOpen && !isTablet ? <PhoneSearch inputRef={searchInput} onClose={closeSearch} /> : null}
      <Suspense>{isMenuOpen ? <MobileMenu onClose={() => setMenuOpen(false)} /> : null}</Suspense>
    </HeaderFrame>
  );
});

function CartLink() {
  const { quantity, label } = useCartSum();
  return (
    <Link to={toUrl('cart')} className={css.indicator} aria-label={label}>
      <CartIcon aria-hidden />
      <CountBadge of={quantity} />
    </Link>
  );
}
