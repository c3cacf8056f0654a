import { Suspense, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { authSelectors } from '@/features/auth';
import { catalogSelectors } from '@/features/catalog';
import { selectIsSlow, toUrl } from '@/features/navigation';
import { toastsSelectors } from '@/features/toasts';
import { createFeatureLoader } from '@/shared/createFeatureLoader';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { LoadingBar } from '@/ui/LoadingBar';
import { useIsHydrated } from '@/ui/useIsHydrated';
import { lazyPart, renderNothing } from '../failure/lazyWithBoundary';
import { AccountSections } from '../accountMenu/AccountSections';
import { Header } from '../header/Header';
import css from './Shell.module.css';

/** The footer is below the fold and loads later, in one chunk with the bars and the hydration code. */
const Footer = lazyPart(() => import(/* webpackChunkName: "shell" */ './Footer'), renderNothing);
/** Bars of the whole shop; loads the connection feature. */
const Bars = lazyPart(
  createFeatureLoader(() => import(/* webpackChunkName: "shell" */ '../bars/Bars')),
  renderNothing,
);
const ActingForBar = lazyPart(() => import('./ActingForBar'), renderNothing);
/** Loads the session feature. */
const SessionEnd = lazyPart(
  createFeatureLoader(() => import('../sessionEnd/SessionEnd')),
  renderNothing,
);
const Toaster = lazyPart(() => import('../toaster/Toaster'), renderNothing);
/** If the quick view's code does not load, the product's page is opened instead, because it has the same content. */
const QuickView = lazyPart(
  () => import('../quickView/QuickView'),
  () => <ProductPageInstead />,
);

function ProductPageInstead() {
  const product = useAppSelector(catalogSelectors.quickViewProduct);
  return product ? <Navigate to={toUrl('product', { slug: product.slug })} /> : null;
}

/**
 * Boundary of a selector: only this component re-renders, not the whole shell. Renders nothing during hydration,
 * because a server-rendered page has none of these children, and the browser may already have a toast.
 */
function RenderWhen<State>({ is, children }: { is: (state: State) => unknown; children: ReactNode }) {
  const isHydrated = useIsHydrated();
  return useAppSelector((state: State) => Boolean(is(state))) && isHydrated ? children : null;
}

/** Frame of every page: header, content, footer, dialogs and toasts. */
export function Shell({ children }: { children: ReactNode }) {
  const { text } = useText();
  return (
    <>
      <a className={css.skip} href="#content">
        {text('LINK_SKIP_TO_CONTENT')}
      </a>
      <RenderWhen is={selectIsSlow}>
        <LoadingBar />
      </RenderWhen>
      <Suspense fallback={<div className={css.acting} data-bar />}>
        <RenderWhen is={authSelectors.isSeller}>
          <ActingForBar />
        </RenderWhen>
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
        <RenderWhen is={catalogSelectors.quickViewProduct}>
          <QuickView />
        </RenderWhen>
        <RenderWhen is={toastsSelectors.areThere}>
          <Toaster />
        </RenderWhen>
        <RenderWhen is={authSelectors.isSignedIn}>
          <SessionEnd />
        </RenderWhen>
      </Suspense>
    </>
  );
}
