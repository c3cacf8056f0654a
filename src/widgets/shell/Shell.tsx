import { lazy, Suspense, type ReactNode } from 'react';
import { authSelectors } from '@/features/auth';
import { catalogSelectors } from '@/features/catalog';
import { selectIsSlow } from '@/features/navigation';
import { toastsSelectors } from '@/features/toasts';
import { withFeatures } from '@/shared/feature';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { LoadingBar } from '@/ui/LoadingBar';
import { AccountSections } from '../accountMenu/AccountSections';
import { Header } from '../header/Header';
import css from './Shell.module.css';

/** Below the first screen: it comes after it. */
const Footer = lazy(() => import('./Footer'));
/** What concerns the whole shop; brings the watch over the connection with it. */
const Bars = lazy(withFeatures(() => import('../bars/Bars')));
const ActingForBar = lazy(() => import('./ActingForBar'));
/** Brings the watch over the session with it. */
const SessionEnd = lazy(withFeatures(() => import('../sessionEnd/SessionEnd')));
const Toaster = lazy(() => import('../toaster/Toaster'));
const QuickView = lazy(() => import('../quickView/QuickView'));

/** What is around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { text } = useText();
  const isSeller = useAppSelector(authSelectors.isSeller);
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const isSlow = useAppSelector(selectIsSlow);
  const hasToasts = useAppSelector(toastsSelectors.all).length > 0;
  const quickView = useAppSelector(catalogSelectors.quickViewProduct);

  return (
    <>
      <a className={css.skip} href="#content">
        {text('LINK_SKIP_TO_CONTENT')}
      </a>
      <LoadingBar active={isSlow} />
      <Suspense>{isSeller ? <ActingForBar /> : null}</Suspense>
      <Header />
      <AccountSections />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>
        <Bars />
      </Suspense>
      <Suspense>
        {quickView ? <QuickView /> : null}
        {hasToasts ? <Toaster /> : null}
        {isSignedIn ? <SessionEnd /> : null}
      </Suspense>
    </>
  );
}
