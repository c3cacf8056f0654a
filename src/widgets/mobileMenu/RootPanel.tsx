import type { ReactNode } from 'react';
import { auth, authSelectors } from '@/features/auth';
import { useDepartments } from '@/features/catalog';
import { compare } from '@/features/lists';
import { toUrl, type KnownRoute } from '@/features/navigation';
import { NavLink } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { site, telUrl } from '@/shared/site';
import { useText } from '@/shared/text';
import { ChevronRightIcon, LogoutIcon, PhoneIcon, UserIcon, UsersIcon } from '@/ui/icons';
import PriceSwitch from '../display/PriceSwitch';
import { ThemeSwitch } from '../display/ThemeSwitch';
import { FailureNote } from '../failure/FailureNote';
import { LanguageSwitch } from '../header/LanguageSwitch';
import { MenuIndicators } from './MenuIndicators';
import css from './MobileMenu.module.css';
import type { SubPanel } from './MobileMenu';

interface Props {
  onOpen: (panel: SubPanel) => void;
  onGone: () => void;
  onSignedOut: () => void;
}

/** Root panel: indicators, catalogue, account and language. */
export function RootPanel({ onOpen, onGone, onSignedOut }: Props) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const { status, categories } = useDepartments();
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const isSeller = useAppSelector(authSelectors.isSeller);
  const isServing = useAppSelector(authSelectors.servedCustomer) !== null;
  const compared = useAppSelector(compare.selectors.count);
  const renderLink = (route: KnownRoute, words: ReactNode) => (
    <li>
      <NavLink to={toUrl(route)} onClick={onGone}>
        {words}
      </NavLink>
    </li>
  );
  return (
    <>
      <MenuIndicators onGone={onGone} />
      {status === 'failed' ? <FailureNote code="ERP_UNAVAILABLE" /> : null}
      <ul className={css.links}>
        {renderLink('home', text('LINK_HOME'))}
        {renderLink('shop', text('LINK_SHOP'))}
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <button type="button" onClick={() => onOpen({ department: slug })}>
              {name}
              <ChevronRightIcon aria-hidden />
            </button>
          </li>
        ))}
        {renderLink('brands', text('LINK_BRANDS'))}
        {renderLink('compare', text('LINK_COMPARE', { count: compared }))}
        {isSignedIn ? (
          <>
            <li>
              <button type="button" onClick={() => onOpen('account')}>
                <span>
                  <UserIcon aria-hidden />
                  {text('LINK_MY_ACCOUNT')}
                </span>
                <ChevronRightIcon aria-hidden />
              </button>
            </li>
            {isSeller
              ? renderLink(
                  'customers',
                  <span>
                    <UsersIcon aria-hidden />
                    {text(isServing ? 'LINK_CHANGE_CUSTOMER' : 'LINK_SELECT_CUSTOMER')}
                  </span>,
                )
              : null}
            <li>
              <button
                type="button"
                onClick={() => {
                  dispatch(auth.logoutRequested());
                  onSignedOut();
                }}
              >
                <span>
                  <LogoutIcon aria-hidden />
                  {text('BUTTON_LOGOUT')}
                </span>
              </button>
            </li>
          </>
        ) : (
          renderLink(
            'login',
            <span>
              <UserIcon aria-hidden />
              {text('BUTTON_LOGIN')}
            </span>,
          )
        )}
      </ul>
      <div className={css.foot}>
        <a href={telUrl}>
          <PhoneIcon aria-hidden />
          <bdi dir="ltr">{site.phone}</bdi>
        </a>
        <LanguageSwitch />
      </div>
      <div className={css.foot}>
        {isSignedIn ? <PriceSwitch /> : null}
        <ThemeSwitch />
      </div>
    </>
  );
}
