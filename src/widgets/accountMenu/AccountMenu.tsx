import { Suspense } from 'react';
import { authSelectors } from '@/features/auth';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { Disclosure } from '@/ui/Disclosure';
import { UserIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { lazyPart } from '../failure/lazyWithBoundary';
import headerCss from '../header/Header.module.css';
import css from './AccountMenu.module.css';

const AccountLinks = lazyPart(() => import('./AccountLinks'));
const GuestPanel = lazyPart(() => import('./GuestPanel'));

/** Account menu of the header. Guests see the login; accounts see links. */
export function AccountMenu() {
  const { text } = useText();
  const account = useAppSelector(authSelectors.account);
  return (
    // the key mounts the menu again at login and logout, so that the menu is closed
    <Disclosure
      key={account?.code ?? 'guest'}
      className={headerCss.holder}
      buttonClass={headerCss.indicator}
      panelClass={`${headerCss.panel} ${headerCss.panelEnd} ${css.panel}`}
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
      {(close) => (
        <Suspense fallback={<Skeleton lines={4} />}>
          {account ? <AccountLinks onGone={close} /> : <GuestPanel onGone={close} />}
        </Suspense>
      )}
    </Disclosure>
  );
}
