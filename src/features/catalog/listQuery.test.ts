import fc from 'fast-check';
import { placeOf, toUrl } from '@/features/navigation';
import {
  badges,
  parseCents,
  noFilters,
  pageSizes,
  getPriceRange,
  readListQuery,
  sorts,
  stars,
  stockStatuses,
  views,
  writeListQuery,
  type ListQuery,
} from './listQuery';

const defaultQuery: ListQuery = {
  page: 1,
  limit: 16,
  sort: 'default',
  view: 'grid',
  search: '',
  filters: noFilters,
};
const long = 'a'.repeat(10_000);

describe('reading the query of a URL', () => {
  test('a query without parameters is read as the default list', () => {
    expect(readListQuery({})).toEqual(defaultQuery);
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
    ['page', '２'],
    ['limit', '9999'],
    ['limit', '-8'],
    ['limit', '17'],
    ['limit', '8.0'],
    ['sort', 'x'],
    ['sort', 'PRICE_ASC'],
    ['sort', '__proto__'],
    ['view', 'row'],
    ['view', 'constructor'],
    ['search', '   '],
    ['filter_price', 'abc'],
    ['filter_price', '-'],
    ['filter_price', '0-'],
    ['filter_price', '-5-10'],
    ['filter_price', '1e3-'],
    ['filter_price', 'NaN-NaN'],
    ['filter_price', '10.555-'],
    ['filter_price', long],
    ['filter_brand', '__proto__'],
    ['filter_brand', ', ,'],
    ['filter_brand', '\u0000'],
    ['filter_brand', long],
    ['filter_stock', 'IN-STOCK'],
    ['filter_stock', 'toString'],
    ['filter_rating', '6'],
    ['filter_rating', '4.5'],
    ['filter_badge', 'cheap'],
    ['filter_vehicle', '-1'],
    ['filter_vehicle', '99999999999'],
  ])('%s=%s is read as the default', (name, value) => {
    expect(readListQuery({ [name]: value })).toEqual(defaultQuery);
  });

  test('every kind of parameter is read when its value is valid', () => {
    const query = readListQuery({
      page: '12',
      limit: '24',
      sort: 'price_desc',
      view: 'table',
      search: ' filtro ',
      filter_price: '10-50.5',
      filter_brand: 'kelstrum,andivor',
      filter_stock: 'on-backorder,in-stock',
      filter_rating: '4,5',
      filter_badge: 'hot,sale',
      filter_vehicle: '10112',
    });
    expect(query).toEqual({
      page: 12,
      limit: 24,
      sort: 'price_desc',
      view: 'table',
      search: 'filtro',
      filters: {
        price: { from: 1000, to: 5050 },
        brand: ['andivor', 'kelstrum'],
        stock: ['in-stock', 'on-backorder'],
        rating: [5, 4],
        badge: ['sale', 'hot'],
        vehicle: 10_112,
      },
    });
  });

  test.each([
    ['10-', { from: 1000, to: null }],
    ['-50', { from: null, to: 5000 }],
    ['0-50', { from: null, to: 5000 }],
    ['10-10', { from: 1000, to: 1000 }],
    ['50-10', { from: 1000, to: 5000 }],
  ])('the price range %s is read as %p cents', (typed, price) => {
    expect(readListQuery({ filter_price: typed }).filters.price).toEqual(price);
  });

  test('unknown and repeated values of a filter are dropped, and its valid values are kept', () => {
    const { filters } = readListQuery({
      filter_brand: 'andivor,andivor,__proto__',
      filter_rating: '5,5,9',
      filter_stock: 'in-stock,x',
    });
    expect(filters).toEqual({ ...noFilters, brand: ['andivor'], rating: [5], stock: ['in-stock'] });
  });

  test('at most 30 brands are read', () => {
    const brands = Array.from({ length: 5000 }, (_, index) => `b${index}`).join();
    expect(readListQuery({ filter_brand: brands }).filters.brand).toHaveLength(30);
  });

  test('a search text that is too long is cut, but never within a character', () => {
    expect(readListQuery({ search: long }).search).toHaveLength(120);
    expect(readListQuery({ search: '🔧'.repeat(200) }).search).toBe('🔧'.repeat(120));
  });

  test('unknown parameters are ignored', () => {
    expect(readListQuery({ utm_source: 'mail', __proto__: 'x', filter_color: 'red' })).toEqual(defaultQuery);
  });
});

describe('writing the query of a URL', () => {
  test('default values are left out', () => {
    expect(writeListQuery(defaultQuery)).toEqual({});
  });

  test('non-default values are written in canonical order', () => {
    const query = readListQuery({ filter_brand: 'b,a', filter_price: '010.50-', page: '2', search: 'ñ' });
    expect(writeListQuery(query)).toEqual({
      search: 'ñ',
      page: '2',
      filter_price: '10.5-',
      filter_brand: 'a,b',
    });
  });

  const cents = fc.option(fc.integer({ min: 1, max: 99_999_999 }));
  const lists: fc.Arbitrary<ListQuery> = fc.record({
    page: fc.integer({ min: 1, max: 999_999 }),
    limit: fc.constantFrom(...pageSizes),
    sort: fc.constantFrom(...sorts),
    view: fc.constantFrom(...views),
    search: fc
      .string({ maxLength: 100, unit: 'grapheme' })
      .map((text) => readListQuery({ search: text }).search),
    filters: fc.record({
      price: fc.tuple(cents, cents).map(([from, to]) => getPriceRange(from, to)),
      brand: fc
        .subarray(['a', 'b-c', 'Ñandú', 'z 9', "A/C D'Oro (2,5%)", '100%25', 'x,y'])
        .map((slugs) => [...slugs].sort()),
      stock: fc.subarray([...stockStatuses]),
      rating: fc.subarray([...stars]),
      badge: fc.subarray([...badges]),
      vehicle: fc.option(fc.integer({ min: 1, max: 999_999 })),
    }),
  });

  test('any list is unchanged after its URL was written and read', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const url = new URL(toUrl('allProducts', {}, writeListQuery(list)), 'http://shop.test');
        expect(readListQuery(placeOf(url).query)).toEqual(list);
      }),
    );
  });

  test('any typed query becomes canonical in one step', () => {
    const value = fc.oneof(
      fc.string({ maxLength: 300, unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,-+ eabñ_') }),
      fc.constantFrom(long, '__proto__', 'NaN', '-1', '1e999', '5,4', 'in-stock', '10-50'),
    );
    const fields = [
      ...['page', 'limit', 'sort', 'view', 'search', 'utm_source'],
      ...['filter_price', 'filter_brand', 'filter_stock', 'filter_rating', 'filter_badge', 'filter_vehicle'],
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fields), value), (typed) => {
        const once = writeListQuery(readListQuery(typed));
        expect(writeListQuery(readListQuery(once))).toEqual(once);
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ['25', 2500],
  ['25.5', 2550],
  ['25,05', 2505],
  ['', null],
  ['25 $', null],
  ['1.234,50', null],
  ['٣', null],
])('the typed amount «%s» is read as %p cents', (typed, cents) => {
  expect(parseCents(typed)).toBe(cents);
});

test.each([
  ['\0', ''],
  ['filtro\0', 'filtro'],
  ['filtro\tde\naceite', 'filtro de aceite'],
])('the search text %j of a URL is read as %j, without control characters', (search, cleaned) => {
  expect(readListQuery({ search }).search).toBe(cleaned);
});
