import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { authSelectors } from '@/features/auth';
import { matchRoute, routePaths } from '@/features/navigation';
import { useAppSelector } from '@/shared/redux';
import { lazyPart } from '../failure/lazyWithBoundary';
import css from './AccountMenu.module.css';

const AccountNav = lazyPart(() => import('./AccountNav'));

/**
 * Account sections above each account page. The garage of a guest has no sections. Space for the sections is reserved
 * until the session is known.
 */
export function AccountSections() {
  const { route } = matchRoute(useLocation().pathname);
  const isKnown = useAppSelector(authSelectors.isKnown);
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  if (route === 'notFound' || route === 'login' || !routePaths[route].startsWith('/account/')) return null;
  const room = <div className={css.sections} />;
  if (!isKnown) return room;
  return isSignedIn ? (
    <Suspense fallback={room}>
      <AccountNav />
    </Suspense>
  ) : null;
}
