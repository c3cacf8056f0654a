import { Suspense, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { authSelectors } from '@/features/auth';
import { catalogSelectors } from '@/features/catalog';
import { selectIsSlow, toUrl } from '@/features/navigation';
import { toastsSelectors } from '@/features/toasts';
import { createFeatureLoader } from '@/shared/feature';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { LoadingBar } from '@/ui/LoadingBar';
import { lazyPart, renderNothing } from '../failure/lazyWithBoundary';
import { AccountSections } from '../accountMenu/AccountSections';
import { Header } from '../header/Header';
import css from './Shell.module.css';

/** Below the first screen: it comes after it, in one file with the bars and with what takes a drawn page over. */
const Footer = lazyPart(() => import(/* webpackChunkName: "shell" */ './Footer'), renderNothing);
/** What concerns the whole shop; brings the watch over the connection with it. */
const Bars = lazyPart(
  createFeatureLoader(() => import(/* webpackChunkName: "shell" */ '../bars/Bars')),
  renderNothing,
);
const ActingForBar = lazyPart(() => import('./ActingForBar'), renderNothing);
/** Brings the watch over the session with it. */
const SessionEnd = lazyPart(
  createFeatureLoader(() => import('../sessionEnd/SessionEnd')),
  renderNothing,
);
const Toaster = lazyPart(() => import('../toaster/Toaster'), renderNothing);
/** Its page says the same. */
const QuickView = lazyPart(
  () => import('../quickView/QuickView'),
  () => <ProductPageInstead />,
);

function ProductPageInstead() {
  const product = useAppSelector(catalogSelectors.quickViewProduct);
  return product ? <Navigate to={toUrl('product', { slug: product.slug })} /> : null;
}

/** Asks in the shell's place, which would be drawn anew with all that is in it. */
function While<State>({ is, children }: { is: (state: State) => unknown; children: ReactNode }) {
  return useAppSelector((state: State) => Boolean(is(state))) ? children : null;
}

/** What is around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { text } = useText();
  return (
    <>
      <a className={css.skip} href="#content">
        {text('LINK_SKIP_TO_CONTENT')}
      </a>
      <While is={selectIsSlow}>
        <LoadingBar />
      </While>
      <Suspense>
        <While is={authSelectors.isSeller}>
          <ActingForBar />
        </While>
      </Suspense>
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
        <While is={catalogSelectors.quickViewProduct}>
          <QuickView />
        </While>
        <While is={toastsSelectors.areThere}>
          <Toaster />
        </While>
        <While is={authSelectors.isSignedIn}>
          <SessionEnd />
        </While>
      </Suspense>
    </>
  );
}
