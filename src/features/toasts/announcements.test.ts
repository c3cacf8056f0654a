import type { UnknownAction } from '@reduxjs/toolkit';
import { auth } from '@/features/auth';
import { cart } from '@/features/cart';
import { i18n } from '@/features/i18n';
import { compare, wishlist } from '@/features/lists';
import { placementEvents } from '@/features/orders';
import { storage } from '@/features/storage';
import { vehicles } from '@/features/vehicles';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import {
  addToCart,
  buildCartProduct,
  buildCustomer,
  buildSeller,
  signInCustomer,
} from '@/testing/renderWithStore';
import { aveo } from '@/testing/vehicles';
import { toasts, toastsSelectors } from './toastsSlice';

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
});
afterEach(() => shop.stop());

const all = () => toastsSelectors.all(shop.store.getState());
const hello = { tone: 'info' as const, message: 'TEXT_HELLO', values: {} };

test.each<[string, UnknownAction, string, string]>([
  [
    'a line added to the cart',
    cart.lineAdded({ key: '7', name: 'Filtro' }),
    'success',
    'TEXT_TOAST_PRODUCT_ADDED_TO_CART',
  ],
  [
    'the removal of cart lines by accepted changes',
    placementEvents.changesAccepted({ changes: [], removed: 'Filtro, Disco' }),
    'success',
    'TEXT_LINE_REMOVED',
  ],
  [
    'a product added to the wishlist',
    wishlist.events.productAdded({ id: 7, name: 'Filtro' }),
    'success',
    'TEXT_TOAST_PRODUCT_ADDED_TO_WISHLIST',
  ],
  [
    'a product added to the comparison',
    compare.events.productAdded({ id: 7, name: 'Filtro' }),
    'success',
    'TEXT_TOAST_PRODUCT_ADDED_TO_COMPARE',
  ],
  [
    'a stored vehicle that the service does not know',
    vehicles.garageJoined({ vehicles: [], missing: [aveo] }),
    'error',
    'ERROR_VEHICLES_MISSING',
  ],
  [
    'a vehicle in use that no longer exists',
    vehicles.currentMissing({ vehicle: aveo }),
    'error',
    'ERROR_VEHICLES_MISSING',
  ],
  [
    'a vehicle that could not be kept',
    vehicles.changeRefused({ kind: 'add', vehicle: aveo, code: 'OFFLINE' }),
    'error',
    'ERROR_VEHICLE_NOT_KEPT',
  ],
  [
    'a vehicle that could not be removed',
    vehicles.changeRefused({ kind: 'remove', vehicle: aveo, code: 'OFFLINE' }),
    'error',
    'ERROR_VEHICLE_NOT_REMOVED',
  ],
  ['a full garage', vehicles.joinRefused({ code: 'GARAGE_FULL' }), 'error', 'ERROR_API_GARAGE_FULL'],
  [
    'a batch of lines added to the cart',
    cart.linesAdded({ lines: [{ key: '7', quantity: 2, wanted: 2 }] }),
    'success',
    'TEXT_TOAST_LINES_ADDED',
  ],
  [
    'a batch with a line limited by the stock',
    cart.linesAdded({ lines: [{ key: '7', quantity: 2, wanted: 3 }] }),
    'error',
    'ERROR_LINES_ADDED_SHORT',
  ],
  [
    'a batch of which no line was added',
    cart.linesAdded({ lines: [{ key: '7', quantity: 0, wanted: 3 }] }),
    'error',
    'ERROR_LINES_NOT_ADDED',
  ],
  [
    'a full comparison',
    compare.events.limitReached({ name: 'Filtro', limit: 6 }),
    'error',
    'ERROR_COMPARE_FULL',
  ],
  [
    'a full wishlist',
    wishlist.events.limitReached({ name: 'Filtro', limit: 200 }),
    'error',
    'ERROR_WISHLIST_FULL',
  ],
  [
    'an add beyond the stock',
    cart.addRejected({ name: 'Filtro', code: 'STOCK_EXCEEDED' }),
    'error',
    'ERROR_STOCK_EXCEEDED',
  ],
  [
    'a logout that did not reach the service',
    auth.sessionEndFailed({ code: 'OFFLINE' }),
    'error',
    'ERROR_SIGN_OUT',
  ],
  [
    'a customer who could not be chosen',
    auth.customerSelectionFailed({ code: 'FORBIDDEN' }),
    'error',
    'ERROR_CUSTOMER_SELECTION',
  ],
  [
    'a notice of two stored values set aside',
    storage.valueSetAside({ keys: ['cart', 'garage'] }),
    'error',
    'ERROR_STORAGE_SET_ASIDE',
  ],
  [
    'a language that did not load',
    i18n.languageFailed({ language: 'en', kept: 'es', code: 'OFFLINE' }),
    'error',
    'ERROR_LANGUAGE_FAILED',
  ],
  ['a full storage', storage.writeFailed(), 'error', 'ERROR_STORAGE_FULL'],
])('%s shows one toast', (_, event, tone, message) => {
  shop.dispatch(event);
  expect(all()).toMatchObject([{ tone, message, status: 'active' }]);
});

test('an add to the cart shows its toast after 350 ms, not at 349', async () => {
  shop.dispatch(cart.addRequested({ product: buildCartProduct(), quantity: 1, options: [] }));
  await shop.pass(349);
  expect(all()).toEqual([]);
  await shop.pass(1);
  expect(all()).toMatchObject([{ values: { name: buildCartProduct().name } }]);
});

test('the removal of a cart line without a name to announce shows no toast', async () => {
  for (const event of addToCart(buildCartProduct())) shop.dispatch(event);
  await shop.pass(10_000);
  shop.dispatch(cart.removeRequested({ key: '7' }));
  await shop.pass(350);
  expect(all()).toEqual([]);
});

test('a message that is shown twice has two toasts, each with its own time', async () => {
  shop.dispatch(toasts.shown(hello));
  await shop.pass(2_000);
  shop.dispatch(toasts.shown(hello));
  await shop.pass(3_300);
  expect(all().map(({ id, status }) => [id, status])).toEqual([[2, 'active']]);
});

test('a pointer on one toast does not keep another toast open', async () => {
  shop.dispatch(toasts.shown(hello));
  shop.dispatch(toasts.shown(hello));
  shop.dispatch(toasts.hovered({ id: 1 }));
  await shop.pass(5_300);
  expect(all().map(({ id }) => id)).toEqual([1]);
});

test('the extended time of a toast starts again each time the pointer leaves it', async () => {
  shop.dispatch(toasts.shown(hello));
  shop.dispatch(toasts.hovered({ id: 1 }));
  shop.dispatch(toasts.left({ id: 1 }));
  await shop.pass(999);
  shop.dispatch(toasts.hovered({ id: 1 }));
  shop.dispatch(toasts.left({ id: 1 }));
  await shop.pass(999);
  expect(all().map(({ status }) => status)).toEqual(['active']);
  await shop.pass(1);
  expect(all().map(({ status }) => status)).toEqual(['leaving']);
});

test('an id of a toast is never used again', async () => {
  shop.dispatch(toasts.shown(hello));
  await shop.pass(5_300);
  shop.dispatch(toasts.shown(hello));
  expect(all().map(({ id }) => id)).toEqual([2]);
});

test('signing out announces that it emptied the cart, unless the cart was empty', () => {
  shop.dispatch(signInCustomer());
  shop.dispatch(auth.logoutRequested());
  expect(all()).toEqual([]);
  shop.dispatch(signInCustomer());
  for (const event of addToCart(buildCartProduct(), 2)) shop.dispatch(event);
  shop.dispatch(toasts.allDismissed());
  shop.dispatch(auth.logoutRequested());
  expect(all().at(-1)).toMatchObject({ message: 'TEXT_CART_EMPTIED', values: { quantity: 2 } });
});

test('a seller’s logout counts the emptied carts of all customers, also when the current cart is empty', () => {
  const serve = (code: string) => shop.dispatch(auth.customerSelected({ customer: buildCustomer({ code }) }));
  shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
  const fill = (code: string, quantity: number) => {
    serve(code);
    for (const event of addToCart(buildCartProduct(), quantity)) shop.dispatch(event);
  };
  fill('C1', 2);
  fill('C2', 3);
  serve('C3');
  shop.dispatch(auth.logoutRequested());
  expect(all().at(-1)).toMatchObject({ message: 'TEXT_CART_EMPTIED', values: { carts: 2, quantity: 5 } });
  shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
  fill('C1', 2);
  serve('C3');
  shop.dispatch(auth.logoutRequested());
  expect(all().at(-1)).toMatchObject({ message: 'TEXT_CART_EMPTIED', values: { carts: 1, quantity: 2 } });
});
