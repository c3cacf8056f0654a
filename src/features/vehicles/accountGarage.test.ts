import type { UnknownAction } from '@reduxjs/toolkit';
import { auth } from '@/features/auth';
import { navigation } from '@/features/navigation';
import { toastsSelectors } from '@/features/toasts';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { signInCustomer, buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { aveo, dmax, rio } from '@/testing/vehicles';
import { vehicles, vehiclesSelectors } from './vehiclesSlice';

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
});
afterEach(() => shop.stop());

/** Dispatches events, and waits for the garage feature, which loads with the first login. */
const happens = async (...events: UnknownAction[]) => {
  for (const event of events) shop.dispatch(event);
  await shop.pass(1);
};
const add = (vehicle = aveo) => vehicles.vehicleAdded({ vehicle });
const questions = () =>
  shop.asked
    .filter(({ request }) => request.path.includes('/garage'))
    .map(({ request: { method, path, body } }) => [method, path.replace('/api/shop', ''), body]);
const question = (at: number) => {
  const requests = shop.asked.filter(({ request }) => request.path.includes('/garage')).at(at);
  if (!requests) throw new Error('nothing was asked of the garage');
  return requests;
};
const garage = () => vehiclesSelectors.garage(shop.store.getState());
const getMessages = () => toastsSelectors.all(shop.store.getState()).map(({ message }) => message);

test('a guest’s garage is merged into the account’s at sign-in, in one request', async () => {
  await happens(add(aveo), add(rio), signInCustomer());
  expect(questions()).toEqual([['POST', '/garage', { ids: [1, 2] }]]);
  await question(0).answer({ vehicles: [dmax, aveo, rio], missing: [] });
  expect(garage()).toEqual([dmax, aveo, rio]);
  expect(questions()).toHaveLength(1);
  expect(getMessages()).toEqual([]);
});

test('a guest with an empty garage gets the account’s garage at sign-in', async () => {
  await happens(signInCustomer());
  expect(questions()).toEqual([['GET', '/garage', undefined]]);
  await question(0).answer({ vehicles: [rio] });
  expect(garage()).toEqual([rio]);
});

test('a guest’s vehicles that the service does not know are removed at sign-in, and reported once', async () => {
  await happens(add(aveo), add(rio), signInCustomer());
  await question(0).answer({ vehicles: [rio], missing: [1] });
  expect(garage()).toEqual([rio]);
  expect(getMessages()).toEqual(['ERROR_VEHICLES_MISSING']);
});

test('a full account garage leaves the guest’s vehicles in the browser, shows a message and lists both garages', async () => {
  await happens(add(aveo), signInCustomer());
  await question(0).fail('GARAGE_FULL');
  await question(-1).answer({ vehicles: [rio] });
  expect(garage()).toEqual([rio, aveo]);
  expect(shop.store.getState().vehicles.garage).toEqual([aveo]);
  expect(getMessages()).toEqual(['ERROR_API_GARAGE_FULL']);
});

test('a lost connection keeps the guest’s vehicles, and a retry merges them', async () => {
  await happens(add(aveo), signInCustomer());
  await question(0).fail('OFFLINE');
  expect(vehiclesSelectors.account(shop.store.getState())?.status).toBe('failed');
  expect(garage()).toEqual([aveo]);
  await happens(navigation.retryRequested());
  await question(-1).answer({ vehicles: [aveo], missing: [] });
  expect(questions()).toHaveLength(2);
  expect(shop.store.getState().vehicles.garage).toEqual([]);
});

test('a retry of another request does not request a garage that is loaded', async () => {
  await happens(signInCustomer());
  await question(0).answer({ vehicles: [] });
  await happens(navigation.retryRequested());
  expect(questions()).toHaveLength(1);
});

describe("a customer's garage", () => {
  beforeEach(async () => {
    await happens(signInCustomer());
    await question(0).answer({ vehicles: [rio] });
  });

  test('shows an added vehicle at once, and sends the vehicle to the service', async () => {
    await happens(add(aveo));
    expect(garage()).toEqual([rio, aveo]);
    expect(questions().at(-1)).toEqual(['POST', '/garage', { ids: [1] }]);
    await question(-1).answer({ vehicles: [rio, aveo], missing: [] });
    expect(garage()).toEqual([rio, aveo]);
  });

  test.each([
    ['OFFLINE', 'ERROR_VEHICLE_NOT_KEPT'],
    ['GARAGE_FULL', 'ERROR_API_GARAGE_FULL'],
  ] as const)(
    'loses a refused vehicle (%s) with a message, while the vehicle stays in use',
    async (code, message) => {
      await happens(add(aveo));
      await question(-1).fail(code);
      expect(garage()).toEqual([rio]);
      expect(vehiclesSelectors.current(shop.store.getState())).toEqual(aveo);
      expect(getMessages()).toEqual([message]);
    },
  );

  test('does not keep a vehicle unknown to the service', async () => {
    await happens(add(aveo));
    await question(-1).answer({ vehicles: [rio], missing: [1] });
    expect(garage()).toEqual([rio]);
    expect(getMessages()).toEqual(['ERROR_VEHICLE_NOT_KEPT']);
  });

  test('loses a removed vehicle at once, and gets it back when the service refuses', async () => {
    await happens(vehicles.vehicleRemoved({ id: 2 }));
    expect(garage()).toEqual([]);
    expect(questions().at(-1)).toEqual(['DELETE', '/garage/2', undefined]);
    await question(-1).fail('TIMEOUT');
    expect(garage()).toEqual([rio]);
    expect(getMessages()).toEqual(['ERROR_VEHICLE_NOT_REMOVED']);
  });

  test('is requested at once after the answer to a change was lost, and again by a retry', async () => {
    await happens(add(aveo));
    await question(-1).fail('OFFLINE');
    expect(questions().at(-1)).toEqual(['GET', '/garage', undefined]);
    await question(-1).fail('OFFLINE');
    await happens(navigation.retryRequested());
    await question(-1).answer({ vehicles: [rio, aveo] });
    expect(garage()).toEqual([rio, aveo]);
    const { length } = questions();
    await happens(navigation.retryRequested());
    expect(questions()).toHaveLength(length);
  });

  test('sends changes one after the other, in order', async () => {
    await happens(add(aveo), vehicles.vehicleRemoved({ id: 1 }), add(dmax));
    expect(questions()).toHaveLength(2);
    await question(-1).answer({ vehicles: [rio, aveo], missing: [] });
    expect(questions().at(-1)).toEqual(['DELETE', '/garage/1', undefined]);
    await question(-1).answer({ vehicles: [rio] });
    expect(questions().at(-1)).toEqual(['POST', '/garage', { ids: [3] }]);
    expect(garage()).toEqual([rio, dmax]);
  });

  test('aborts pending requests at logout, and drops their answers', async () => {
    await happens(add(aveo));
    await happens(auth.signedOut());
    expect(question(-1).isAborted()).toBe(true);
    await question(-1).answer({ vehicles: [rio, aveo], missing: [] });
    expect(garage()).toEqual([]);
    expect(getMessages()).toEqual([]);
  });

  test.each([
    [
      'the garage page opens',
      navigation.arrived({ route: 'garage', params: {}, query: {}, path: '/account/garage' }),
    ],
    ['the vehicle picker opens', vehicles.formOpened()],
    ['another tab changes the vehicle in use', vehicles.changedElsewhere({ current: aveo })],
  ])('loads vehicles of another device when %s, and shows the known vehicles meanwhile', async (_, event) => {
    await happens(event);
    expect(garage()).toEqual([rio]);
    await question(-1).answer({ vehicles: [rio, dmax] });
    expect(garage()).toEqual([rio, dmax]);
  });
});

test('a seller who chooses another customer aborts the garage request for the previous customer', async () => {
  const serves = (code: string) => auth.customerSelected({ customer: buildCustomer({ code }) });
  await happens(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }), serves('C1'));
  const firstRequest = question(-1);
  await happens(serves('C2'));
  expect(firstRequest.isAborted()).toBe(true);
  await firstRequest.answer({ vehicles: [aveo] });
  await question(-1).answer({ vehicles: [rio] });
  expect(garage()).toEqual([rio]);
});
