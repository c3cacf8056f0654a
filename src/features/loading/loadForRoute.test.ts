import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { rootReducer } from '@/app/rootReducer';
import { auth } from '@/features/auth';
import { navigation, placeOf, selectPlace } from '@/features/navigation';
import { delay, select } from '@/shared/saga/effects';
import { buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { loadForRoute } from './loadForRoute';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const first = buildCustomer({ code: 'C0001' });
const second = buildCustomer({ code: 'C0002' });
const seller = buildSeller();
const session = (account: typeof first | null, customer: typeof first | null = null) =>
  auth.sessionReceived({ session: { account, customer, demo: [] } });
const signIn = (account = first) => auth.customerSignedIn({ account, returnTo: null });
const signInSeller = auth.sellerSignedIn({ account: seller, customers: [], returnTo: null });
const choose = (customer: typeof first) => auth.customerSelected({ customer });
const arriveAt = (path: string) => navigation.arrived(placeOf(new URL(path, 'http://shop.test')));
const retry = navigation.retryRequested();

const [product, otherProduct, cart, about] = [
  '/shop/products/A-1',
  '/shop/products/A-2',
  '/shop/cart',
  '/site/about-us',
] as const;

/** Runs one loader, whose loading takes 100 ms, and records how each loading begins and ends. */
function run(options: Omit<Parameters<typeof loadForRoute>[0], 'load'>) {
  const channel = stdChannel<UnknownAction>();
  let state = rootReducer(undefined, { type: 'test/began' });
  const log: string[] = [];
  const dispatch = (action: UnknownAction) => {
    state = rootReducer(state, action);
    channel.put(action);
    return action;
  };
  const task = runSaga({ channel, dispatch, getState: () => state }, loadForRoute, {
    ...options,
    load: function* ({ path }, isRetry) {
      let end = 'cancelled';
      log.push(`${isRetry ? 'retries' : 'loads'} ${path}`);
      try {
        yield* delay(100);
        end = 'loaded';
      } finally {
        log.push(`${end} ${path}`);
      }
    },
  });
  return {
    happen: (...events: UnknownAction[]) => events.forEach(dispatch),
    /** Returns the records since the last call, after the time of one loading has passed. */
    settle: async () => {
      await jest.advanceTimersByTimeAsync(100);
      return log.splice(0);
    },
    task,
  };
}

describe('the data of a page', () => {
  test('are loaded on arrival at a route that needs them, and at no other route', async () => {
    const { happen, settle } = run({ routes: ['product'], for: 'everyone' });
    happen(arriveAt(about));
    expect(await settle()).toEqual([]);
    happen(arriveAt(product));
    expect(await settle()).toEqual([`loads ${product}`, `loaded ${product}`]);
  });

  test('stop loading when the page is left, and are loaded again when the user returns', async () => {
    const { happen, settle } = run({ routes: ['product'], for: 'everyone' });
    happen(arriveAt(product), arriveAt(about));
    expect(await settle()).toEqual([`loads ${product}`, `cancelled ${product}`]);
    happen(arriveAt(product));
    expect(await settle()).toEqual([`loads ${product}`, `loaded ${product}`]);
  });

  test('are loaded again for other route parameters, and the pending loading is cancelled', async () => {
    const { happen, settle } = run({ routes: ['product'], for: 'everyone' });
    happen(arriveAt(product), arriveAt(otherProduct));
    expect(await settle()).toEqual([
      `loads ${product}`,
      `cancelled ${product}`,
      `loads ${otherProduct}`,
      `loaded ${otherProduct}`,
    ]);
  });

  test('continue to load when the query or the anchor changes, and are not loaded twice', async () => {
    const { happen, settle } = run({ routes: ['product'], for: 'everyone' });
    happen(arriveAt(product), arriveAt(`${product}?tab=1`), arriveAt(`${product}#reviews`));
    expect(await settle()).toEqual([`loads ${product}`, `loaded ${product}`]);
    happen(arriveAt(`${product}?tab=2`));
    expect(await settle()).toEqual([]);
  });

  test('are loaded again when the page is opened again at the same URL', async () => {
    const { happen, settle } = run({ routes: ['product'], for: 'everyone' });
    happen(arriveAt(product), arriveAt(product));
    expect(await settle()).toHaveLength(4);
  });

  test('are loaded again by a retry on their own page, and not by a retry on another page', async () => {
    const { happen, settle } = run({ routes: ['product'], for: 'everyone' });
    happen(arriveAt(product));
    await settle();
    happen(retry);
    expect(await settle()).toEqual([`retries ${product}`, `loaded ${product}`]);
    happen(arriveAt(about), retry);
    expect(await settle()).toEqual([]);
  });

  test('are loaded again by a retry after the loader has thrown', () => {
    let times = 0;
    const channel = stdChannel<UnknownAction>();
    let state = rootReducer(undefined, { type: 'test/began' });
    const dispatch = (action: UnknownAction) => {
      state = rootReducer(state, action);
      channel.put(action);
      return action;
    };
    runSaga({ channel, dispatch, getState: () => state }, loadForRoute, {
      for: 'everyone',
      load: function* () {
        times += 1;
        throw new Error('fault');
      },
    });
    dispatch(arriveAt(product));
    dispatch(retry);
    expect(times).toBe(2);
  });
});

describe('a custom key of needed data', () => {
  const refreshed = createAction('test/refreshed');
  const byQuery = () =>
    run({
      for: 'everyone',
      key: function* ({ query }) {
        const place = yield* select(selectPlace);
        return place?.route === 'product' ? (query.need ?? null) : null;
      },
      events: [refreshed],
    });

  test('cancels the loading when it is null, and loads when it has a new value', async () => {
    const { happen, settle } = byQuery();
    happen(arriveAt(product));
    expect(await settle()).toEqual([]);
    happen(arriveAt(`${product}?need=a`), arriveAt(`${otherProduct}?need=a`), arriveAt(`${product}?need=b`));
    expect(await settle()).toEqual([
      `loads ${product}?need=a`,
      `cancelled ${product}?need=a`,
      `loads ${product}?need=b`,
      `loaded ${product}?need=b`,
    ]);
    happen(arriveAt(`${product}?need=c`), arriveAt(product));
    expect(await settle()).toEqual([`loads ${product}?need=c`, `cancelled ${product}?need=c`]);
  });

  test('is computed again after the listed events, and loads nothing while it is unchanged', async () => {
    let need = 'a';
    const { happen, settle } = run({
      routes: ['product'],
      for: 'everyone',
      key: function* () {
        return need;
      },
      events: [refreshed],
    });
    happen(arriveAt(product));
    await settle();
    happen(refreshed());
    expect(await settle()).toEqual([]);
    need = 'b';
    happen(refreshed());
    expect(await settle()).toEqual([`loads ${product}`, `loaded ${product}`]);
  });
});

/** Counts the loadings that begin after each step; the events of a step are dispatched one after the other. */
const countLoadings = async (
  audience: Parameters<typeof loadForRoute>[0]['for'],
  steps: UnknownAction[][],
) => {
  const { happen, settle, task } = run({ routes: ['cart'], for: audience });
  const counts: number[] = [];
  for (const step of steps) {
    happen(...step);
    counts.push((await settle()).filter((entry) => entry.startsWith('loads')).length);
  }
  task.cancel();
  return counts;
};

describe('page data', () => {
  const arrival = [arriveAt(cart)];
  const visits = [
    arrival,
    [session(null)],
    [signIn()],
    [session(first)],
    [auth.signedOut()],
    [signInSeller],
    [choose(first)],
    [choose(second)],
    [session(seller, first)],
    [session(null)],
  ];

  test.each([
    // the same data for everybody: a change of account or customer loads nothing
    ['everyone', [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    // each account has its own prices: they load from the session check on, at each change
    ['visitor', [0, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
    // the seller's own data stay when another customer is served
    ['account', [0, 0, 1, 1, 0, 1, 0, 0, 1, 0]],
    ['signedIn', [0, 0, 1, 1, 0, 1, 1, 1, 1, 0]],
    ['customer', [0, 0, 1, 1, 0, 0, 1, 1, 1, 0]],
  ] as const)(
    'for «%s» are loaded again only at the changes of account and customer that concern them',
    async (audience, counts) => {
      expect(await countLoadings(audience, visits)).toEqual(counts);
    },
  );

  test.each(['visitor', 'account', 'signedIn', 'customer'] as const)(
    'for «%s» stop loading when another account signs in or the account signs out',
    async (audience) => {
      const { happen, settle } = run({ routes: ['cart'], for: audience });
      happen(signIn(), arriveAt(cart), signIn(second));
      expect(await settle()).toEqual([
        `loads ${cart}`,
        `cancelled ${cart}`,
        `loads ${cart}`,
        `loaded ${cart}`,
      ]);
      happen(session(first), auth.signedOut());
      expect((await settle()).slice(0, 2)).toEqual([`loads ${cart}`, `cancelled ${cart}`]);
    },
  );

  const submitted = auth.loginSubmitted({ email: 'a@demo.ec', password: 'x', returnTo: null });
  test.each([
    ['a failed session check', arriveAt(about), auth.sessionFailed({ code: 'TIMEOUT' })],
    ['a refused login', submitted, auth.loginRefused({ code: 'AUTH_WRONG_PASSWORD' })],
  ])('for visitors are loaded once, as soon as the account is known after %s', async (_, before, end) => {
    expect(await countLoadings('visitor', [[before], arrival, [end], [end]])).toEqual([0, 0, 1, 0]);
  });
});
