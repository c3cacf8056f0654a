import { auth } from '@/features/auth';
import { cart } from '@/features/cart';
import { Failure } from '@/shared/failure';
import { replaceTransport, requestJson, type Transport } from '@/shared/http';
import { createId, replaceIds } from '@/shared/ids';
import { redacted } from '@/shared/redactAction';
import { signInCustomer, addToCart, buildCartProduct } from '@/testing/renderWithStore';
import { createRecorder, recordRequest } from './recorder';
import { rootReducer } from './rootReducer';
import { createFullStore } from './createFullStore';
import type { View } from './viewRecorder';

const password = 'Sup3r-S3cret';
const login = () => auth.loginSubmitted({ email: 'compras@taller.ec', password, returnTo: null });
const customerRow = {
  salida: 'OK',
  tipoPersona: 'cliente',
  correo: 'compras@taller.ec',
  razonsocial: 'Taller Ñañez S.A.',
  codigo: 'C0001',
  descuento: 10,
  inv40060id: 3,
};

const undo: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
});

afterEach(() => {
  for (const step of undo.splice(0).reverse()) step();
  jest.useRealTimers();
});

const settle = () => jest.advanceTimersByTimeAsync(0);

/** Creates a recorded shop on a given transport. */
function record(outside: Transport = () => new Promise(() => undefined)) {
  undo.push(replaceTransport(() => outside));
  const recorder = createRecorder({ app: '1.2.3', title: 'A test' });
  undo.push(recorder.stop);
  const { store, startFlows } = createFullStore({ observers: [recorder.middleware] });
  return {
    store,
    start: () => {
      const flows = startFlows();
      undo.push(() => flows.cancel());
    },
    recorder,
    log: () => recorder.log(store.getState()),
  };
}

const buildView = (text: string, parts: View['parts']) => ({
  text,
  waiting: [],
  scroll: 0,
  entry: { key: 'default', state: null },
  parts,
});

const loginTransport: Transport = (request) =>
  request.path.endsWith('/getLoginIn')
    ? Promise.resolve({ status: 200, body: { message: { response: [customerRow] } } })
    : new Promise(() => undefined);

describe('a recorded sign-in', () => {
  const logIn = async () => {
    const shop = record(loginTransport);
    shop.start();
    shop.store.dispatch(login());
    await settle();
    return shop.log();
  };

  test('ends with a signed-in customer', async () => {
    const { final } = await logIn();
    expect(final.auth.status).toBe('customer');
  });

  test('has the password nowhere in the log', async () => {
    expect(JSON.stringify(await logIn())).not.toContain(password);
  });

  test('contains the event with the password redacted', async () => {
    const { entries } = await logIn();
    expect(entries.find(({ action }) => action.type === login().type)?.action).toMatchObject({
      payload: { email: 'compras@taller.ec', password: redacted },
    });
  });

  test('contains the request with the password redacted', async () => {
    const { exchanges } = await logIn();
    expect(exchanges.find(({ request }) => request.path.endsWith('/getLoginIn'))?.request.body).toMatchObject(
      {
        user: 'compras@taller.ec',
        password: redacted,
      },
    );
  });

  test('distinguishes events of the page from events that a saga put', async () => {
    const { entries } = await logIn();
    const by = Object.fromEntries(entries.map((entry) => [entry.action.type, entry.by]));
    expect(by).toMatchObject({
      [auth.loginSubmitted.type]: 'ui',
      [auth.customerSignedIn.type]: 'saga',
    });
  });
});

describe('a log', () => {
  test('begins with the state before the first event', () => {
    const { store, log } = record();
    store.dispatch(signInCustomer());
    expect(log().preloaded.auth.status).toBe('unknown');
  });

  test('ends with the current state', () => {
    const { store, log } = record();
    store.dispatch(signInCustomer());
    expect(log().final).toEqual(store.getState());
  });

  test('keeps its own copy of an event', () => {
    const { store, log } = record();
    const [added] = addToCart(buildCartProduct());
    if (added) store.dispatch(added);
    expect([log().entries[0]?.action === added, log().entries[0]?.action]).toEqual([false, added]);
  });

  test('counts time from the start of the recording', () => {
    const { store, log } = record();
    jest.advanceTimersByTime(250);
    store.dispatch(cart.removalUndone());
    expect(log().entries.map(({ t }) => t)).toEqual([250]);
  });

  test('is equal to itself after it was written and read as JSON', () => {
    const { store, log } = record();
    store.dispatch(signInCustomer());
    expect(JSON.parse(JSON.stringify(log()))).toEqual(log());
  });

  test('keeps the newest of more than twenty thousand events, and the state before them', () => {
    const { store, log, recorder } = record();
    const [added] = addToCart(buildCartProduct());
    if (added) store.dispatch(added);
    recorder.see(buildView('a', { one: { is: 1 }, two: { is: 2 } }));
    for (let event = 0; event < 20_001; event += 1) store.dispatch(cart.removalUndone());
    recorder.see(buildView('b', { one: { is: 1 }, two: { is: 3 } }));
    store.dispatch(signInCustomer());
    const { entries, preloaded, final, isPart, views } = log();
    // the first view was dropped with its events, and the second one takes over the values of its components
    expect(views?.map(({ at, text, parts }) => ({ at, text, parts }))).toEqual([
      { at: entries.length - 1, text: 'b', parts: { one: { is: 1 }, two: { is: 3 } } },
    ]);
    expect(isPart).toBe(true);
    expect(entries.length).toBeGreaterThan(19_000);
    expect(entries.length).toBeLessThanOrEqual(20_000);
    expect(preloaded.cart.items).toHaveLength(1);
    expect(entries.map(({ action }) => action).reduce(rootReducer, preloaded)).toEqual(final);
  });

  test('begins again when the recorder restarts within a session', () => {
    const { store, log, recorder } = record();
    store.dispatch(signInCustomer());
    recorder.restart();
    store.dispatch(cart.removalUndone());
    const { entries, preloaded, isPart } = log();
    expect([entries.map(({ action }) => action.type), preloaded.auth.status, isPart]).toEqual([
      [cart.removalUndone.type],
      'customer',
      true,
    ]);
  });

  test('ends where the recorder was paused', () => {
    const { store, log, recorder } = record();
    store.dispatch(signInCustomer());
    recorder.pause(store.getState());
    store.dispatch(auth.signedOut());
    expect([log().entries.length, log().final.auth.status]).toEqual([1, 'customer']);
  });

  test('keeps the created ids in order', () => {
    let last = 0;
    undo.push(
      replaceIds(() => () => {
        last += 1;
        return `id-${last}`;
      }),
    );
    const { log } = record();
    expect([createId(), createId()]).toEqual(log().ids);
  });
});

describe('a recorded view of the page', () => {
  test('is the last one before the next event, kept as its difference from the view before', () => {
    const { store, recorder, log } = record();
    recorder.see(buildView('a', { one: { is: 1 }, two: { is: 2 } }));
    store.dispatch(cart.removalUndone());
    jest.advanceTimersByTime(40);
    recorder.see(buildView('b', { one: { is: 3 }, two: { is: 2 } }));
    recorder.see(buildView('c', { one: { is: 3 }, two: { is: 4 } }));
    expect(log().views?.map(({ at, t, text, parts }) => ({ at, t, text, parts }))).toEqual([
      { at: 0, t: 0, text: 'a', parts: { one: { is: 1 }, two: { is: 2 } } },
      { at: 1, t: 40, text: 'c', parts: { one: { is: 3 }, two: { is: 4 } } },
    ]);
  });

  test('is kept completely after a restart, and not at all after a pause', () => {
    const { store, recorder, log } = record();
    recorder.see(buildView('a', { one: { is: 1 } }));
    recorder.restart();
    recorder.see(buildView('b', { one: { is: 1 } }));
    recorder.pause(store.getState());
    recorder.see(buildView('c', { one: { is: 2 } }));
    expect(log().views?.map(({ text, parts }) => [text, parts])).toEqual([['b', { one: { is: 1 } }]]);
  });
});

describe('a recorded exchange', () => {
  test('keeps the answer and its duration', async () => {
    const { log } = record(
      () =>
        new Promise((resolve) => {
          setTimeout(() => resolve({ status: 200, body: { ok: true } }), 120);
        }),
    );
    const request = requestJson({ method: 'GET', path: '/x' });
    await jest.advanceTimersByTimeAsync(120);
    await request;
    expect(log().exchanges).toEqual([
      {
        t: 0,
        request: { method: 'GET', path: '/x' },
        took: 120,
        answer: { status: 200, body: { ok: true } },
      },
    ]);
  });

  test('keeps the code of a failure', async () => {
    const { log } = record(() => Promise.reject(new Failure('OFFLINE')));
    await expect(requestJson({ method: 'GET', path: '/x' })).rejects.toThrow('OFFLINE');
    expect(log().exchanges[0]?.answer).toEqual({ failure: 'OFFLINE' });
  });

  test('has no answer and no duration when the request was aborted', async () => {
    const { log } = record(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Failure('OFFLINE')));
        }),
    );
    const request = requestJson({ method: 'GET', path: '/x' });
    request.abort();
    await expect(request).rejects.toThrow('OFFLINE');
    expect(log().exchanges[0]).toMatchObject({ took: null, answer: null });
  });

  test('leaves out the messages of a language, which are part of the program', async () => {
    const { log } = record(() => Promise.resolve({ status: 200, body: { hello: 'Hola' } }));
    await requestJson({ method: 'GET', path: '/assets/i18n/es.json' });
    expect(log().exchanges[0]?.answer).toEqual({ status: 200, body: {} });
  });

  test('leaves out the cache-busting time of its URL', () => {
    expect(recordRequest({ method: 'GET', path: '/assets/version.json?t=1800000000000' }).path).toBe(
      '/assets/version.json?t',
    );
  });

  test('is not kept after the recorder was stopped', async () => {
    undo.push(replaceTransport(() => () => Promise.resolve({ status: 200, body: {} })));
    const recorder = createRecorder({ app: '1', title: '' });
    recorder.stop();
    await requestJson({ method: 'GET', path: '/x' });
    expect(recorder.log(createFullStore().store.getState()).exchanges).toEqual([]);
  });
});
