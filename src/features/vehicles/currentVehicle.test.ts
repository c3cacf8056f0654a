import { rootReducer } from '@/app/rootReducer';
import { toastsSelectors } from '@/features/toasts';
import { Failure } from '@/shared/failure';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { signInCustomer, buildCustomer } from '@/testing/renderWithStore';
import { aveo } from '@/testing/vehicles';
import { vehicles, vehiclesSelectors } from './vehiclesSlice';

let shop: Shop;
afterEach(() => shop.stop());

const initial = rootReducer(undefined, { type: 'test/began' });
/** Starts with a stored vehicle and the account that used it last. */
const start = async (answer: unknown, { userCode = null as string | null, session = {} } = {}) => {
  shop = await startStoreWithFakeClock({
    preloaded: {
      vehicles: { ...initial.vehicles, current: aveo },
      auth: { ...initial.auth, userCode },
    },
    answers: {
      ...(answer === undefined ? {} : { '/api/shop/vehicles/1': answer }),
      ...(session instanceof Failure ? { '/api/shop/session': session } : {}),
    },
  });
};
const current = () => vehiclesSelectors.current(shop.store.getState());
const getMessages = () => toastsSelectors.all(shop.store.getState()).map(({ message }) => message);
const checks = () => shop.asked.filter(({ request }) => request.path === '/api/shop/vehicles/1');

test('a stored vehicle is checked at the start, and gets its current name', async () => {
  await start({ vehicle: { ...aveo, engine: '1.6 L DOHC' } });
  expect(current()).toEqual({ ...aveo, engine: '1.6 L DOHC' });
  expect(getMessages()).toEqual([]);
});

test('a vehicle that no longer exists is removed with a message', async () => {
  await start(new Failure('NOT_FOUND'));
  expect(current()).toBeNull();
  expect(getMessages()).toEqual(['ERROR_VEHICLES_MISSING']);
});

test.each(['OFFLINE', 'TIMEOUT', 'DATABASE_UNAVAILABLE'] as const)(
  'a check of the stored vehicle that fails with %s changes nothing and shows no message',
  async (code) => {
    await start(new Failure(code));
    expect(current()).toEqual(aveo);
    expect(getMessages()).toEqual([]);
  },
);

test('a stored vehicle is checked again at sign-in', async () => {
  await start(undefined);
  await checks()[0]?.answer({ vehicle: aveo });
  shop.dispatch(signInCustomer());
  await shop.settle();
  expect(checks()).toHaveLength(2);
});

test('an answer about a vehicle that is no longer in use changes nothing', async () => {
  await start(undefined);
  shop.dispatch(vehicles.vehicleSelected({ vehicle: { ...aveo, id: 9 } }));
  await checks()[0]?.fail('NOT_FOUND');
  expect(current()?.id).toBe(9);
});

test('the current vehicle of an account is cleared when the session of the account has expired', async () => {
  await start(undefined, { userCode: buildCustomer().code });
  expect(current()).toBeNull();
  expect(checks()).toEqual([]);
});

test('the current vehicle stays while the session is unknown', async () => {
  await start(undefined, { userCode: buildCustomer().code, session: new Failure('OFFLINE') });
  expect(current()).toEqual(aveo);
});
