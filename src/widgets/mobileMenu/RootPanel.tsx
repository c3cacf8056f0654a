import type { ReactNode } from 'react';
import { auth, authSelectors } from '@/features/auth';
import { catalogSelectors } from '@/features/catalog';
import { compare } from '@/features/lists';
import { toUrl, type KnownRoute } from '@/features/navigation';
import { NavLink } from '@/shared/Link';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { site, telUrl } from '@/shared/site';
import { useText } from '@/shared/text';
import { ChevronRightIcon, LogoutIcon, PhoneIcon, UserIcon, UsersIcon } from '@/ui/icons';
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

/** The first panel: what is at hand, where the parts are, who one is and in which language one reads. */
export function RootPanel({ onOpen, onGone, onSignedOut }: Props) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const { status, categories } = useAppSelector(catalogSelectors.departments);
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const isSeller = useAppSelector(authSelectors.isSeller);
  const isServing = useAppSelector(authSelectors.servedCustomer) !== null;
  const compared = useAppSelector(compare.selectors.count);
  const way = (route: KnownRoute, words: ReactNode) => (
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
        {way('home', text('LINK_HOME'))}
        {way('shop', text('LINK_SHOP'))}
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <button type="button" onClick={() => onOpen({ department: slug })}>
              {name}
              <ChevronRightIcon aria-hidden />
            </button>
          </li>
        ))}
        {way('brands', text('LINK_BRANDS'))}
        {way('compare', text('LINK_COMPARE', { count: compared }))}
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
              ? way(
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
          way(
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
    </>
  );
}
