import { Suspense, use, useState, type ComponentType, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { authSelectors } from '@/features/auth';
import { selectIsUnderway, toUrl, usePlace, type KnownRoute, type RouteName } from '@/features/navigation';
import { createFeatureLoader, type Feature } from '@/shared/feature';
import { lazyWithRetry } from '@/shared/lazyWithRetry';
import { useAppSelector } from '@/shared/redux';
import { nextTask } from '@/shared/time';
import { AppErrorBoundary } from '@/widgets/failure/AppErrorBoundary';
import { PageFailure } from '@/widgets/failure/PageFailure';
import { PageSkeleton } from '@/widgets/shell/PageSkeleton';
import { NavigationReporter } from './NavigationReporter';

/** A page, the features that the store has not had before it, and what brings the code of its parts. */
type Page = () => Promise<{
  default: ComponentType;
  features?: readonly Feature[];
  ahead?: readonly (() => Promise<void>)[];
}>;

const open: Partial<Record<KnownRoute, Page>> = {
  home: () => import('@/pages/home/HomePage'),
  homeTwo: () => import('@/pages/homeTwo/HomeTwoPage'),
  shop: () => import('@/pages/shop/ShopPage'),
  category: () => import(/* webpackChunkName: "category" */ '@/pages/category/CategoryPage'),
  categoryProducts: () => import('@/pages/productList/ProductListPage'),
  allProducts: () => import('@/pages/productList/ProductListPage'),
  search: () => import('@/pages/productList/ProductListPage'),
  product: () => import('@/pages/product/ProductPage'),
  wishlist: () => import('@/pages/wishlist/WishlistPage'),
  compare: () => import('@/pages/compare/ComparePage'),
  brands: () => import('@/pages/brands/BrandsPage'),
  cart: () => import('@/pages/cart/CartPage'),
  login: () => import('@/pages/login/LoginPage'),
  garage: () => import('@/pages/garage/GaragePage'),
  about: () => import('@/pages/about/AboutPage'),
  contact: () => import('@/pages/contact/ContactPage'),
  blog: () => import('@/pages/blog/BlogPage'),
  post: () => import('@/pages/post/PostPage'),
};

const signedIn: Partial<Record<KnownRoute, Page>> = {
  quickOrder: () => import('@/pages/quickOrder/QuickOrderPage'),
  checkout: () => import('@/pages/checkout/CheckoutPage'),
  orderPlaced: () => import('@/pages/orderPlaced/OrderPlacedPage'),
  dashboard: () => import('@/pages/dashboard/DashboardPage'),
  orders: () => import('@/pages/orders/OrdersPage'),
  order: () => import('@/pages/order/OrderPage'),
  statement: () => import('@/pages/statement/StatementPage'),
  addresses: () => import('@/pages/addresses/AddressesPage'),
  address: () => import('@/pages/address/AddressPage'),
  profile: () => import('@/pages/profile/ProfilePage'),
  password: () => import('@/pages/password/PasswordPage'),
};

const sellers: Partial<Record<KnownRoute, Page>> = {
  customers: () => import('@/pages/customers/CustomersPage'),
  sellerOrders: () => import('@/pages/sellerOrders/SellerOrdersPage'),
  sellerOrder: () => import('@/pages/sellerOrder/SellerOrderPage'),
};

const allPages: Partial<Record<RouteName, Page>> = { ...open, ...signedIn, ...sellers };

const codes = new Map<RouteName, ReturnType<Page>>();
/** Pages whose code is there. */
const ready = new Set<RouteName>();
export const isPageLoaded = (route: RouteName): boolean => ready.has(route);

/** A page's code, its features joined; a failure is not kept, so that it is asked again. */
function codeOf(route: RouteName, page: Page): ReturnType<Page> {
  const known = codes.get(route);
  if (known) return known;
  const code = createFeatureLoader(page)();
  codes.set(route, code);
  code.then(
    (module) => {
      ready.add(route);
      if (!waitedFor.has(route)) pageOf[route] = module.default;
    },
    () => codes.delete(route),
  );
  return code;
}

/** The code of a page, and what brings that of its parts; a guess that fails is asked again by the page itself. */
async function partsOf(route: RouteName): Promise<readonly (() => Promise<void>)[]> {
  const page = allPages[route];
  const code = page && (await codeOf(route, page).catch(() => null));
  return code?.ahead ?? [];
}

/** For who is about to go there: all at once. */
export async function prefetchPage(route: RouteName): Promise<void> {
  for (const bring of await partsOf(route)) void bring();
}

/** For who may go there: one after the other, each in a task of its own. */
export async function prefetchSequentially(route: RouteName): Promise<void> {
  for (const bring of await partsOf(route)) {
    await nextTask();
    await bring();
  }
}

/** React reads at once what says that it is done. */
const there = Object.assign(Promise.resolve(), { status: 'fulfilled' });
const brought = new Map<string, Promise<unknown>>();

/**
 * Done when the page of a route has brought its features, or has failed to come: one promise for each of the `tries`, for
 * `use`, which wants the same one also when it is done.
 */
function pageBrought(route: RouteName, tries: number): Promise<unknown> {
  const page = allPages[route];
  const key = `${route} ${tries}`;
  const known = brought.get(key);
  if (known) return known;
  if (!page || ready.has(route)) return there;
  const isDone = () => void Object.assign(coming, { status: 'fulfilled' });
  const coming = codeOf(route, page).then(isDone, isDone);
  brought.set(key, coming);
  return coming;
}

/** For who draws a page in one go: done when its code is there. */
export const loadPage = (route: RouteName): Promise<unknown> => pageBrought(route, 0);

/**
 * An arrival is told once its page's features can hear it, also where a guard still shows the page's shape; and again with
 * each of the `tries` to bring a page that did not come.
 */
function ArrivalWithPage({ tries }: { tries: number }) {
  const { route } = usePlace();
  use(pageBrought(route, tries));
  return <NavigationReporter tries={tries} />;
}

const waitedFor = new Set<RouteName>();
/** A page's component stays the same: one that was drawn before its code was there comes by its promise for good. */
const pageOf = Object.fromEntries(
  (Object.entries(allPages) as [KnownRoute, Page][]).map(([name, page]) => [
    name,
    lazyWithRetry(() => {
      waitedFor.add(name);
      return codeOf(name, page);
    }),
  ]),
) as Partial<Record<RouteName, ComponentType>>;
const NotFoundPage = lazyWithRetry(() => import('@/pages/notFound/NotFoundPage'));

/** Every part of the ui kit in every state: of a build for work, and in no other. */
const GalleryPage =
  process.env.NODE_ENV === 'development' ? lazyWithRetry(() => import('@/pages/gallery/GalleryPage')) : null;

/** /account is where each person's area begins. */
function AccountEntrance() {
  const isSeller = useAppSelector(authSelectors.isSeller);
  return <Navigate to={toUrl(isSeller ? 'customers' : 'dashboard')} replace />;
}

/** Guests sign in first and come back; until it is known who asks, the page's shape is shown. */
function SignedInOnly({ path, children }: { path: string; children: ReactNode }) {
  const status = useAppSelector(authSelectors.status);
  const isUnderway = useAppSelector(selectIsUnderway);
  if (status === 'customer' || status === 'seller') return children;
  if (status === 'unknown' || status === 'signingIn' || isUnderway) return <PageSkeleton />;
  return <Navigate to={toUrl('login', {}, { return: path })} replace />;
}

function SellersOnly({ children }: { children: ReactNode }) {
  const isSeller = useAppSelector(authSelectors.isSeller);
  return isSeller ? children : <NotFoundPage />;
}

/**
 * The page of the address. Its route is the one that `navigation/arrived` tells: react-router keeps the location and its
 * history, and which page that is, is decided once, for flows, replays and pages (2.4 KB less than with a second table).
 */
function CurrentPage() {
  const { route, path } = usePlace();
  if (GalleryPage && path === '/dev') return <GalleryPage />;
  const Page = route === 'account' ? AccountEntrance : (pageOf[route] ?? NotFoundPage);
  const page = <Page key={route} />;
  if (route in open || route === 'notFound') return page;
  return (
    <SignedInOnly path={path}>{route in sellers ? <SellersOnly>{page}</SellersOnly> : page}</SignedInOnly>
  );
}

/** A page that breaks, or does not come, leaves the shop around it as it is. */
export function ShopRoutes() {
  const [tries, setTries] = useState(0);
  const failure = (again: () => void, error: unknown) => (
    <PageFailure
      error={error}
      onRetry={() => {
        setTries(tries + 1);
        again();
      }}
    />
  );
  return (
    <Suspense fallback={<PageSkeleton />}>
      <AppErrorBoundary instead={failure}>
        <CurrentPage />
      </AppErrorBoundary>
      <ArrivalWithPage tries={tries} />
    </Suspense>
  );
}
