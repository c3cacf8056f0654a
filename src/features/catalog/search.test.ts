import fc from 'fast-check';
import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';
import { throwError } from 'redux-saga-test-plan/providers';
import { rootReducer, type RootState } from '@/app/rootReducer';
import type { Product } from '@/erp/rows/product';
import { auth, authSelectors } from '@/features/auth';
import { setNavigator, navigation, placeOf } from '@/features/navigation';
import { getSuggestions } from '@/shop/suggestions';
import { Failure } from '@/shared/failure';
import { setCustomerProvider } from '@/shop/client';
import { customerHeader } from '@/shop/schemas';
import { nothingUnderstood } from '@/shop/catalogueSchemas';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { buildCustomer } from '@/testing/renderWithStore';
import { toListed } from '@/testing/listService';
import { buildPart } from '@/testing/products';
import { getPropertyRuns } from '@/testing/testDepth';
import { catalog, catalogSelectors } from './catalogSlice';
import { searchSubmission } from './search';
import { filterByText } from './searchSuggestions';
import { watchSuggestions } from './suggestions';

/** Slug of the product in an answer: the text of the request and the customer that it was made for. */
const slugFor = (text: string, customer: string) => `${text} ${customer}`;
const getBody = ({ request }: Asked) => ({
  search: new URL(request.path, 'http://shop.test').searchParams.get('search') ?? '',
  customer: request.headers?.[customerHeader] ?? 'guest',
});
/** Starts the shop with requests that name the customer for whom they are made. */
async function startShop(...options: Parameters<typeof startStoreWithFakeClock>): Promise<Shop> {
  const shop = await startStoreWithFakeClock(...options);
  setCustomerProvider(() => authSelectors.userCode(shop.store.getState()));
  return shop;
}
const customerOf = (state: RootState) => authSelectors.userCode(state) ?? 'guest';
const buildSuggestions = (...products: Product[]) => ({
  products: products.map(toListed),
  total: products.length,
  understood: nothingUnderstood,
  isCut: false,
});
const buildAnswer = (asked: Asked) => {
  const { search, customer } = getBody(asked);
  return buildSuggestions(buildPart({ codigo: slugFor(search, customer), descripcion: search }));
};
const isQuestion = ({ request }: Asked) => request.path.startsWith('/api/shop/suggestions');
const questions = (shop: Shop) => shop.asked.filter(isQuestion);
const type = (shop: Shop, text: string) => shop.dispatch(catalog.searchTyped({ text }));
const shown = (shop: Shop) =>
  catalogSelectors.suggestedProducts(shop.store.getState()).map(({ slug }) => slug);
const status = (shop: Shop) => catalogSelectors.suggestions(shop.store.getState()).status;

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('type' as const),
      text: fc.constantFrom('f', 'fi', 'filtro', ' filtro ', 'filtro de', 'pd 10', ''),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('answer' as const), which: fc.nat() }) },
  fc.record({ does: fc.constant('fail' as const), which: fc.nat() }),
  fc.record({ does: fc.constantFrom('leave' as const, 'submit' as const) }),
  fc.record({ does: fc.constantFrom('signIn' as const, 'signOut' as const) }),
);

test('suggestions are never outdated and every superseded request is aborted, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25, size: 'max' }), async (steps) => {
      const shop = await startShop();
      const waiting: Asked[] = [];
      let requestCount = 0;
      let asked = 0;
      const happens = async (taken: (typeof steps)[number]) => {
        switch (taken.does) {
          case 'type':
            return type(shop, taken.text);
          case 'leave':
            return shop.dispatch(catalog.searchLeft());
          case 'submit':
            return shop.dispatch(catalog.searchSubmitted({ text: 'fi' }));
          case 'signIn':
            return shop.dispatch(auth.customerSignedIn({ account: buildCustomer(), returnTo: null }));
          case 'signOut':
            return shop.dispatch(auth.signedOut());
          default: {
            const [one] = waiting.splice(taken.which % Math.max(1, waiting.length), 1);
            return taken.does === 'answer' ? one?.answer(buildAnswer(one)) : one?.fail('ERP_TIMEOUT');
          }
        }
      };
      const expectTruth = () => {
        const state = shop.store.getState();
        const { text, status: now } = catalogSelectors.suggestions(state);
        const customer = customerOf(state);
        const open = waiting.filter((asked) => !asked.isAborted()).map(getBody);
        expect(open).toMatchObject(now === 'asking' ? [{ search: text, customer }] : []);
        if (now === 'ready') expect(shown(shop)).toEqual([slugFor(text, customer)]);
        if (now === 'failed' || now === 'idle') expect(shown(shop)).toEqual([]);
        for (const product of catalogSelectors.suggestedProducts(state)) {
          expect(product.slug).toMatch(new RegExp(` ${customer}$`));
          expect(filterByText([product], text)).toEqual([product]);
        }
      };
      try {
        for (const taken of steps) {
          await happens(taken);
          if (taken.does !== 'answer' && taken.does !== 'fail') requestCount += 1;
          const questioned = shop.asked.splice(0).filter(isQuestion);
          asked += questioned.length;
          waiting.push(...questioned);
          expectTruth();
          expect(asked).toBeLessThanOrEqual(requestCount);
        }
        for (const late of waiting.splice(0).toReversed()) await late.answer(buildAnswer(late));
        expectTruth();
        expect(status(shop)).not.toBe('asking');
      } finally {
        shop.stop();
      }
    }),
    { numRuns: getPropertyRuns(100, 1_000) },
  );
}, 120_000);

describe('search suggestions', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await startShop();
  });
  afterEach(() => shop.stop());

  test('are requested without a delay, once for each change of the text', () => {
    for (const text of ['f', 'fi', 'fil']) type(shop, text);
    expect(
      questions(shop)
        .map(getBody)
        .map(({ search }) => search),
    ).toEqual(['f', 'fi', 'fil']);
    expect(questions(shop).map(({ isAborted }) => isAborted())).toEqual([true, true, false]);
  });

  test.each([
    ['emptying the search box', catalog.searchTyped({ text: ' ' })],
    ['leaving the search box', catalog.searchLeft()],
    ['submitting a search', catalog.searchSubmitted({ text: 'filtro' })],
  ])('are not requested again, and their pending request is aborted, after %s', (_, event) => {
    type(shop, 'filtro');
    shop.dispatch(event);
    expect(questions(shop)).toHaveLength(1);
    expect(questions(shop)[0]?.isAborted()).toBe(true);
  });

  test('are shown from the cache at once for a text that was typed before', async () => {
    type(shop, 'filtro');
    await questions(shop)[0]?.answer(buildAnswer(questions(shop)[0]!));
    shop.dispatch(catalog.searchLeft());
    type(shop, 'filtro');
    expect(questions(shop)).toHaveLength(1);
    expect([status(shop), shown(shop)]).toEqual(['ready', ['filtro guest']]);
  });

  test('are not cached while the catalogue is still being read', async () => {
    type(shop, 'FRE-PD-108');
    await questions(shop)[0]?.answer({ ...buildSuggestions(), isCut: true });
    expect(catalogSelectors.suggestions(shop.store.getState()).ways).toMatchObject({ isCut: true });
    shop.dispatch(catalog.searchLeft());
    type(shop, 'FRE-PD-108');
    expect(questions(shop)).toHaveLength(2);
  });

  test.each([
    ['the box is left', catalog.searchLeft()],
    ['a search is submitted', catalog.searchSubmitted({ text: 'filtro' })],
    ['the box is emptied', catalog.searchTyped({ text: '' })],
  ])('stay cached for all answered texts when %s', async (_, event) => {
    for (const text of ['filtro', 'bujía', 'freno']) {
      type(shop, text);
      await questions(shop)
        .at(-1)
        ?.answer(buildAnswer(questions(shop).at(-1)!));
    }
    shop.dispatch(event);
    for (const text of ['filtro', 'bujía', 'freno']) {
      type(shop, text);
      expect([status(shop), shown(shop)]).toEqual(['ready', [`${text} guest`]]);
    }
    expect(questions(shop)).toHaveLength(3);
  });

  test('are cached for the last twenty texts', async () => {
    for (let number = 0; number <= 20; number += 1) {
      type(shop, `filtro ${number}`);
      await questions(shop)[number]?.answer(buildAnswer(questions(shop)[number]!));
    }
    type(shop, 'filtro 1');
    expect(questions(shop)).toHaveLength(21);
    type(shop, 'filtro 0');
    expect(questions(shop)).toHaveLength(22);
  });

  test('are requested again when a text whose request failed is typed again', async () => {
    type(shop, 'filtro');
    await questions(shop)[0]?.fail('ERP_TIMEOUT');
    expect(status(shop)).toBe('failed');
    type(shop, 'filtro');
    expect(questions(shop)).toHaveLength(2);
  });

  test('stay while a longer text is requested if they match that text, and all others disappear', async () => {
    type(shop, 'fil');
    const found = ['Filtro de aceite', 'Filo'].map((descripcion, id) =>
      buildPart({ id, codigo: `A-${id}`, descripcion }),
    );
    await questions(shop)[0]?.answer(buildSuggestions(...found));
    type(shop, 'filt');
    expect([status(shop), shown(shop)]).toEqual(['asking', ['A-0']]);
  });

  test('are dropped when the account changes, and requested again for the open text', async () => {
    type(shop, 'filtro');
    await questions(shop)[0]?.answer(buildAnswer(questions(shop)[0]!));
    shop.dispatch(auth.customerSignedIn({ account: buildCustomer({ level: 4 }), returnTo: null }));
    expect([status(shop), shown(shop)]).toEqual(['asking', []]);
    expect(getBody(questions(shop)[1]!)).toMatchObject({ search: 'filtro', customer: 'C0001' });
  });

  test('have the order, corrected text, car and number of products that the service answered', async () => {
    type(shop, 'pasillas aveo');
    await questions(shop)[0]?.answer({
      ...buildSuggestions(...['B-1', 'A-1'].map((codigo) => buildPart({ codigo, descripcion: codigo }))),
      total: 26,
      understood: {
        ...nothingUnderstood,
        corrected: [{ typed: 'pasillas', meant: 'pastillas' }],
        car: { label: 'Chevrolet Aveo', vehicleIds: [7], slug: 'chevrolet-aveo-2019-1-5-l' },
      },
    });
    expect(shown(shop)).toEqual(['B-1', 'A-1']);
    expect(catalogSelectors.suggestions(shop.store.getState()).ways).toEqual({
      total: 26,
      corrected: 'pastillas aveo',
      car: 'Chevrolet Aveo',
      vehicle: 'chevrolet-aveo-2019-1-5-l',
    });
  });

  test('get their prices in one request, and only for an account', async () => {
    type(shop, 'filtro');
    await questions(shop)[0]?.answer(buildAnswer(questions(shop)[0]!));
    const prices = () => shop.asked.filter(({ request }) => request.path.startsWith('/api/shop/prices'));
    expect(prices()).toEqual([]);
    shop.dispatch(auth.customerSignedIn({ account: buildCustomer(), returnTo: null }));
    await questions(shop)[1]?.answer(buildAnswer(questions(shop)[1]!));
    expect(prices().map(({ request }) => request.path)).toEqual(['/api/shop/prices?sku=filtro+C0001']);
  });
});

test('suggestions for a text typed before the session check are requested after the check', async () => {
  const shop = await startShop({ answers: { '/api/shop/session': undefined } });
  type(shop, 'filtro');
  expect(questions(shop)).toHaveLength(0);
  const session = shop.asked.find(({ request }) => request.path.endsWith('session'));
  await session?.answer({ account: null, customer: null, demo: [] });
  await questions(shop)[0]?.answer(buildAnswer(questions(shop)[0]!));
  expect([questions(shop).length, shown(shop)]).toEqual([1, ['filtro guest']]);
  shop.stop();
});

test('suggestions for a text typed during a login are requested once the login is refused', async () => {
  const shop = await startShop();
  shop.dispatch(auth.loginSubmitted({ email: 'a@demo.ec', password: 'x', returnTo: null }));
  type(shop, 'filtro');
  expect(questions(shop)).toHaveLength(0);
  await shop.asked[0]?.fail('AUTH_WRONG_PASSWORD');
  expect(questions(shop)).toHaveLength(1);
  shop.stop();
});

const guest = rootReducer(
  undefined,
  auth.sessionReceived({ session: { account: null, customer: null, demo: [] } }),
);

test('a failed request for suggestions is reported with its search text and its error code', () =>
  expectSaga(watchSuggestions)
    .withReducer(rootReducer, rootReducer(guest, catalog.searchTyped({ text: 'filtro' })))
    .provide([[matchers.call.fn(getSuggestions), throwError(new Failure('ERP_TIMEOUT'))]])
    .put(catalog.suggestionsFailed({ text: 'filtro', code: 'ERP_TIMEOUT' }))
    .dispatch(catalog.searchTyped({ text: 'filtro' }))
    .silentRun(0));

describe('a late answer', () => {
  const asking = [catalog.searchTyped({ text: 'fil' }), catalog.searchTyped({ text: 'filtro' })].reduce(
    rootReducer,
    guest,
  );
  const ready = rootReducer(asking, catalog.suggestionsReceived({ text: 'filtro', products: [] }));

  test.each([
    ['suggestions for an earlier text', asking, catalog.suggestionsReceived({ text: 'fil', products: [] })],
    ['a failure of an earlier text', asking, catalog.suggestionsFailed({ text: 'fil', code: 'ERP_TIMEOUT' })],
    ['a failure after the answer', ready, catalog.suggestionsFailed({ text: 'filtro', code: 'ERP_TIMEOUT' })],
  ])('with %s changes nothing', (_, before, event) => {
    expect(rootReducer(before, event).catalog).toBe(before.catalog);
  });
});

describe('submitting a search', () => {
  const grid = '/shop/shop-grid-4-sidebar?search=filtro+de+aceite';
  const searchFrom = async (from: string) => {
    const went = jest.fn();
    const disconnect = setNavigator(went);
    const [pathname = '', search] = from.split('?');
    const place = placeOf({ pathname, search: search ? `?${search}` : '', hash: '' });
    await expectSaga(searchSubmission)
      .withReducer(rootReducer, rootReducer(guest, navigation.arrived(place)))
      .dispatch(catalog.searchSubmitted({ text: ' filtro de aceite ' }))
      .silentRun(0);
    disconnect();
    return went.mock.calls as unknown[];
  };

  test.each(['/', '/shop/shop-grid-4-sidebar?search=bujia', `${grid}&page=2`])(
    'on the page %s opens the results page',
    async (from) => {
      expect(await searchFrom(from)).toEqual([[grid, { replace: false }]]);
    },
  );

  test('for the text of the current results page reloads the page without another history entry', async () => {
    expect(await searchFrom(grid)).toEqual([[grid, { replace: true }]]);
  });
});
