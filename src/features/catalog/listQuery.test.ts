import fc from 'fast-check';
import * as v from 'valibot';
import { productFromRow, productRow, type Product } from '@/erp/rows/product';
import { pageSizes, readListQuery, sortProducts, sorts, writeListQuery } from './listQuery';

const usual = { page: 1, limit: 16, sort: 'default', search: '' };

const part = (descripcion: string, precio_siniva: number | null = null): Product =>
  productFromRow(v.parse(productRow, { id: 1, codigo: descripcion, descripcion, precio_siniva }));
const names = (products: readonly Product[]) => products.map(({ name }) => name);

describe('reading', () => {
  test('an address that says nothing is the usual list', () => {
    expect(readListQuery({})).toEqual(usual);
  });

  test.each([
    ['page', '-3'],
    ['page', '0'],
    ['page', '1e9'],
    ['page', '1.5'],
    ['page', '0x10'],
    ['page', ' 2'],
    ['page', '01'],
    ['page', '9999999'],
    ['page', 'NaN'],
    ['page', ''],
    ['limit', '9999'],
    ['limit', '-8'],
    ['limit', '17'],
    ['limit', '8.0'],
    ['sort', 'x'],
    ['sort', 'PRICE_ASC'],
    ['sort', '__proto__'],
    ['search', '   '],
  ])('%s=%s reads as the default', (name, value) => {
    expect(readListQuery({ [name]: value })).toEqual(usual);
  });

  test('what makes sense is read', () => {
    expect(readListQuery({ page: '12', limit: '24', sort: 'price_desc', search: ' filtro ' })).toEqual({
      page: 12,
      limit: 24,
      sort: 'price_desc',
      search: 'filtro',
    });
  });

  test('a text too long to search for is cut', () => {
    expect(readListQuery({ search: 'a'.repeat(10_000) }).search).toHaveLength(120);
  });

  test('fields of others are no matter', () => {
    expect(readListQuery({ utm_source: 'mail' })).toEqual(usual);
  });
});

describe('writing', () => {
  test('defaults are left out', () => {
    expect(writeListQuery(readListQuery({}))).toEqual({});
  });

  test('what differs is written', () => {
    expect(writeListQuery({ page: 2, limit: 8, sort: 'name_asc', search: 'ñ' })).toEqual({
      page: '2',
      limit: '8',
      sort: 'name_asc',
      search: 'ñ',
    });
  });

  test('any list that was read is read the same once written', () => {
    const lists = fc.record({
      page: fc.integer({ min: 1, max: 999_999 }),
      limit: fc.constantFrom(...pageSizes),
      sort: fc.constantFrom(...sorts),
      search: fc.string({ maxLength: 120 }).map((text) => text.trim()),
    });
    fc.assert(
      fc.property(lists, (list) => {
        expect(readListQuery(writeListQuery(list))).toEqual(list);
      }),
    );
  });

  test('whatever is typed by hand comes to rest in one address', () => {
    const query = fc.record({
      page: fc.string(),
      limit: fc.string(),
      sort: fc.string(),
      search: fc.string({ maxLength: 300 }),
    });
    fc.assert(
      fc.property(query, (typed) => {
        const once = readListQuery(typed);
        expect(readListQuery(writeListQuery(once))).toEqual(once);
      }),
    );
  });
});

describe('sorting', () => {
  const parts = [part('Bujía 10', 3), part('ámbar', 1), part('Bujía 9', 2), part('Zapata', 1)];

  test('the default keeps the order of the ERP', () => {
    expect(sortProducts(parts, 'default')).toEqual(parts);
  });

  test('names are in the order of Spanish, with numbers as numbers', () => {
    expect(names(sortProducts(parts, 'name_asc'))).toEqual(['ámbar', 'Bujía 9', 'Bujía 10', 'Zapata']);
  });

  test('names descend', () => {
    expect(names(sortProducts(parts, 'name_desc'))).toEqual(['Zapata', 'Bujía 10', 'Bujía 9', 'ámbar']);
  });

  test('the cheapest is first, and equal prices keep their order', () => {
    expect(names(sortProducts(parts, 'price_asc'))).toEqual(['ámbar', 'Zapata', 'Bujía 9', 'Bujía 10']);
  });

  test('the dearest is first, and equal prices keep their order', () => {
    expect(names(sortProducts(parts, 'price_desc'))).toEqual(['Bujía 10', 'Bujía 9', 'ámbar', 'Zapata']);
  });

  test('without prices the order of the ERP stays', () => {
    const unpriced = [part('b'), part('a')];
    expect(names(sortProducts(unpriced, 'price_desc'))).toEqual(['b', 'a']);
  });

  test('the list that was given is not changed', () => {
    const given = Object.freeze([part('b'), part('a')]);
    sortProducts(given, 'name_asc');
    expect(names(given)).toEqual(['b', 'a']);
  });
});
