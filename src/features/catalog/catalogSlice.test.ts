import type { UnknownAction } from '@reduxjs/toolkit';
import { rootReducer } from '@/app/rootReducer';
import type { FailureCode } from '@/shared/failure';
import { buildPart } from '@/testing/buildPart';
import { catalog, catalogSelectors } from './catalogSlice';
import type { ProductQuery } from './productQuery';

const after = (...events: UnknownAction[]) =>
  events.reduce(rootReducer, rootReducer(undefined, { type: 'test/began' }));

const shelf: ProductQuery = { kind: 'all', category: '05-001' };
const pads = buildPart('A-1', { precio_siniva: 10 });
const dearerPads = buildPart('A-1', { precio_siniva: 12 });
const code: FailureCode = 'ERP_TIMEOUT';

describe('a product', () => {
  const answers = (product: typeof pads) => [
    ['a list', catalog.shelfReceived({ shelf, products: [product] })] as const,
    ['its page', catalog.productReceived({ product })] as const,
    ['a refresh of several products', catalog.productsReceived({ products: [product] })] as const,
  ];

  test.each(answers(dearerPads))('has the values of the newest answer of %s', (_, answer) => {
    const state = after(catalog.shelfReceived({ shelf, products: [pads] }), answer);
    expect(catalogSelectors.product(state, 'A-1')).toEqual(dearerPads);
    expect(catalogSelectors.shelfProducts(state, shelf)).toEqual([dearerPads]);
  });

  test.each(answers(structuredClone(pads)))('stays the same object when %s repeats it', (_, answer) => {
    const before = after(catalog.shelfReceived({ shelf, products: [pads] }));
    expect(catalogSelectors.product(rootReducer(before, answer), 'A-1')).toBe(
      catalogSelectors.product(before, 'A-1'),
    );
  });
});

test('a product keeps the equivalents and tags of its page when a list without them arrives', () => {
  const details = { equivalents: ['90638599'], tags: ['frenos'] };
  const none = { equivalents: [], tags: [] };
  const list = catalog.shelfReceived({ shelf, products: [{ ...dearerPads, ...none }] });
  const state = after(catalog.productReceived({ product: { ...pads, ...details } }), list);
  expect(catalogSelectors.product(state, 'A-1')).toEqual({ ...dearerPads, ...details });
  const page = catalog.productReceived({ product: { ...pads, ...none } });
  expect(catalogSelectors.product(rootReducer(state, page), 'A-1')).toMatchObject(none);
});

describe('a list', () => {
  const asked = catalog.shelfAsked({ shelf });
  const received = catalog.shelfReceived({ shelf, products: [pads] });
  const failed = catalog.shelfFailed({ shelf, code });
  const givenUp = catalog.shelfGivenUp({ shelf });

  test.each([
    ['is loading after its first request', [asked], 'asking', null],
    ['is idle again once its request was given up', [asked, givenUp], 'idle', null],
    ['has failed', [asked, failed], 'failed', code],
    ['is loading again when it is requested after a failure', [asked, failed, asked], 'asking', null],
    ['is ready once its products have arrived', [asked, received], 'ready', null],
    ['stays ready while it is refreshed', [asked, received, asked], 'ready', null],
    ['stays ready when its refresh is given up', [asked, received, asked, givenUp], 'ready', null],
    ['stays ready when a refresh fails, and shows why', [asked, received, asked, failed], 'ready', code],
    ['shows no failure once it is requested again', [asked, received, failed, asked], 'ready', null],
    ['shows no failure once its products have arrived', [asked, received, failed, received], 'ready', null],
  ] as const)('%s', (_, events, status, failure) => {
    const state = after(...events);
    expect(catalogSelectors.shelfStatus(state, shelf)).toBe(status);
    expect(catalogSelectors.shelfFailure(state, shelf)).toBe(failure);
    expect(catalogSelectors.shelfProducts(state, shelf)).toHaveLength(status === 'ready' ? 1 : 0);
  });
});

describe("a product's page", () => {
  const asked = catalog.productAsked({ slug: 'A-1' });

  test.each([
    [code, 'failed'],
    ['NOT_FOUND', 'missing'],
  ] as const)('shows the failure %s as «%s»', (failure, status) => {
    const state = after(asked, catalog.productFailed({ slug: 'A-1', code: failure }));
    expect(catalogSelectors.productTrouble(state, 'A-1')).toEqual({ slug: 'A-1', status, failure });
  });

  test.each([
    ['the answer', catalog.productReceived({ product: buildPart('B-2') })],
    ['the failure', catalog.productFailed({ slug: 'B-2', code })],
  ])('keeps waiting after %s of another product', (_, event) => {
    expect(after(asked, event).catalog.product).toEqual({ slug: 'A-1', status: 'asking', failure: null });
  });
});

describe('the departments', () => {
  const received = catalog.departmentsReceived({ categories: [] });

  test.each([
    ['are loading after their first request', [catalog.departmentsAsked()], 'asking'],
    ['fail with their request', [catalog.departmentsAsked(), catalog.departmentsFailed({ code })], 'failed'],
    ['stay ready while they are refreshed', [received, catalog.departmentsAsked()], 'ready'],
    ['stay ready when their refresh fails', [received, catalog.departmentsFailed({ code })], 'ready'],
  ] as const)('%s', (_, events, status) => {
    expect(catalogSelectors.departments(after(...events)).status).toBe(status);
  });
});
