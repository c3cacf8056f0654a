import { createLiftedStore } from '@/testing/devToolsExtension';
import { ActionTypes } from '@redux-devtools/instrument';
import type { Action } from '@reduxjs/toolkit';
import { auth } from '@/features/auth';
import { cart, cartSelectors } from '@/features/cart';
import { navigation } from '@/features/navigation';
import { vehicleForms } from '@/features/vehicles';
import { replaceTransport, type Transport } from '@/shared/http';
import { buildCartProduct } from '@/testing/renderWithStore';
import { createPersistence } from './persistence';
import { createRecorder, type Log } from './recorder';
import type { RootState } from './rootReducer';
import { createFullStore } from './createFullStore';

const password = 'Sup3r-S3cret';
const customerRow = {
  salida: 'OK',
  tipoPersona: 'cliente',
  correo: 'compras@taller.ec',
  razonsocial: 'Taller Ñañez S.A.',
  codigo: 'C0001',
  descuento: 10,
  inv40060id: 3,
};

/** Answers of the service in the recorded session. */
const outside: Transport = ({ path }) => {
  const body: Record<string, unknown> = {
    getLoginIn: { message: { response: [customerRow] } },
    session: { account: null, customer: null, demo: [] },
    'version.json': { version: '7' },
    makes: { makes: ['Kia', 'Mazda'] },
  };
  const last = path.split('?')[0]?.split('/').at(-1) ?? '';
  return last in body ? Promise.resolve({ status: 200, body: body[last] }) : new Promise(() => undefined);
};

const undo: (() => void)[] = [];
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  for (const step of undo.splice(0).reverse()) step();
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** Records a session with all sagas: a customer logs in, loads makes, and adds a product to the cart. */
async function recordedSession(): Promise<Log> {
  const restore = replaceTransport(() => outside);
  const recorder = createRecorder({ app: '1.2.3', title: 'A part for a customer' });
  const { store, startFlows } = createFullStore({ observers: [recorder.middleware] });
  const flows = startFlows();
  await pass(10);
  const happenings: [Action, number][] = [
    [navigation.arrived({ route: 'login', params: {}, query: {}, path: '/account/login' }), 100],
    [auth.loginSubmitted({ email: 'compras@taller.ec', password, returnTo: null }), 100],
    [vehicleForms.yearChosen({ form: 'picker', year: 2012 }), 100],
    [cart.addRequested({ product: buildCartProduct(), quantity: 2, options: [] }), 10],
    [cart.addRequested({ product: buildCartProduct(), quantity: 2, options: [] }), 6_000],
  ];
  for (const [event, then] of happenings) {
    store.dispatch(event);
    await pass(then);
  }
  const log = throughAFile(recorder.log(store.getState()));
  flows.cancel();
  recorder.stop();
  restore();
  return log;
}
const throughAFile = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The file format of DevTools' export and import. */
const exported = ({ entries, preloaded }: Log) => ({
  payload: JSON.stringify(entries.map(({ action }) => action)),
  preloadedState: JSON.stringify(preloaded),
});

/** Opens a tester's shop: a stored cart, all sagas running, DevTools connected. */
async function testersShop() {
  const requestedPaths: string[] = [];
  undo.push(
    replaceTransport(() => ({ path }) => {
      requestedPaths.push(path);
      return new Promise(() => undefined);
    }),
  );
  const { store, startFlows } = createFullStore({
    observers: [createPersistence()],
    devTools: { maxAge: 20_000, name: 'shop' },
  });
  const flows = startFlows();
  undo.push(() => flows.cancel());
  store.dispatch(
    cart.addBegan({ key: '99', product: buildCartProduct({ id: 99 }), quantity: 1, options: [] }),
  );
  await pass(10);
  const lifted = createLiftedStore<RootState>(store);
  requestedPaths.length = 0;
  return {
    store,
    asked: requestedPaths,
    lifted,
    /** Imports a log as DevTools' button does. */
    importFile: ({ payload, preloadedState }: ReturnType<typeof exported>) =>
      lifted.dispatch({
        type: ActionTypes.IMPORT_STATE,
        nextLiftedState: JSON.parse(payload) as Action<string>[],
        preloadedState: JSON.parse(preloadedState) as RootState,
      }),
  };
}

test('the recorded session contains a sign-in, chosen vehicle options, two pieces in the cart and an ignored request', async () => {
  const { final, entries } = await recordedSession();
  expect(final.auth.status).toBe('customer');
  expect(final.vehicleForms.forms.picker.makes.items).toEqual(['Kia', 'Mazda']);
  expect(cartSelectors.quantity(final)).toBe(2);
  expect(entries.map(({ action }) => action.type)).toEqual(
    expect.arrayContaining(['cart/lineAdded', 'navigation/requestIgnored', 'toasts/removed']),
  );
});

test('an imported log reaches its recorded state', async () => {
  const log = await recordedSession();
  const { store, importFile } = await testersShop();
  importFile(exported(log));
  expect(store.getState()).toEqual(log.final);
});

test('an imported log sends no request, neither at once nor later', async () => {
  const log = await recordedSession();
  const { asked: requestedPaths, importFile } = await testersShop();
  importFile(exported(log));
  await pass(1_000);
  expect(requestedPaths).toEqual([]);
});

test("an imported log writes nothing: the tester's own cart stays in the storage", async () => {
  const log = await recordedSession();
  const { importFile } = await testersShop();
  const storageBefore = { ...localStorage };
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  importFile(exported(log));
  await pass(1_000);
  expect(setItem.mock.calls).toEqual([]);
  expect({ ...localStorage }).toEqual(storageBefore);
  expect(localStorage.getItem('cartItems')).toContain('"id":99');
});

test('a jump to a step of the log shows the state of that step, without a request or a write', async () => {
  const log = await recordedSession();
  const { store, lifted, asked: requestedPaths, importFile } = await testersShop();
  importFile(exported(log));
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  const loginIndex = log.entries.findIndex(({ action }) => action.type === 'auth/customerSignedIn');
  lifted.dispatch({ type: ActionTypes.JUMP_TO_STATE, index: loginIndex, actionId: loginIndex });
  expect(store.getState().auth.status).toBe('signingIn');
  lifted.dispatch({ type: ActionTypes.JUMP_TO_STATE, index: loginIndex + 1, actionId: loginIndex + 1 });
  expect(store.getState().auth.status).toBe('customer');
  expect([requestedPaths, setItem.mock.calls]).toEqual([[], []]);
});

test('an imported log without one of its events does not reach the recorded state, so the comparison can fail', async () => {
  const log = await recordedSession();
  const { store, importFile } = await testersShop();
  const entries = log.entries.filter(({ action }) => action.type !== 'cart/addBegan');
  importFile(exported({ ...log, entries }));
  expect(store.getState()).not.toEqual(log.final);
});

test('the state and actions in DevTools hold no password', async () => {
  const { store, lifted } = await testersShop();
  store.dispatch(auth.loginSubmitted({ email: 'compras@taller.ec', password, returnTo: null }));
  const devToolsState = JSON.stringify(lifted.getState());
  expect(devToolsState).toContain('auth/loginSubmitted');
  expect(devToolsState).not.toContain(password);
});

test('a session of a thousand events keeps its first event in DevTools', async () => {
  const { store, lifted } = await testersShop();
  for (let event = 0; event < 1_000; event += 1) store.dispatch(cart.removalUndone());
  expect(lifted.getState().actionsById).toHaveProperty('1');
});
