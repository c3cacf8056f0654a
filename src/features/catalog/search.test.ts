import fc from 'fast-check';
import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';
import { throwError } from 'redux-saga-test-plan/providers';
import { rootReducer } from '@/app/rootReducer';
import { getProductosFilter } from '@/erp/calls/getProductosFilter';
import { auth, authSelectors } from '@/features/auth';
import { setNavigator, navigation, placeOf } from '@/features/navigation';
import { Failure } from '@/shared/failure';
import { matchesQuery } from '@/shared/partSearch';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { buildCustomer } from '@/testing/renderWithStore';
import { getPropertyRuns } from '@/testing/testDepth';
import { catalog, catalogSelectors } from './catalogSlice';
import { searchSubmission, watchSuggestions } from './search';

/** Builds an ERP row that contains the text and level of its request. */
const slugFor = (text: string, level: number) => `${text} ${level}`;
const getBody = ({ request }: Asked) => request.body as { search: string; nivelComercial: number };
const buildAnswer = (asked: Asked) => {
  const { search, nivelComercial } = getBody(asked);
  const codigo = slugFor(search, nivelComercial);
  return { message: { response: [{ id: 1, codigo, descripcion: search }] } };
};
const isQuestion = ({ request }: Asked) => request.path.endsWith('getProductosFilter');
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

test('suggestions are never stale and every superseded request is aborted, whatever the interleaving', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25, size: 'max' }), async (steps) => {
      const shop = await startStoreWithFakeClock();
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
        const level = authSelectors.level(state);
        const open = waiting.filter((asked) => !asked.isAborted()).map(getBody);
        expect(open).toMatchObject(now === 'asking' ? [{ search: text, nivelComercial: level }] : []);
        if (now === 'ready') expect(shown(shop)).toEqual([slugFor(text, level)]);
        if (now === 'failed' || now === 'idle') expect(shown(shop)).toEqual([]);
        for (const product of catalogSelectors.suggestedProducts(state)) {
          expect(product.slug).toMatch(new RegExp(` ${level}$`));
          expect(matchesQuery(product, text)).toBe(true);
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

describe('when', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await startStoreWithFakeClock();
  });
  afterEach(() => shop.stop());

  test('suggestions are asked at once, without a fixed wait, and once a key', () => {
    for (const text of ['f', 'fi', 'fil']) type(shop, text);
    expect(
      questions(shop)
        .map(getBody)
        .map(({ search }) => search),
    ).toEqual(['f', 'fi', 'fil']);
    expect(questions(shop).map(({ isAborted }) => isAborted())).toEqual([true, true, false]);
  });

  test.each([
    ['emptying the box', catalog.searchTyped({ text: ' ' })],
    ['leaving it', catalog.searchLeft()],
    ['searching', catalog.searchSubmitted({ text: 'filtro' })],
  ])('%s asks nothing and aborts what was asked', (_, event) => {
    type(shop, 'filtro');
    shop.dispatch(event);
    expect(questions(shop)).toHaveLength(1);
    expect(questions(shop)[0]?.isAborted()).toBe(true);
  });

  test('a text answered before is answered from memory at once', async () => {
    type(shop, 'filtro');
    await questions(shop)[0]?.answer(buildAnswer(questions(shop)[0]!));
    shop.dispatch(catalog.searchLeft());
    type(shop, 'filtro');
    expect(questions(shop)).toHaveLength(1);
    expect([status(shop), shown(shop)]).toEqual(['ready', ['filtro 2']]);
  });

  test.each([
    ['the box is left', catalog.searchLeft()],
    ['a search is submitted', catalog.searchSubmitted({ text: 'filtro' })],
    ['the box is emptied', catalog.searchTyped({ text: '' })],
  ])('every answer stays in memory when %s', async (_, event) => {
    for (const text of ['filtro', 'bujía', 'freno']) {
      type(shop, text);
      await questions(shop)
        .at(-1)
        ?.answer(buildAnswer(questions(shop).at(-1)!));
    }
    shop.dispatch(event);
    for (const text of ['filtro', 'bujía', 'freno']) {
      type(shop, text);
      expect([status(shop), shown(shop)]).toEqual(['ready', [`${text} 2`]]);
    }
    expect(questions(shop)).toHaveLength(3);
  });

  test('the memory is of the last twenty texts', async () => {
    for (let number = 0; number <= 20; number += 1) {
      type(shop, `filtro ${number}`);
      await questions(shop)[number]?.answer(buildAnswer(questions(shop)[number]!));
    }
    type(shop, 'filtro 1');
    expect(questions(shop)).toHaveLength(21);
    type(shop, 'filtro 0');
    expect(questions(shop)).toHaveLength(22);
  });

  test('a failed text is requested again when it is typed again', async () => {
    type(shop, 'filtro');
    await questions(shop)[0]?.fail('ERP_TIMEOUT');
    expect(status(shop)).toBe('failed');
    type(shop, 'filtro');
    expect(questions(shop)).toHaveLength(2);
  });

  test('while a longer text is asked, what still matches stays and the rest goes', async () => {
    type(shop, 'fil');
    const rows = ['Filtro de aceite', 'Filo'].map((descripcion, id) => ({
      id,
      codigo: `A-${id}`,
      descripcion,
    }));
    await questions(shop)[0]?.answer({ message: { response: rows } });
    type(shop, 'filt');
    expect([status(shop), shown(shop)]).toEqual(['asking', ['A-0']]);
  });

  test("another account's answers are dropped: the open text is requested at the new level", async () => {
    type(shop, 'filtro');
    await questions(shop)[0]?.answer(buildAnswer(questions(shop)[0]!));
    shop.dispatch(auth.customerSignedIn({ account: buildCustomer({ level: 4 }), returnTo: null }));
    expect([status(shop), shown(shop)]).toEqual(['asking', []]);
    expect(getBody(questions(shop)[1]!)).toMatchObject({ search: 'filtro', nivelComercial: 4 });
  });

  test("answers are ranked, whatever the ERP's order, in suggestions and in the list", async () => {
    const rows = ['BBB-1042', 'FRE-PD-1042'].map((codigo, id) => ({
      id,
      codigo,
      descripcion: 'fre pd 1042',
    }));
    type(shop, 'fre pd 1042');
    await questions(shop)[0]?.answer({ message: { response: rows } });
    expect(shown(shop)).toEqual(['FRE-PD-1042', 'BBB-1042']);
    const place = { pathname: '/shop/shop-grid-4-sidebar', search: '?search=fre+pd+1042', hash: '' };
    shop.dispatch(navigation.arrived(placeOf(place)));
    await shop.asked.at(-1)?.answer({ message: { response: rows } });
    const listed = catalogSelectors.shelfProducts(shop.store.getState(), {
      kind: 'all',
      search: 'fre pd 1042',
    });
    expect(listed.map(({ slug }) => slug)).toEqual(['FRE-PD-1042', 'BBB-1042']);
  });
});

test('text typed before the session check is requested after it', async () => {
  const shop = await startStoreWithFakeClock({ answers: { '/api/shop/session': undefined } });
  type(shop, 'filtro');
  expect(questions(shop)).toHaveLength(0);
  const session = shop.asked.find(({ request }) => request.path.endsWith('session'));
  await session?.answer({ account: null, customer: null, demo: [] });
  await questions(shop)[0]?.answer(buildAnswer(questions(shop)[0]!));
  expect([questions(shop).length, shown(shop)]).toEqual([1, ['filtro 2']]);
  shop.stop();
});

test('text typed during a login is requested once it is refused', async () => {
  const shop = await startStoreWithFakeClock();
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

test('search: a failure is reported with its text', () =>
  expectSaga(watchSuggestions)
    .withReducer(rootReducer, rootReducer(guest, catalog.searchTyped({ text: 'filtro' })))
    .provide([[matchers.call.fn(getProductosFilter), throwError(new Failure('ERP_TIMEOUT'))]])
    .put(catalog.suggestionsFailed({ text: 'filtro', code: 'ERP_TIMEOUT' }))
    .dispatch(catalog.searchTyped({ text: 'filtro' }))
    .silentRun(0));

describe('an answer that comes too late', () => {
  const asking = [catalog.searchTyped({ text: 'fil' }), catalog.searchTyped({ text: 'filtro' })].reduce(
    rootReducer,
    guest,
  );
  const ready = rootReducer(asking, catalog.suggestionsReceived({ text: 'filtro', products: [] }));

  test.each([
    ['suggestions', asking, catalog.suggestionsReceived({ text: 'fil', products: [] })],
    ['a failure', asking, catalog.suggestionsFailed({ text: 'fil', code: 'ERP_TIMEOUT' })],
    ['a failure after the answer', ready, catalog.suggestionsFailed({ text: 'filtro', code: 'ERP_TIMEOUT' })],
  ])('%s changes nothing', (_, before, event) => {
    expect(rootReducer(before, event).catalog).toBe(before.catalog);
  });
});

describe('searching', () => {
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
    'a search from %s leads to the grid',
    async (from) => {
      expect(await searchFrom(from)).toEqual([[grid, { replace: false }]]);
    },
  );

  test('for what the grid shows already arrives there again, without another step back', async () => {
    expect(await searchFrom(grid)).toEqual([[grid, { replace: true }]]);
  });
});
