import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { auth, authSelectors } from '@/features/auth';
import { selectPlace, urlOf, type KnownRoute } from '@/features/navigation';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Disclosure } from '@/ui/Disclosure';
import { UserIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import headerCss from '../header/Header.module.css';
import css from './AccountMenu.module.css';

const LoginForm = lazy(() => import('../login/LoginForm'));

/** A guest signs in here; a customer and a seller find their places. */
export function AccountMenu() {
  const { text } = useText();
  const account = useAppSelector(authSelectors.account);
  return (
    <Disclosure
      className={css.account}
      buttonClass={headerCss.indicator}
      panelClass={css.panel}
      button={
        <>
          <UserIcon aria-hidden />
          <span>
            <small>{account ? account.tradeName || account.name : text('TEXT_HELLO')}</small>
            {text(account ? 'LINK_MY_ACCOUNT' : 'BUTTON_LOGIN')}
          </span>
        </>
      }
    >
      {(close) => (account ? <AccountLinks onGone={close} /> : <GuestPanel />)}
    </Disclosure>
  );
}

function GuestPanel() {
  const place = useAppSelector(selectPlace);
  const returnTo = place && place.route !== 'login' && place.route !== 'home' ? place.path : null;
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <LoginForm returnTo={returnTo} />
    </Suspense>
  );
}

const customerLinks = [
  ['dashboard', 'LINK_DASHBOARD'],
  ['orders', 'LINK_MY_ORDERS'],
  ['garage', 'LINK_GARAGE'],
] as const satisfies readonly (readonly [KnownRoute, string])[];

const sellerLinks = [
  ['customers', 'LINK_SELECT_CUSTOMER'],
  ['sellerOrders', 'LINK_ORDER_HISTORY'],
] as const satisfies readonly (readonly [KnownRoute, string])[];

/** Where a signed-in person can go, and the way out. */
export function AccountLinks({ onGone }: { onGone: () => void }) {
  const { text } = useText();
  const dispatch = useAppDispatch();
  const isSeller = useAppSelector(authSelectors.isSeller);
  return (
    <ul className={css.links}>
      {(isSeller ? sellerLinks : customerLinks).map(([route, id]) => (
        <li key={route}>
          <Link to={urlOf(route)} onClick={onGone}>
            {text(id)}
          </Link>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => {
            dispatch(auth.logoutRequested());
            onGone();
          }}
        >
          {text('BUTTON_LOGOUT')}
        </button>
      </li>
    </ul>
  );
}
