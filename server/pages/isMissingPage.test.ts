import type { ServiceClient } from '@/app/serverRender';
import { placeOf } from '@/features/navigation/routes';
import { isMissingPage } from './isMissingPage';

const rows = (...response: object[]) => ({ status: 200, body: { message: { response } } });
const category = (slug: string, hijos: object[] = []) => ({
  slug,
  nombre: slug,
  imagen: '',
  items: 1,
  padre: null,
  hijos,
  layout: 'products',
});

/** A service with one product, one department with one category, and one article and vehicle named `known`. */
const service: ServiceClient = ({ path, body }) =>
  Promise.resolve(
    path.endsWith('/getProducto')
      ? rows(...(JSON.stringify(body) === '{"codigo":"A-1"}' ? [{ codigo: 'A-1' }] : []))
      : path.endsWith('/getCategories')
        ? rows(category('05-000', [category('05-001')]))
        : { status: path.endsWith('/known') ? 200 : 404, body: {} },
  );
const isMissing = (pathname: string, ask = service) =>
  isMissingPage(ask, placeOf({ pathname, search: '', hash: '' }));

test.each([
  ['/shop/products/A-1', false],
  ['/shop/products/A-2', true],
  ['/shop/category/05-000', false],
  ['/shop/category/05-001/products', false],
  ['/shop/category/05-009/products', true],
  ['/blog/known', false],
  ['/blog/unknown', true],
  ['/vehicles/known', false],
  ['/vehicles/unknown', true],
  ['/shop/cart', false],
])('the page %s counts as missing: %p', async (path, missing) => {
  expect(await isMissing(path)).toBe(missing);
});

test.each([
  ['does not answer', () => Promise.reject(new Error('no'))],
  ['is busy', () => Promise.resolve({ status: 503, body: {} })],
  ['answers with HTML', () => Promise.resolve({ status: 200, body: '<html>' })],
  ['has no categories yet', () => Promise.resolve(rows())],
] as [string, ServiceClient][])('no page counts as missing while the service %s', async (reason, ask) => {
  expect(await isMissing('/shop/category/05-009', ask)).toBe(false);
  if (reason !== 'has no categories yet') expect(await isMissing('/shop/products/A-2', ask)).toBe(false);
  if (reason !== 'has no categories yet') expect(await isMissing('/blog/unknown', ask)).toBe(false);
});
