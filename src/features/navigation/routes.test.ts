import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { matchRoute, placeOf, routePaths, getSafeReturnPath, toUrl, type KnownRoute } from './routes';

const routes = Object.keys(routePaths) as KnownRoute[];
const buildParams = (route: KnownRoute, value: string) =>
  Object.fromEntries([...routePaths[route].matchAll(/:(\w+)/g)].map(([, name]) => [String(name), value]));

describe('the URL of a page', () => {
  test.each(routes)('built for the route %s is matched as that route with its parameters', (route) => {
    const params = buildParams(route, 'filtro-7');
    expect(matchRoute(toUrl(route, params))).toEqual({ route, params });
  });

  test.each(routes.filter((route) => routePaths[route].includes(':')))(
    'built for the route %s keeps any parameter unchanged',
    (route) => {
      fc.assert(
        fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
          // browsers resolve `.` and `..` in a URL
          fc.pre(!/^\.{1,2}$|%2f/i.test(value) && !(route === 'category' && /^products$/i.test(value)));
          const { pathname } = new URL(toUrl(route, buildParams(route, value)), 'http://shop.test');
          expect(matchRoute(pathname)).toEqual({ route, params: buildParams(route, value) });
        }),
      );
    },
  );

  test('with a percent sign that encodes no character still matches', () => {
    expect(matchRoute('/shop/products/100%')).toEqual({ route: 'product', params: { slug: '100%' } });
  });

  test('keeps a slash within a parameter in its segment', () => {
    expect(matchRoute('/shop/products/a%2Fb')).toEqual({ route: 'product', params: { slug: 'a/b' } });
  });

  test.each(['/shop/products/a%20b', '/shop/category/%C3%B1/products', '/shop/products/a%2Fb'])(
    'yields the same parameters in sagas and on pages: %s',
    (pathname) => {
      const [match] =
        matchRoutes(
          Object.values(routePaths).map((path) => ({ path })),
          pathname,
        ) ?? [];
      expect(matchRoute(pathname).params).toEqual(match?.params);
    },
  );

  test('is matched as a list of products, not as a category, for /shop/category/frenos/products', () => {
    expect(matchRoute('/shop/category/frenos/products').route).toBe('categoryProducts');
  });

  test('is matched as the list of all products, not as a category, for /shop/category/products', () => {
    expect(matchRoute('/shop/category/products').route).toBe('allProducts');
  });

  test('is matched as a placed order, not as the checkout, for /shop/checkout/success/abc', () => {
    expect(matchRoute('/shop/checkout/success/abc')).toEqual({
      route: 'orderPlaced',
      params: { token: 'abc' },
    });
  });

  test.each(['//', '/shop//cart', '/nowhere', '/shop/products', '/shop/products/a/b', '/account/orders/1/2'])(
    'is not found when it is %s',
    (path) => {
      expect(matchRoute(path)).toEqual({ route: 'notFound', params: {} });
    },
  );

  test('leaves out empty query fields', () => {
    expect(toUrl('search', {}, { search: 'ñ & b', page: '' })).toBe(
      '/shop/shop-grid-4-sidebar?search=%C3%B1+%26+b',
    );
  });

  test('becomes a place with its route, parameters, query and full path', () => {
    expect(placeOf({ pathname: '/shop/category/frenos/products', search: '?page=2', hash: '#a' })).toEqual({
      route: 'categoryProducts',
      params: { slug: 'frenos' },
      query: { page: '2' },
      path: '/shop/category/frenos/products?page=2#a',
    });
  });
});

describe('the return path after signing in', () => {
  test.each([
    ['another host', '//evil.example'],
    ['another host by a backslash', '/\\evil.example'],
    ['a path with a backslash inside', '/shop\\cart'],
    ['a complete URL', 'https://evil.example/'],
    ['a javascript URL', 'javascript:alert(1)'],
    ['a path without a slash at its start', 'shop/cart'],
    ['a tab character that browsers drop', '/\t/evil.example'],
    ['a line break', '/shop\n/cart'],
    ['a NUL character', '/shop\0'],
    ['a DEL character', '/shop\x7f'],
    ['spaces before another host', ' //evil.example'],
    ['another host behind a step up', '/..//evil.example'],
    ['another host behind an encoded step', '/%2e%2e//evil.example'],
    ['another host behind a step to the same folder', '/.//evil.example'],
    ['another host with a user name', '//shop.test@evil.example'],
    ['a whole address with a user name and a password', 'https://shop.test:x@evil.example/'],
    ['an encoded other host', '%2F%2Fevil.example'],
    ['a javascript URL with a line break', 'java\nscript:alert(1)'],
    ['a data URL', 'data:text/html,x'],
    ['the login page by a detour', '/shop/../account/login'],
    ['another host by a fullwidth slash', '／／evil.example'],
    ['a line separator before another host', '\u2028//evil.example'],
    ['a dot segment and a backslash', '/./\\evil.example'],
    ['a file URL', 'file:///etc/passwd'],
    ['a view-source URL', 'view-source:https://evil.example'],
    ['an empty path', ''],
    ['the login page', '/account/login'],
    ['the login page with a return path of its own', '/account/login?returnTo=/account/login'],
    ['the login page in capitals', '/Account/LOGIN'],
    ['the login page, encoded', '/account/%6cogin'],
    ['the login page behind a dot segment', '/account/./login?return=%2F%2Fevil.example'],
    ['the login page with a slash at its end', '/account/login/'],
  ])('is null for %s', (_, path) => {
    expect(getSafeReturnPath(path)).toBeNull();
  });

  test('is null when it is absent', () => {
    expect(getSafeReturnPath(undefined)).toBeNull();
  });

  test.each([
    '/',
    '/shop/checkout',
    '/shop/products/a?x=1&y=//z#there',
    '/account/orders/7',
    '/shop/ñandú',
    '/%2Fevil.example',
    '/@evil.example',
  ])('is accepted unchanged when it is %s', (path) => {
    expect(getSafeReturnPath(path)).toBe(path);
  });

  test('stays within this shop in a browser whenever it is accepted', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...'/\\:@.?#%\t\n\0 ahtps') });
    fc.assert(
      fc.property(hostile, (tail) => {
        const path = getSafeReturnPath(`/${tail}`);
        fc.pre(path !== null);
        const parsedUrl = new URL(String(path), 'https://shop.test');
        expect(parsedUrl.origin).toBe('https://shop.test');
        // a reload reads the URL from the address bar again, and a visitor may copy it into a link
        expect(new URL(parsedUrl.pathname, 'https://shop.test').origin).toBe('https://shop.test');
      }),
      { numRuns: 2000 },
    );
  });
});
