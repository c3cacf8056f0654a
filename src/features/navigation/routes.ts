/** Every address of the shop by name: the one place that knows paths. */
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
  blog: '/blog',
  post: '/blog/:slug',
} as const;

export type KnownRoute = keyof typeof routePaths;
export type RouteName = KnownRoute | 'notFound';
export type Params = Record<string, string>;
export type Query = Record<string, string>;

export interface Place {
  route: RouteName;
  params: Params;
  query: Query;
  /** Path with query and anchor. */
  path: string;
}

/** Names in the order they are tried: a fixed path before one with a parameter. */
const names = Object.keys(routePaths) as KnownRoute[];

/** As the router reads it for the pages, so that flows and pages have the same parameters: `%20` is a space. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname; // typed by hand: a percent sign that encodes nothing
  }
}

type Match = { route: RouteName; params: Params };

/** Many parts of a page ask where it is. */
let last: { pathname: string; match: Match } | null = null;

export function matchRoute(pathname: string): Match {
  if (last?.pathname !== pathname) last = { pathname, match: findRoute(pathname) };
  return last.match;
}

/** How many segments a path has; no pattern here leaves it open. */
const depth = (path: string): number => path.split('/').filter(Boolean).length;

function findRoute(pathname: string): Match {
  const path = decoded(pathname);
  // the home page under another header
  if (demoPaths.includes(stripDemoPath(path))) return { route: 'home', params: {} };
  const wanted = depth(path);
  for (const route of names) {
    // each pattern that is tried becomes a regular expression first
    const match = depth(routePaths[route]) === wanted ? matchPath(routePaths[route], path) : null;
    if (match) return { route, params: definedOnly(match.params) };
  }
  return { route: 'notFound', params: {} };
}

/** A location as a place: what the pages read and what `navigation/arrived` tells. */
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

/** A path without its query and anchor: a filter or a tab of a page is the same page. */
export const getPagePath = (path: string): string => path.replace(/[?#].*$/, '');

/** The anchor of a place, without its `#`; empty when there is none. */
export const getAnchor = ({ path }: Place): string => path.split('#')[1] ?? '';

const definedOnly = (fields: Record<string, string | undefined>): Params =>
  Object.fromEntries(
    Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );

/** The address of a route: parameters encoded, empty query fields left out. A list's commas stay readable. */
export function toUrl(route: KnownRoute, params: Params = {}, query: Query = {}): string {
  const fields = Object.entries(query).filter(([, value]) => value !== '');
  const search = new URLSearchParams(fields).toString().replaceAll('%2C', ',');
  return generatePath(routePaths[route], params) + (search ? `?${search}` : '');
}

/**
 * Where to go back to after signing in: a path of this shop, or null. Anything that a browser could read as another
 * origin (`//x`, `/\x`, `https:`, control characters) is refused, also when only its steps lead there (`/..//x`).
 */
export function getSafeReturnPath(path: string | null | undefined): string | null {
  if (!path || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return null;
  const { pathname } = new URL(path, 'http://shop');
  return pathname.startsWith('//') || matchRoute(pathname).route === 'login' ? null : path;
}
