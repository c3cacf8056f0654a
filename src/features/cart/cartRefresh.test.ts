import { rootReducer } from '@/app/rootReducer';
import { replaceIds } from '@/shared/ids';
import { auth } from '@/features/auth';
import { navigation, placeOf } from '@/features/navigation';
import { orders } from '@/features/orders';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import {
  signInCustomer,
  addToCart,
  buildCartProduct,
  buildCustomer,
  buildSeller,
} from '@/testing/renderWithStore';
import { cart, cartSelectors } from './cartSlice';
import { emptyDraft } from './draft';

const filter = buildCartProduct({ id: 7, sku: 'A-7', unitPrice: 1_000, stock: 5 });
const lamp = buildCartProduct({ id: 8, sku: 'L-8', unitPrice: 333, stock: 4 });
const buildRow = (codigo: string, precio_siniva: number) => ({
  id: codigo === 'A-7' ? 7 : 8,
  codigo,
  descripcion: codigo,
  precio_siniva,
  cantidad: 5,
  disponibilidad: 'in-stock',
});
const rows = (...response: object[]) => ({ message: { response } });

let shop: Shop;
let restoreIds: () => void;
beforeEach(async () => {
  let last = 0;
  restoreIds = replaceIds(() => () => {
    last += 1;
    return `key-${last}`;
  });
  shop = await startStoreWithFakeClock();
});
afterEach(() => {
  shop.stop();
  restoreIds();
});

const arriveAt = (pathname: string) =>
  shop.dispatch(navigation.arrived(placeOf({ pathname, search: '', hash: '' })));
const happen = (...events: Parameters<Shop['dispatch']>[0][]) => {
  for (const event of events) shop.dispatch(event);
};
const products = (): Asked[] => shop.asked.filter(({ request }) => request.path.endsWith('/getProducto'));
const lines = () => cartSelectors.lines(shop.store.getState());
const draft = () => cartSelectors.draft(shop.store.getState());

describe("today's prices", () => {
  test.each(['/shop/cart', '/shop/checkout'])(
    'are requested for the account’s price level on arrival at %s',
    (path) => {
      happen(signInCustomer(buildCustomer({ level: 4 })), ...addToCart(filter));
      arriveAt(path);
      expect(products().map(({ request }) => request.body)).toEqual([
        expect.objectContaining({ nivelComercial: 4, codigo: 'A-7' }),
      ]);
    },
  );

  test('are shown on the cart’s lines, less the customer’s discount, once they have arrived', async () => {
    happen(signInCustomer(buildCustomer({ discount: 10 })), ...addToCart(filter));
    arriveAt('/shop/cart');
    await products()[0]?.answer(rows(buildRow('A-7', 20)));
    expect(lines()[0]).toMatchObject({
      product: { unitPrice: 1_800 },
      change: { kind: 'price', before: 1_000 },
    });
    expect(cartSelectors.refresh(shop.store.getState())).toBe('ready');
  });

  test('are requested once for a product in two lines', () => {
    const options = [{ name: 'Lado', value: 'Derecho' }];
    happen(signInCustomer(), ...addToCart(filter), ...addToCart(filter, 1, options));
    arriveAt('/shop/cart');
    expect(products()).toHaveLength(1);
  });

  test('mark a discontinued product, and no other product', async () => {
    happen(signInCustomer(), ...addToCart(filter), ...addToCart(lamp));
    arriveAt('/shop/cart');
    await products()[0]?.answer(rows());
    await products()[1]?.answer(rows(buildRow('L-8', 3.7)));
    expect(lines().map(({ change }) => change?.kind)).toEqual(['gone', undefined]);
  });

  test('leave every line unchanged when their request fails', async () => {
    happen(signInCustomer(), ...addToCart(filter));
    const before = lines();
    arriveAt('/shop/cart');
    await products()[0]?.fail('ERP_UNAVAILABLE');
    expect(cartSelectors.refresh(shop.store.getState())).toBe('failed');
    expect(lines()).toEqual(before);
  });

  test('are requested again by a retry after a failure', async () => {
    happen(signInCustomer(), ...addToCart(filter));
    arriveAt('/shop/cart');
    await products()[0]?.fail('ERP_UNAVAILABLE');
    shop.dispatch(navigation.retryRequested());
    expect(products()).toHaveLength(2);
  });

  test.each([
    ['for an empty cart', '/shop/cart', [signInCustomer()]],
    ['for a guest’s cart', '/shop/cart', addToCart(filter)],
    ['on another page', '/shop/wishlist', [signInCustomer(), ...addToCart(filter)]],
  ])('are not requested %s', (_, path, before) => {
    happen(...before);
    arriveAt(path);
    expect(products()).toEqual([]);
  });

  test('are aborted when the page is left, and never applied', async () => {
    happen(signInCustomer(), ...addToCart(filter));
    arriveAt('/shop/cart');
    const [asked] = products();
    arriveAt('/');
    expect(asked?.isAborted()).toBe(true);
    await asked?.answer(rows(buildRow('A-7', 20)));
    expect(lines()[0]?.product.unitPrice).toBe(1_000);
  });

  test('are never applied to the lines of the next customer', async () => {
    const [first, second] = [buildCustomer({ code: 'C1', discount: 0 }), buildCustomer({ code: 'C2' })];
    happen(
      auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }),
      auth.customerSelected({ customer: second }),
      ...addToCart(filter),
      auth.customerSelected({ customer: first }),
      ...addToCart(filter),
    );
    arriveAt('/shop/cart');
    const [asked] = products();
    // another tab switched to the second customer
    const session = { account: buildSeller(), customer: second, demo: [] };
    happen(auth.sessionReceived({ session }));
    await asked?.answer(rows(buildRow('A-7', 20)));
    expect(asked?.isAborted()).toBe(true);
    expect(lines()[0]?.product.unitPrice).toBe(1_000);
  });

  test('are requested for the next customer when the cart is open', () => {
    const second = buildCustomer({ code: 'C2', level: 5 });
    happen(
      auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }),
      auth.customerSelected({ customer: second }),
      ...addToCart(filter),
      auth.customerSelected({ customer: buildCustomer({ code: 'C1' }) }),
    );
    arriveAt('/shop/cart');
    happen(auth.customerSelected({ customer: second }));
    expect(products().map(({ request }) => request.body)).toEqual([
      expect.objectContaining({ nivelComercial: 5, codigo: 'A-7' }),
    ]);
  });
});

test('the request for today’s prices waits until the session is known, and is sent once', async () => {
  shop.stop();
  // as persisted by the browser
  const guestState = rootReducer(undefined, { type: 'test/began' });
  const storedState = [signInCustomer(), ...addToCart(filter)].reduce(rootReducer, guestState);
  shop = await startStoreWithFakeClock({
    answers: { '/api/shop/session': undefined },
    preloaded: { ...guestState, cart: storedState.cart },
  });
  arriveAt('/shop/cart');
  expect(products()).toEqual([]);
  const session = shop.asked.find(({ request }) => request.path === '/api/shop/session');
  await session?.answer({ account: buildCustomer(), customer: null, demo: [] });
  expect(products().map(({ isAborted }) => isAborted())).toEqual([false]);
  expect(shop.count('cart/refreshAsked')).toBe(1);
});

describe('the idempotency key of an order', () => {
  test('is created when the checkout opens', () => {
    happen(signInCustomer(), ...addToCart(filter));
    arriveAt('/shop/checkout');
    expect(draft().idempotencyKey).toBe('key-1');
  });

  test('is the same when the checkout opens again', () => {
    happen(signInCustomer(), ...addToCart(filter));
    arriveAt('/shop/checkout');
    arriveAt('/shop/cart');
    arriveAt('/shop/checkout');
    expect(draft().idempotencyKey).toBe('key-1');
  });

  test('is not created on another page', () => {
    happen(signInCustomer(), ...addToCart(filter));
    arriveAt('/shop/cart');
    expect(draft().idempotencyKey).toBeNull();
  });

  test('stays after a rejection, as the next attempt may be the same order', () => {
    happen(signInCustomer(), ...addToCart(filter));
    arriveAt('/shop/checkout');
    happen(orders.orderRejected({ code: 'TIMEOUT' }));
    expect(draft().idempotencyKey).toBe('key-1');
  });

  test('is replaced when an earlier order has used it', () => {
    happen(signInCustomer(), ...addToCart(filter));
    arriveAt('/shop/checkout');
    happen(orders.orderRejected({ code: 'IDEMPOTENCY_KEY_REUSED' }));
    expect(draft().idempotencyKey).toBe('key-2');
  });

  test('is replaced for another customer, with a new draft', () => {
    happen(
      auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }),
      auth.customerSelected({ customer: buildCustomer({ code: 'C1' }) }),
    );
    arriveAt('/shop/checkout');
    happen(auth.customerSelected({ customer: buildCustomer({ code: 'C2' }) }));
    expect(draft().idempotencyKey).toBe('key-2');
  });

  test('is created when another tab refills the cart of a checkout whose order was placed', () => {
    happen(signInCustomer(), ...addToCart(filter));
    const { items } = shop.store.getState().cart;
    arriveAt('/shop/checkout');
    happen(cart.changedElsewhere({ items: [], draft: emptyDraft }));
    expect(draft().idempotencyKey).toBeNull();
    happen(cart.changedElsewhere({ items }));
    expect(draft().idempotencyKey).toBe('key-2');
  });

  test('stays while the draft is typed', () => {
    happen(signInCustomer(), ...addToCart(filter));
    arriveAt('/shop/checkout');
    const { idempotencyKey, ...draftFields } = draft();
    happen(cart.draftTyped({ ...draftFields, notes: 'Por la tarde' }));
    expect(draft()).toEqual({ ...draftFields, notes: 'Por la tarde', idempotencyKey });
  });
});
