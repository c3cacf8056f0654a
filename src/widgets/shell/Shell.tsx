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

/** The footer is below the fold, so it loads later. The footer, the bars and the hydration code share a chunk. */
const Footer = lazyPart(() => import(/* webpackChunkName: "shell" */ './Footer'), renderNothing);
/** Bars of the whole shop. They load together with the connection feature. */
const Bars = lazyPart(
  createFeatureLoader(() => import(/* webpackChunkName: "shell" */ '../bars/Bars')),
  renderNothing,
);
const ActingForBar = lazyPart(() => import('./ActingForBar'), renderNothing);
/** Dialog before the end of the session. The dialog loads together with its feature. */
const SessionEnd = lazyPart(
  createFeatureLoader(() => import('../sessionEnd/SessionEnd')),
  renderNothing,
);
const Toaster = lazyPart(() => import('../toaster/Toaster'), renderNothing);
/** If the quick view does not load, the product's page is opened instead, because the page has the same content. */
const QuickView = lazyPart(
  () => import('../quickView/QuickView'),
  () => <ProductPageInstead />,
);

function ProductPageInstead() {
  const product = useAppSelector(catalogSelectors.quickViewProduct);
  return product ? <Navigate to={toUrl('product', { slug: product.slug })} /> : null;
}

/**
 * Renders the children while the selector `is` returns a truthy value. Only this component uses the selector, so the
 * shell does not re-render. Renders nothing during hydration: a server-rendered page does not contain these children,
 * but the browser may already have a toast.
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
