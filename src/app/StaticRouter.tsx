import type { ReactNode } from 'react';
import { createPath, Router, type Location, type NavigationType, type Path } from 'react-router';

const nowhere = () => undefined;
const noNavigator = {
  createHref: (to: string | Partial<Path>) => (typeof to === 'string' ? to : createPath(to)),
  push: nowhere,
  replace: nowhere,
  go: nowhere,
};

/** Router with a fixed location: links have their hrefs and do not navigate. */
export function StaticRouter({
  location,
  navigationType,
  children,
}: {
  location: Location;
  /** How the location was reached; default: as a tab's first page. */
  navigationType?: NavigationType;
  children: ReactNode;
}) {
  return (
    <Router location={location} navigationType={navigationType} navigator={noNavigator}>
      {children}
    </Router>
  );
}

/** @param path path with query and anchor, as '/shop/all?page=2' */
export function parseLocation(path: string, key = 'default'): Location {
  const { pathname, search, hash } = new URL(path, 'http://shop.invalid');
  return { pathname, search, hash, state: null, key };
}
