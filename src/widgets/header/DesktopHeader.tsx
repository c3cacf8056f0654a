import { compare, wishlist } from '@/features/lists';
import { urlOf } from '@/features/navigation';
import { Link, NavLink } from '@/shared/Link';
import { site } from '@/shared/site';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { CompareIcon, HeartIcon, PhoneIcon } from '@/ui/icons';
import { AccountMenu } from '../accountMenu/AccountMenu';
import { Departments } from '../departments/Departments';
import { DropdownCart } from '../dropdownCart/DropdownCart';
import { SearchBox } from '../search/SearchBox';
import { VehicleButton } from '../vehiclePicker/VehicleButton';
import css from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';

/** Two rows: slanted plates at both ends of the first, the logo over the middle of both; the search box hangs below. */
export function DesktopHeader() {
  const { text, number } = useText();
  const compared = useAppSelector(compare.selectors.count);
  const wished = useAppSelector(wishlist.selectors.count);
  return (
    <header className={css.desktop}>
      <div className={css.width}>
        <div className={css.plates}>
          <ul className={css.plate}>
            <li>
              <a href={`tel:${site.phone.replaceAll(' ', '')}`}>
                <PhoneIcon aria-hidden />
                {site.phone}
              </a>
            </li>
            <li>
              <Link to={urlOf('about')}>{text('LINK_ABOUT')}</Link>
            </li>
            <li>
              <Link to={urlOf('contact')}>{text('LINK_CONTACT')}</Link>
            </li>
            <li>
              <Link to={urlOf('orders')}>{text('LINK_MY_ORDERS')}</Link>
            </li>
          </ul>
          <ul className={`${css.plate} ${css.plateEnd}`}>
            <li>
              <Link to={urlOf('compare')}>
                <CompareIcon aria-hidden />
                {text('LINK_COMPARE', { count: compared })}
              </Link>
            </li>
            <li>{text('TEXT_CURRENCY')}</li>
            <li>
              <LanguageSwitch />
            </li>
          </ul>
        </div>
        <div className={css.main}>
          <nav className={css.menu} aria-label={text('TEXT_MAIN_MENU')}>
            <Departments />
            <NavLink to={urlOf('home')}>{text('LINK_HOME')}</NavLink>
            <NavLink to={urlOf('shop')} within>
              {text('LINK_SHOP')}
            </NavLink>
          </nav>
          <Logo />
          <div className={css.indicators}>
            <Link
              to={urlOf('wishlist')}
              className={css.indicator}
              aria-label={text('LINK_WISHLIST', { count: wished })}
            >
              <HeartIcon aria-hidden />
              {wished > 0 ? <span className={css.count}>{number(wished)}</span> : null}
            </Link>
            <AccountMenu />
            <DropdownCart />
          </div>
        </div>
        <div className={css.hanging}>
          <VehicleButton dropdown />
          <SearchBox />
        </div>
      </div>
    </header>
  );
}
