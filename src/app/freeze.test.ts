import { createLiftedStore } from '@/testing/devToolsExtension';
import { ActionTypes } from '@redux-devtools/instrument';
import type { Root } from 'react-dom/client';
import { auth } from '@/features/auth';
import { cart } from '@/features/cart';
import { replaceTransport } from '@/shared/http';
import { buildCartProduct } from '@/testing/renderWithStore';
import { createFreezer } from './freeze';
import { createPersistence } from './persistence';
import { createRecorder } from './recorder';
import { createFullStore } from './createFullStore';
import { rootReducer } from './rootReducer';

const mockShow = jest.fn();
jest.mock('./replayMode', () => ({ showFrozen: (...args: unknown[]) => void mockShow(...args) }));

const undo: (() => void)[] = [];
beforeEach(() => {
  localStorage.clear();
  mockShow.mockClear();
  jest.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  for (const step of undo.splice(0).reverse()) step();
  jest.useRealTimers();
});

const add = (id: number) =>
  cart.addRequested({ product: buildCartProduct({ id }), quantity: 1, options: [] });

/** Opens a tester's page with running flows and one cart line. */
async function openPage() {
  const asked: string[] = [];
  undo.push(
    replaceTransport(() => ({ path }) => {
      asked.push(path);
      return new Promise(() => undefined);
    }),
  );
  const freezer = createFreezer();
  const recorder = createRecorder({ app: '1', title: 'own' });
  undo.push(recorder.stop);
  const { store, startFlows } = createFullStore({
    observers: [createPersistence(), recorder.middleware],
    guards: [freezer.guard],
    effectMiddlewares: [freezer.effects, recorder.effects],
    devTools: { maxAge: 100, name: 'shop' },
  });
  freezer.watch(store, recorder);
  const root = { render: jest.fn(), unmount: jest.fn() } satisfies Root;
  freezer.setRoot(root);
  const flows = startFlows();
  undo.push(() => flows.cancel());
  store.dispatch(
    cart.addBegan({ key: '99', product: buildCartProduct({ id: 99 }), quantity: 1, options: [] }),
  );
  await jest.advanceTimersByTimeAsync(10);
  asked.length = 0;
  const lifted = createLiftedStore(store);
  const importEmpty = () =>
    lifted.dispatch({
      type: ActionTypes.IMPORT_STATE,
      nextLiftedState: [{ type: 'cart/removalUndone' }],
      preloadedState: rootReducer(undefined, { type: 'replay/began' }),
    } as never);
  return { store, asked, lifted, importEmpty, root, recorder };
}

test('events of the page itself, also those that its sagas dispatch, do not freeze the page', async () => {
  const { store, root } = await openPage();
  store.dispatch(add(1));
  await jest.advanceTimersByTimeAsync(6_000);
  store.dispatch(auth.logoutRequested());
  await jest.advanceTimersByTimeAsync(1_000);
  expect(root.unmount).not.toHaveBeenCalled();
});

test('after an import the page changes no state, writes nothing to the storage and sends no request', async () => {
  const { store, asked, importEmpty, root } = await openPage();
  store.dispatch(add(1));
  const stored = { ...localStorage };
  importEmpty();
  expect(root.unmount).toHaveBeenCalledTimes(1);
  const shown = store.getState();
  // the lock of the line that was being added has ended: its flow does not continue
  await jest.advanceTimersByTimeAsync(1_000);
  store.dispatch(cart.removeRequested({ key: '99' }));
  store.dispatch(auth.logoutRequested());
  await jest.advanceTimersByTimeAsync(1_000);
  expect(store.getState()).toBe(shown);
  expect({ ...localStorage }).toEqual(stored);
  expect(asked).toEqual([]);
});

test('a step back in the recorded session of the page itself freezes the page, too', async () => {
  const { lifted, root } = await openPage();
  lifted.dispatch({ type: ActionTypes.JUMP_TO_STATE, actionId: 0, index: 0 });
  expect(root.unmount).toHaveBeenCalledTimes(1);
});

test('the recorded session ends with the state of the page before the import', async () => {
  const { store, importEmpty, recorder } = await openPage();
  const own = store.getState();
  importEmpty();
  expect(recorder.log(store.getState()).final).toBe(own);
});

test('two imports render the page of the replay once', async () => {
  const { store, importEmpty } = await openPage();
  importEmpty();
  importEmpty();
  await jest.advanceTimersByTimeAsync(10);
  expect(mockShow.mock.calls).toEqual([[store]]);
});
