import { Suspense, use, useState, type ComponentType, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { authSelectors } from '@/features/auth';
import {
  selectIsUnderway,
  toUrl,
  usePlace,
  type KnownRoute,
  type RouteName,
  type SellerRoute,
} from '@/features/navigation';
import { createFeatureLoader } from '@/shared/createFeatureLoader';
import type { Feature } from '@/shared/feature';
import { lazyWithRetry } from '@/shared/lazyWithRetry';
import { useAppSelector } from '@/shared/redux';
import { AppErrorBoundary } from '@/widgets/failure/AppErrorBoundary';
import { PageFailure } from '@/widgets/failure/PageFailure';
import { PageSkeleton } from '@/widgets/shell/PageSkeleton';
import { NavigationReporter } from './NavigationReporter';

/**
 * A page module: the page's component, the lazy features that the page needs, and functions that preload parts of the
 * page. `aheadSignedIn` preloads the parts that only accounts see.
 */
type Page = () => Promise<{
  default: ComponentType;
  features?: readonly Feature[];
  ahead?: readonly (() => Promise<void>)[];
  aheadSignedIn?: readonly (() => Promise<void>)[];
}>;

const listPage: Page = () => import('@/pages/productList/ProductListPage');

const publicPages: Partial<Record<KnownRoute, Page>> = {
  home: () => import('@/pages/home/HomePage'),
  homeTwo: () => import('@/pages/homeTwo/HomeTwoPage'),
  shop: () => import('@/pages/shop/ShopPage'),
  category: () => import('@/pages/category/CategoryPage'),
  categoryProducts: listPage,
  allProducts: listPage,
  search: listPage,
  product: () => import('@/pages/product/ProductPage'),
  wishlist: () => import('@/pages/wishlist/WishlistPage'),
  compare: () => import('@/pages/compare/ComparePage'),
  brands: () => import('@/pages/brands/BrandsPage'),
  cart: () => import('@/pages/cart/CartPage'),
  login: () => import('@/pages/login/LoginPage'),
  garage: () => import('@/pages/garage/GaragePage'),
  about: () => import('@/pages/about/AboutPage'),
  contact: () => import('@/pages/contact/ContactPage'),
  privacy: () => import('@/pages/privacy/PrivacyPage'),
  vehicle: () => import('@/pages/vehicle/VehiclePage'),
  blog: () => import('@/pages/blog/BlogPage'),
  post: () => import('@/pages/post/PostPage'),
};

const authenticatedPages: Partial<Record<KnownRoute, Page>> = {
  quickOrder: () => import('@/pages/quickOrder/QuickOrderPage'),
  checkout: () => import('@/pages/checkout/CheckoutPage'),
  orderPlaced: () => import('@/pages/orderPlaced/OrderPlacedPage'),
  dashboard: () => import('@/pages/dashboard/DashboardPage'),
  orders: () => import('@/pages/orders/OrdersPage'),
  order: () => import('@/pages/order/OrderPage'),
  quotations: () => import('@/pages/quotations/QuotationsPage'),
  quotation: () => import('@/pages/quotation/QuotationPage'),
  statement: () => import('@/pages/statement/StatementPage'),
  addresses: () => import('@/pages/addresses/AddressesPage'),
  address: () => import('@/pages/address/AddressPage'),
  profile: () => import('@/pages/profile/ProfilePage'),
  password: () => import('@/pages/password/PasswordPage'),
};

const sellerPages: Record<SellerRoute, Page> = {
  customers: () => import('@/pages/customers/CustomersPage'),
  sellerOrders: () => import('@/pages/sellerOrders/SellerOrdersPage'),
  sellerOrder: () => import('@/pages/sellerOrder/SellerOrderPage'),
};

const notFound: Page = () => import('@/pages/notFound/NotFoundPage');

const allPages: Partial<Record<RouteName, Page>> = {
  ...publicPages,
  ...authenticatedPages,
  ...sellerPages,
  notFound,
};

const chunkPromises = new Map<RouteName, ReturnType<Page>>();
/** Routes whose code has loaded. */
const ready = new Set<RouteName>();
export const isPageLoaded = (route: RouteName): boolean => ready.has(route);

/** Loads a page's code and registers the page's features. A failure is not cached, so that the load can be retried. */
function loadChunk(route: RouteName, page: Page): ReturnType<Page> {
  const cached = chunkPromises.get(route);
  if (cached) return cached;
  const code = createFeatureLoader(page)();
  chunkPromises.set(route, code);
  code.then(
    (module) => {
      ready.add(route);
      if (!suspendedRoutes.has(route)) pageComponents[route] = module.default;
    },
    () => chunkPromises.delete(route),
  );
  return code;
}

/** Preloads a page and its parts before a likely navigation. If the preload fails, the page loads the code itself. */
export async function prefetchPage(route: RouteName, isSignedIn: boolean): Promise<void> {
  const page = allPages[route];
  const code = page && (await loadChunk(route, page).catch(() => null));
  const { ahead = [], aheadSignedIn = [] } = code ?? {};
  for (const bring of isSignedIn ? [...ahead, ...aheadSignedIn] : ahead) void bring();
}

/** A promise that React's `use` reads synchronously, because its `status` is set. */
const resolvedPromise = Object.assign(Promise.resolve(), { status: 'fulfilled' });
const loadedPromises = new Map<string, Promise<unknown>>();

/**
 * Returns a promise that resolves when a route's page has loaded, or failed to load. The same route and try always
 * return the same promise object, because `use` requires this.
 */
function getLoadedPromise(route: RouteName, retryCount: number): Promise<unknown> {
  const page = allPages[route];
  const key = `${route} ${retryCount}`;
  const cached = loadedPromises.get(key);
  if (cached) return cached;
  if (!page || ready.has(route)) return resolvedPromise;
  const markFulfilled = () => void Object.assign(coming, { status: 'fulfilled' });
  const coming = loadChunk(route, page).then(markFulfilled, markFulfilled);
  loadedPromises.set(key, coming);
  return coming;
}

/** Loads a route's page before a render or hydration, so that the page needs no skeleton. */
export const loadPage = (route: RouteName): Promise<unknown> => getLoadedPromise(route, 0);

/**
 * Reports the arrival when the page's features are registered, even if a guard still shows the skeleton. Reports the
 * arrival again at each new try to load the page.
 */
function ArrivalWithPage({ tries: retryCount }: { tries: number }) {
  const { route } = usePlace();
  use(getLoadedPromise(route, retryCount));
  return <NavigationReporter tries={retryCount} />;
}

const suspendedRoutes = new Set<RouteName>();
/**
 * Components of the pages. If a page was suspended, its lazy component stays in use, so each component is created only
 * once.
 */
const pageComponents = Object.fromEntries(
  (Object.entries(allPages) as [KnownRoute, Page][]).map(([name, page]) => [
    name,
    lazyWithRetry(() => {
      suspendedRoutes.add(name);
      return loadChunk(name, page);
    }),
  ]),
) as Partial<Record<RouteName, ComponentType>>;
const NotFoundPage = lazyWithRetry(notFound);

/** Gallery of the UI kit, only in development builds. */
const GalleryPage =
  process.env.NODE_ENV === 'development' ? lazyWithRetry(() => import('@/pages/gallery/GalleryPage')) : null;

/** Redirects /account to the customers of a seller, or to the dashboard of a customer. */
function AccountRedirect() {
  const isSeller = useAppSelector(authSelectors.isSeller);
  return <Navigate to={toUrl(isSeller ? 'customers' : 'dashboard')} replace />;
}

/** Sends guests to the login. The login then returns to `path`. The skeleton is shown until the session is known. */
function SignedInOnly({ path, children }: { path: string; children: ReactNode }) {
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const isKnown = useAppSelector(authSelectors.isKnown);
  const isUnderway = useAppSelector(selectIsUnderway);
  if (isSignedIn) return children;
  if (!isKnown || isUnderway) return <PageSkeleton />;
  return <Navigate to={toUrl('login', {}, { return: path })} replace />;
}

function SellersOnly({ children }: { children: ReactNode }) {
  const isSeller = useAppSelector(authSelectors.isSeller);
  return isSeller ? children : <NotFoundPage />;
}

/**
 * Renders the page of the URL. The route is the same route that `navigation/arrived` reports, because the URL is
 * matched once for sagas, replays and pages. A second match by react-router would cost 2.4 KB of code.
 */
function CurrentPage() {
  const { route, path } = usePlace();
  if (GalleryPage && path === '/dev') return <GalleryPage />;
  const Page = route === 'account' ? AccountRedirect : (pageComponents[route] ?? NotFoundPage);
  const page = <Page key={route} />;
  if (route in publicPages || route === 'notFound') return page;
  return (
    <SignedInOnly path={path}>{route in sellerPages ? <SellersOnly>{page}</SellersOnly> : page}</SignedInOnly>
  );
}

/**
 * Renders the current page in an error boundary. If the page throws or does not load, the shop around the page stays.
 */
export function ShopRoutes() {
  const [retryCount, setTries] = useState(0);
  const failure = (again: () => void, error: unknown) => <PageFailure error={error} onRetry={again} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <AppErrorBoundary instead={failure} onAgain={() => setTries(retryCount + 1)}>
        <CurrentPage />
      </AppErrorBoundary>
      <ArrivalWithPage tries={retryCount} />
    </Suspense>
  );
}
