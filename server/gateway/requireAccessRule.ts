import type { FastifyInstance, RouteOptions } from 'fastify';

const office = 'for an account of OFFICE_ACCOUNTS, by a session that no customer has (server/office)';

/** Routes that need no row in `shopTable`, each with a reason. */
const others = {
  'POST /api/dtierp/wsdti/getLoginIn': 'a row of accessTable',
  'POST /api/dtierp/wsdti/getChangePassword': 'a row of accessTable',
  'POST /api/dtierp/wsdti/:call': 'asks accessTable, and has no call that is not there',
  'GET /': 'the page, the same for everybody',
  'GET /index.html': 'the page, the same for everybody',
  'GET /*': 'files of the built shop',
  'GET /robots.txt': 'for search engines',
  'GET /sitemap.xml': 'addresses that anybody may read',
  'GET /sitemap-pages.xml': 'addresses that anybody may read',
  'GET /sitemap-products.xml': 'addresses that anybody may read',
  'GET /sitemap-vehicles.xml': 'addresses that anybody may read',
  'GET /vehicles/:slug/:category': 'leads to a list that anybody may read',
  'GET /legal/privacy': 'leads to a page that anybody may read',
  'GET /legal/terms': 'leads to a page that anybody may read',
  'GET /quotations/:token': 'for everybody who has its link: noindex, counted, until its validity is over',
  'GET /quotations/:token/pdf':
    'for everybody who has its link: noindex, counted, until its validity is over',
  'GET /office': office,
  'GET /office/*': 'leads to a page of the office, without a slash at its end',
  'GET /office/sign-in': 'the form that people of the office sign in by',
  'POST /office/sign-in': 'the form that people of the office sign in by: counted',
  'POST /office/sign-out': office,
  'GET /office/orders': office,
  'GET /office/orders.csv': office,
  'POST /office/orders/:id/retry': office,
  'GET /office/messages': office,
  'POST /office/messages/:number/answer': office,
  'POST /office/messages/:number/reopen': office,
  'GET /office/reviews': office,
  'POST /office/reviews/:id/hide': office,
  'POST /office/reviews/:id/restore': office,
  'GET /office/searches': office,
  'POST /office/searches/synonyms': office,
  'POST /office/searches/synonyms/remove': office,
  'GET /office/posts': office,
  'GET /office/posts/new': office,
  'GET /office/posts/edit/:slug': office,
  'GET /office/posts/edit/:slug/versions/:number': office,
  'POST /office/posts/preview': office,
  'POST /office/posts': office,
  'POST /office/posts/edit/:slug/versions/:number/restore': office,
  'GET /office/brands': office,
  'GET /office/brands/new': office,
  'GET /office/brands/edit/:slug': office,
  'GET /office/brands/edit/:slug/versions/:number': office,
  'POST /office/brands/preview': office,
  'POST /office/brands': office,
  'POST /office/brands/edit/:slug/versions/:number/restore': office,
  'GET /office/pictures': office,
  'POST /office/pictures': office,
  'POST /office/pictures/remove': office,
  'GET /office/log': office,
  'GET /images/uploads/:file': 'pictures that the office uploaded for pages that anybody may read',
  'GET /assets/:file': 'files of the built shop, and of the builds before',
  'GET /assets/version.json': 'the version that pages should have, the same for everybody',
  'POST /control/:what': 'the fault control of the stand-in for tests, only with ERP_FAULTS',
} as const;

export const otherRoutes = Object.keys(others);

function isListed({ method, url, config }: RouteOptions): boolean {
  if (config?.rule) return true;
  const asked = [method].flat().map((name) => `${name === 'HEAD' ? 'GET' : name} ${url}`);
  return asked.every((route) => Object.hasOwn(others, route));
}

/**
 * Throws an error while the service starts if a route has no access rule. Each new route thus gets a row in the access
 * table, and a test for the row.
 */
export function requireAccessRuleForRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (isListed(route)) return;
    throw new Error(`${String(route.method)} ${route.url} has no row in the access table.`);
  });
}
