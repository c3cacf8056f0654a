/** Table of the routes. No other file contains a path of a page. */
import { memoizeLast } from '@/shared/memoizeLast';
import { generatePath, matchPath } from 'react-router';
import { demoPaths, stripDemoPath } from './headers';

export const routePaths = {
  home: '/',
  homeTwo: '/home-two',
  shop: '/shop',
  search: '/shop/shop-grid-4-sidebar',
  allProducts: '/shop/category/products',
  categoryProducts: '/shop/category/:slug/products',
  category: '/shop/category/:slug',
  product: '/shop/products/:slug',
  wishlist: '/shop/wishlist',
  compare: '/shop/compare',
  brands: '/shop/brands',
  quickOrder: '/shop/quick-order',
  cart: '/shop/cart',
  checkout: '/shop/checkout',
  orderPlaced: '/shop/checkout/success/:token',
  account: '/account',
  login: '/account/login',
  dashboard: '/account/dashboard',
  orders: '/account/orders',
  order: '/account/orders/:id',
  quotations: '/account/quotations',
  quotation: '/account/quotations/:id',
  statement: '/account/statement',
  addresses: '/account/addresses',
  address: '/account/addresses/:id',
  garage: '/account/garage',
  profile: '/account/profile',
  password: '/account/password',
  customers: '/account/clientes',
  sellerOrders: '/account/ordenes-vendedor',
  sellerOrder: '/account/salesman-orders/:id',
  about: '/site/about-us',
  contact: '/site/contact-us-v1',
  privacy: '/site/privacy',
  vehicle: '/vehicles/:slug',
  blog: '/blog',
  post: '/blog/:slug',
} as const;

/** Pages that only sellers can open. */
export type SellerRoute = 'customers' | 'sellerOrders' | 'sellerOrder';

export type KnownRoute = keyof typeof routePaths;
export type RouteName = KnownRoute | 'notFound';
export type Params = Record<string, string>;
export type Query = Record<string, string>;

export interface Place {
  route: RouteName;
  params: Params;
  query: Query;
  /** Path with the query and the anchor. */
  path: string;
}

/** Names of the routes in the order in which they are matched. Fixed paths come before paths with a parameter. */
const names = Object.keys(routePaths) as KnownRoute[];

/** Decodes a path as the router does, so that sagas and pages have the same parameters. `%20` becomes a space. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname; // malformed percent-encoding, typed by hand
  }
}

type Match = { route: RouteName; params: Params };

/** Matches a URL. The last match is cached, because many components match the current URL. */
export const matchRoute = memoizeLast(findRoute);

/** Returns the number of segments of a path. Each pattern has a fixed number of segments. */
const depth = (path: string): number => path.split('/').filter(Boolean).length;

function findRoute(pathname: string): Match {
  // a path with an empty segment is not found, although browsers and patterns would ignore the segment
  if (pathname.includes('//')) return { route: 'notFound', params: {} };
  const path = decodePath(pathname);
  // a demo is the home page with another header
  if (demoPaths.includes(stripDemoPath(path))) return { route: 'home', params: {} };
  const wanted = depth(path);
  for (const route of names) {
    // the number of segments is compared first, because matchPath compiles a regular expression and is slower
    const match = depth(routePaths[route]) === wanted ? matchPath(routePaths[route], path) : null;
    // no pattern has an optional segment, so no parameter is undefined
    if (match) return { route, params: match.params as Params };
  }
  return { route: 'notFound', params: {} };
}

/**
 * Converts a location to a place. Pages read this place, and the event `navigation/arrived` contains the same place.
 */
export const placeOf = ({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}): Place => ({
  ...matchRoute(pathname),
  query: Object.fromEntries(new URLSearchParams(search)),
  path: pathname + search + hash,
});

/**
 * Returns a path without the query and the anchor. URLs that differ only in filters and tabs belong to the same page.
 */
export const getPagePath = (path: string): string => path.replace(/[?#].*$/, '');

/** Returns the anchor of a place without the `#`. Returns '' if there is no anchor. */
export const getAnchor = ({ path }: Place): string => path.split('#')[1] ?? '';

/**
 * Builds the URL of a route. Parameters are encoded, but the commas of a list are not. Empty query fields are left out.
 */
export function toUrl(route: KnownRoute, params: Params = {}, query: Query = {}): string {
  const fields = Object.entries(query).filter(([, value]) => value !== '');
  const search = new URLSearchParams(fields).toString().replaceAll('%2C', ',');
  return generatePath(routePaths[route], params) + (search ? `?${search}` : '');
}

/**
 * Returns a safe path for the redirect after a login, or null. A path is unsafe if a browser could read it as another
 * origin (`//x`, `/\x`, `https:`, control characters), even after dots are resolved (`/..//x`).
 */
export function getSafeReturnPath(path: string | null | undefined): string | null {
  if (!path || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return null;
  const { pathname } = new URL(path, 'http://shop');
  return pathname.startsWith('//') || matchRoute(pathname).route === 'login' ? null : path;
}
