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
const rowOf = (codigo: string, precio_siniva: number) => ({
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

const arrive = (pathname: string) =>
  shop.dispatch(navigation.arrived(placeOf({ pathname, search: '', hash: '' })));
const happen = (...events: Parameters<Shop['dispatch']>[0][]) => {
  for (const event of events) shop.dispatch(event);
};
const products = (): Asked[] => shop.asked.filter(({ request }) => request.path.endsWith('/getProducto'));
const lines = () => cartSelectors.lines(shop.store.getState());
const draft = () => cartSelectors.draft(shop.store.getState());

describe("today's prices", () => {
  test.each(['/shop/cart', '/shop/checkout'])(
    'are asked on arrival at %s, at the level of the person',
    (path) => {
      happen(signInCustomer(buildCustomer({ level: 4 })), ...addToCart(filter));
      arrive(path);
      expect(products().map(({ request }) => request.body)).toEqual([
        expect.objectContaining({ nivelComercial: 4, codigo: 'A-7' }),
      ]);
    },
  );

  test('are on the lines with their discount once they have come', async () => {
    happen(signInCustomer(buildCustomer({ discount: 10 })), ...addToCart(filter));
    arrive('/shop/cart');
    await products()[0]?.answer(rows(rowOf('A-7', 20)));
    expect(lines()[0]).toMatchObject({
      product: { unitPrice: 1_800 },
      change: { kind: 'price', before: 1_000 },
    });
    expect(cartSelectors.refresh(shop.store.getState())).toBe('ready');
  });

  test('of a product in two lines are asked once', () => {
    const options = [{ name: 'Lado', value: 'Derecho' }];
    happen(signInCustomer(), ...addToCart(filter), ...addToCart(filter, 1, options));
    arrive('/shop/cart');
    expect(products()).toHaveLength(1);
  });

  test('say which product is gone, and the others go on', async () => {
    happen(signInCustomer(), ...addToCart(filter), ...addToCart(lamp));
    arrive('/shop/cart');
    await products()[0]?.answer(rows());
    await products()[1]?.answer(rows(rowOf('L-8', 3.7)));
    expect(lines().map(({ change }) => change?.kind)).toEqual(['gone', undefined]);
  });

  test('that cannot be had leave every line as it was', async () => {
    happen(signInCustomer(), ...addToCart(filter));
    const before = lines();
    arrive('/shop/cart');
    await products()[0]?.fail('ERP_UNAVAILABLE');
    expect(cartSelectors.refresh(shop.store.getState())).toBe('failed');
    expect(lines()).toEqual(before);
  });

  test('that failed are asked again when the person asks', async () => {
    happen(signInCustomer(), ...addToCart(filter));
    arrive('/shop/cart');
    await products()[0]?.fail('ERP_UNAVAILABLE');
    shop.dispatch(navigation.retryRequested());
    expect(products()).toHaveLength(2);
  });

  test.each([
    ['for an empty cart', '/shop/cart', [signInCustomer()]],
    ['of a guest', '/shop/cart', addToCart(filter)],
    ['on another page', '/shop/wishlist', [signInCustomer(), ...addToCart(filter)]],
  ])('are not asked %s', (_, path, before) => {
    happen(...before);
    arrive(path);
    expect(products()).toEqual([]);
  });

  test('are given up when the page is left, and never land', async () => {
    happen(signInCustomer(), ...addToCart(filter));
    arrive('/shop/cart');
    const [asked] = products();
    arrive('/');
    expect(asked?.isAborted()).toBe(true);
    await asked?.answer(rows(rowOf('A-7', 20)));
    expect(lines()[0]?.product.unitPrice).toBe(1_000);
  });

  test('of one customer never land on the lines of the next', async () => {
    const [first, second] = [buildCustomer({ code: 'C1', discount: 0 }), buildCustomer({ code: 'C2' })];
    happen(
      auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }),
      auth.customerSelected({ customer: second }),
      ...addToCart(filter),
      auth.customerSelected({ customer: first }),
      ...addToCart(filter),
    );
    arrive('/shop/cart');
    const [asked] = products();
    // another tab went on to the second customer
    const session = { account: buildSeller(), customer: second, demo: [] };
    happen(auth.sessionReceived({ session }));
    await asked?.answer(rows(rowOf('A-7', 20)));
    expect(asked?.isAborted()).toBe(true);
    expect(lines()[0]?.product.unitPrice).toBe(1_000);
  });

  test('are asked for the next customer too, when the cart is open', () => {
    const second = buildCustomer({ code: 'C2', level: 5 });
    happen(
      auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }),
      auth.customerSelected({ customer: second }),
      ...addToCart(filter),
      auth.customerSelected({ customer: buildCustomer({ code: 'C1' }) }),
    );
    arrive('/shop/cart');
    happen(auth.customerSelected({ customer: second }));
    expect(products().map(({ request }) => request.body)).toEqual([
      expect.objectContaining({ nivelComercial: 5, codigo: 'A-7' }),
    ]);
  });
});

test('prices wait until it is known who asks, and are asked once', async () => {
  shop.stop();
  // as the browser kept it
  const nobody = rootReducer(undefined, { type: 'test/began' });
  const kept = [signInCustomer(), ...addToCart(filter)].reduce(rootReducer, nobody);
  shop = await startStoreWithFakeClock({
    answers: { '/api/shop/session': undefined },
    preloaded: { ...nobody, cart: kept.cart },
  });
  arrive('/shop/cart');
  expect(products()).toEqual([]);
  const session = shop.asked.find(({ request }) => request.path === '/api/shop/session');
  await session?.answer({ account: buildCustomer(), customer: null, demo: [] });
  expect(products().map(({ isAborted }) => isAborted())).toEqual([false]);
  expect(shop.count('cart/refreshAsked')).toBe(1);
});

describe('the key that makes an order one order', () => {
  test('is made when the checkout opens', () => {
    happen(signInCustomer(), ...addToCart(filter));
    arrive('/shop/checkout');
    expect(draft().idempotencyKey).toBe('key-1');
  });

  test('is the same when the checkout opens again', () => {
    happen(signInCustomer(), ...addToCart(filter));
    arrive('/shop/checkout');
    arrive('/shop/cart');
    arrive('/shop/checkout');
    expect(draft().idempotencyKey).toBe('key-1');
  });

  test('is not made on another page', () => {
    happen(signInCustomer(), ...addToCart(filter));
    arrive('/shop/cart');
    expect(draft().idempotencyKey).toBeNull();
  });

  test('stays after a rejection: the next try may be the same order', () => {
    happen(signInCustomer(), ...addToCart(filter));
    arrive('/shop/checkout');
    happen(orders.orderRejected({ code: 'TIMEOUT' }));
    expect(draft().idempotencyKey).toBe('key-1');
  });

  test('is another one when an earlier order used it up', () => {
    happen(signInCustomer(), ...addToCart(filter));
    arrive('/shop/checkout');
    happen(orders.orderRejected({ code: 'IDEMPOTENCY_KEY_REUSED' }));
    expect(draft().idempotencyKey).toBe('key-2');
  });

  test('is another one for another customer, whose draft begins anew', () => {
    happen(
      auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }),
      auth.customerSelected({ customer: buildCustomer({ code: 'C1' }) }),
    );
    arrive('/shop/checkout');
    happen(auth.customerSelected({ customer: buildCustomer({ code: 'C2' }) }));
    expect(draft().idempotencyKey).toBe('key-2');
  });

  test('is made when another tab fills the cart of a checkout whose order it had placed', () => {
    happen(signInCustomer(), ...addToCart(filter));
    const { items } = shop.store.getState().cart;
    arrive('/shop/checkout');
    happen(cart.changedElsewhere({ items: [], draft: emptyDraft }));
    expect(draft().idempotencyKey).toBeNull();
    happen(cart.changedElsewhere({ items }));
    expect(draft().idempotencyKey).toBe('key-2');
  });

  test('stays while the draft is typed', () => {
    happen(signInCustomer(), ...addToCart(filter));
    arrive('/shop/checkout');
    const { idempotencyKey, ...typed } = draft();
    happen(cart.draftTyped({ ...typed, notes: 'Por la tarde' }));
    expect(draft()).toEqual({ ...typed, notes: 'Por la tarde', idempotencyKey });
  });
});
