import fc from 'fast-check';
import type { Product } from '@/erp/rows/product';
import { generateParts, buildPart } from '@/testing/products';
import { filterProducts, type PriceViewer } from './filters';
import { noFilters, readListQuery } from './listQuery';
import { listView, sortProducts } from './listView';

const customer: PriceViewer = { isSignedIn: true, discount: 0, day: '2026-01-31', vehicle: null };
const guest: PriceViewer = { ...customer, isSignedIn: false };
const names = (products: readonly Product[]) => products.map(({ name }) => name);
const part = (descripcion: string, precio_siniva: number | null = null) =>
  buildPart({ descripcion, precio_siniva });
const parts = (count: number) =>
  Array.from({ length: count }, (_, index) => buildPart({ id: index, codigo: `P-${index}` }));

describe('sorting', () => {
  const sample = [part('Bujía 10', 3), part('ámbar', 1), part('Bujía 9', 2), part('Zapata', 1)];

  test('the default keeps the order of the ERP', () => {
    expect(sortProducts(sample, 'default')).toEqual(sample);
  });

  test('names are in the order of Spanish, with numbers as numbers', () => {
    expect(names(sortProducts(sample, 'name_asc'))).toEqual(['ámbar', 'Bujía 9', 'Bujía 10', 'Zapata']);
  });

  test('names descend', () => {
    expect(names(sortProducts(sample, 'name_desc'))).toEqual(['Zapata', 'Bujía 10', 'Bujía 9', 'ámbar']);
  });

  test('the cheapest is first, and equal prices keep their order', () => {
    expect(names(sortProducts(sample, 'price_asc'))).toEqual(['ámbar', 'Zapata', 'Bujía 9', 'Bujía 10']);
  });

  test('the dearest is first, and equal prices keep their order', () => {
    expect(names(sortProducts(sample, 'price_desc'))).toEqual(['Bujía 10', 'Bujía 9', 'ámbar', 'Zapata']);
  });

  test('the list that was given is not changed', () => {
    const given = Object.freeze([part('b'), part('a')]);
    sortProducts(given, 'name_asc');
    expect(names(given)).toEqual(['b', 'a']);
  });
});

test('all pages in turn show each product under the filters once', () => {
  fc.assert(
    fc.property(
      generateParts(),
      fc.constantFrom(8, 16),
      fc.subarray(['andivor', 'kelstrum']),
      (products, limit, brand) => {
        const filters = { ...noFilters, brand };
        const at = (page: number) =>
          listView(products, { ...readListQuery({}), limit, filters, page }, customer);
        const { pages, total } = at(1);
        const all = Array.from({ length: pages }, (_, index) => at(index + 1).rows).flat();
        expect(all).toEqual(filterProducts(products, filters, customer));
        expect(total).toBe(all.length);
        for (let page = 1; page < pages; page += 1) expect(at(page).nextRows).toEqual(at(page + 1).rows);
      },
    ),
  );
});

test('a page beyond the last is the last', () => {
  expect(listView(parts(20), readListQuery({ page: '99' }), customer)).toMatchObject({ page: 2, pages: 2 });
});

test('nothing found is one empty page', () => {
  const view = listView(parts(20), readListQuery({ filter_brand: 'x', page: '3' }), customer);
  expect(view).toMatchObject({ rows: [], page: 1, pages: 1, total: 0, isFiltered: true });
});

test('a hundred may have more behind them', () => {
  expect(listView(parts(99), readListQuery({}), customer).isCut).toBe(false);
  expect(listView(parts(100), readListQuery({}), customer).isCut).toBe(true);
});

test('a guest is neither sorted nor filtered by price', () => {
  const products = [part('a', 1), part('b', 2)];
  const view = listView(products, readListQuery({ sort: 'price_desc', filter_price: '50-' }), guest);
  expect(names(view.rows)).toEqual(['a', 'b']);
  expect(view).toMatchObject({ sort: 'default', isFiltered: false });
});
