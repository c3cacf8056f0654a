import fc from 'fast-check';
import { auth } from '@/features/auth';
import { catalog } from '@/features/catalog';
import type { ListedProduct } from '@/features/lists';
import { foldAccents } from '@/shared/foldText';
import { buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { recent, recentReducer, recentSelectors, type RecentState } from './recentSlice';

const part = (id: number): ListedProduct => ({
  id,
  slug: `A-${id}`,
  sku: `A-${id}`,
  name: `Disco ${id}`,
  images: [],
});
const viewed = (id: number) => catalog.productViewed({ product: part(id) });
const searched = (text: string) => catalog.searchSubmitted({ text });
const served = (code: string) => auth.customerSelected({ customer: buildCustomer({ code }) });
type Happened = Parameters<typeof recentReducer>[1];
const listSearches = (state: RecentState): string[] => recentSelectors.searches({ recent: state });
const reduceEvents = (...events: Happened[]): RecentState =>
  events.reduce(recentReducer, recentReducer(undefined, { type: 'test/began' }));

test('the product viewed last comes first, also when it was viewed before', () => {
  expect(reduceEvents(viewed(1), viewed(2), viewed(1)).products).toEqual([part(1), part(2)]);
});

test('the latest search comes first, and replaces the same search in another spelling', () => {
  const state = reduceEvents(searched(' bujia '), searched('filtro'), searched('BUJÍA'));
  expect(listSearches(state)).toEqual(['BUJÍA', 'filtro']);
});

test('an empty search is not recorded', () => {
  expect(listSearches(reduceEvents(searched('  ')))).toEqual([]);
});

test('any sequence of events leaves at most twelve products and five searches, newest first, without duplicates', () => {
  const happened = fc.array(
    fc.oneof(fc.integer({ min: 1, max: 20 }).map(viewed), fc.stringMatching(/^[aábB ]{1,3}$/).map(searched)),
    { minLength: 1, maxLength: 60, size: 'max' },
  );
  fc.assert(
    fc.property(happened, (events) => {
      const state = reduceEvents(...events);
      const { products } = state;
      const ids = events.filter(catalog.productViewed.match).map(({ payload }) => payload.product.id);
      expect(products.map(({ id }) => id)).toEqual([...new Set(ids.reverse())].slice(0, 12));
      const texts = events
        .filter(catalog.searchSubmitted.match)
        .map(({ payload }) => foldAccents(payload.text.trim()));
      const distinct = [...new Set(texts.reverse().filter(Boolean))];
      expect(listSearches(state).map(foldAccents)).toEqual(distinct.slice(0, 5));
    }),
  );
});

test('a search is removed by another spelling of it, and the other searches stay', () => {
  const state = reduceEvents(
    searched('bujía'),
    searched('filtro'),
    recent.searchForgotten({ text: 'Bujia' }),
  );
  expect(listSearches(state)).toEqual(['filtro']);
});

test('the customer served last comes first, at most six are kept, and no customer is listed twice', () => {
  const codes = ['C1', 'C2', 'C3', 'C1', 'C4', 'C5', 'C6', 'C7'];
  expect(reduceEvents(...codes.map(served)).customers).toEqual(['C7', 'C6', 'C5', 'C4', 'C1', 'C3']);
});

test('clearing all searches keeps the viewed products', () => {
  const state = reduceEvents(
    viewed(1),
    searched('bujía'),
    served('C1'),
    recent.searchesForgotten({ ofAll: true }),
  );
  expect(state).toMatchObject({ products: [part(1)], searches: [] });
});

test('each served customer has five searches of their own, and so has a seller without a served customer', () => {
  const state = reduceEvents(
    searched('guantes'),
    served('C1'),
    ...['a', 'b', 'c', 'd', 'e', 'f'].map(searched),
  );
  expect(listSearches(state)).toEqual(['f', 'e', 'd', 'c', 'b']);
  const other = recentReducer(state, served('C2'));
  expect(listSearches(other)).toEqual([]);
  const back = [searched('bujía'), served('C1')].reduce(recentReducer, other);
  expect(listSearches(back)).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(back.searches.map(({ customer }) => customer)).toEqual(['C1', 'C2', '']);
  const forgotten = recentReducer(back, recent.searchesForgotten({ ofAll: false }));
  expect(listSearches(forgotten)).toEqual([]);
  expect(listSearches(recentReducer(forgotten, served('C2')))).toEqual(['bujía']);
});

test('a page that is reloaded shows the searches of the served customer', () => {
  const before = reduceEvents(served('C1'), searched('bujía'), served('C2'), searched('filtro'));
  const session = { account: buildSeller(), customer: buildCustomer({ code: 'C1' }), demo: [] };
  expect(listSearches(recentReducer(before, auth.sessionReceived({ session })))).toEqual(['bujía']);
  const ended = { account: null, customer: null, demo: [] };
  expect(listSearches(recentReducer(before, auth.sessionReceived({ session: ended })))).toEqual([]);
});

test('the searches of the last fifty customers are kept', () => {
  const events = Array.from({ length: 60 }, (_, at) => [served(`C${at}`), searched(`b${at}`)]).flat();
  const { searches } = reduceEvents(...events);
  expect(searches.map(({ customer }) => customer)).toEqual(
    Array.from({ length: 50 }, (_, at) => `C${59 - at}`),
  );
});

test('signing out clears the viewed products, the searches and the served customers', () => {
  const state = reduceEvents(viewed(1), searched('bujía'), served('C1'), auth.signedOut());
  expect(state).toEqual({ products: [], searches: [], customers: [] });
});

test('a change of the searches in another tab is applied, and the viewed products stay', () => {
  const state = reduceEvents(viewed(1), searched('bujía'), recent.changedElsewhere({ searches: [] }));
  expect(state).toMatchObject({ products: [part(1)], searches: [] });
});

test('a product’s page lists the other viewed products, as the same array while nothing changes', () => {
  const state = { recent: reduceEvents(viewed(1), viewed(2), viewed(3)) };
  const others = recentSelectors.productsWithout(state, 'A-2');
  expect(others).toEqual([part(3), part(1)]);
  expect(recentSelectors.productsWithout({ ...state }, 'A-2')).toBe(others);
});
