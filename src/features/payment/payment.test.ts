import type { PlaceOrder } from '@/shop/schemas';
import { auth } from '@/features/auth';
import { cart, cartSelectors, emptyDraft } from '@/features/cart';
import { navigation, placeOf } from '@/features/navigation';
import { orders, ordersSelectors } from '@/features/orders';
import type { CardPayment } from '@/shop/payment';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import {
  signInCustomer,
  addToCart,
  buildCartProduct,
  buildCustomer,
  buildSeller,
} from '@/testing/renderWithStore';
import { paymentSelectors } from './paymentSlice';

const provider = { clientId: 'shop-1', scriptUrl: 'https://payments.example.com/shop.js' };
const filter = buildCartProduct({ sku: 'A-1', unitPrice: 1_000 });
const order: PlaceOrder = {
  lines: [{ sku: 'A-1', quantity: 1, options: [], unitPrice: 1_000 }],
  total: 1_150,
  shippingAddress: { ...emptyDraft.address, id: '1', isDefault: true },
  payment: 'card',
  notes: '',
};
const submitted = orders.orderSubmitted({ order, idempotencyKey: 'key-12345678' });
const checkout = navigation.arrived(placeOf({ pathname: '/shop/checkout', search: '', hash: '' }));
const { idempotencyKey: _, ...typedNothing } = emptyDraft;
const pays = (payment: PlaceOrder['payment']) => cart.draftTyped({ ...typedNothing, payment });

let shop: Shop;
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*=payments]')];
const script = () => paymentSelectors.script(shop.store.getState());
const placement = () => ordersSelectors.placement(shop.store.getState());
const placements = () => shop.asked.filter(({ request }) => request.path === '/api/shop/orders');

/** Opens the checkout. The service names a payment provider, or answers that it has no provider. */
async function openCheckout(payment: typeof provider | null = provider) {
  shop = await startStoreWithFakeClock({ answers: { '/api/shop/config': { qa: false, payment } } });
  shop.dispatch(signInCustomer());
  shop.dispatch(checkout);
  await shop.settle();
}
/** Simulates that the provider's script has loaded, with this function. */
async function loadProviderScript(authorise: CardPayment['authorise']) {
  window.cardPayment = { authorise };
  scripts().at(-1)?.dispatchEvent(new Event('load'));
  await shop.settle();
}

afterEach(() => {
  shop.stop();
  for (const left of scripts()) left.remove();
  delete window.cardPayment;
});

describe('the payment provider’s script', () => {
  test('is loaded once, and only when a card is chosen', async () => {
    await openCheckout();
    expect(scripts()).toHaveLength(0);
    shop.dispatch(pays('cash'));
    expect(scripts()).toHaveLength(0);
    for (let key = 0; key < 5; key += 1) shop.dispatch(pays('card'));
    expect(scripts().map(({ src }) => src)).toEqual([provider.scriptUrl]);
    expect(script()).toBe('coming');
    await loadProviderScript(() => Promise.resolve(null));
    expect(script()).toBe('ready');
  });

  test('is loaded for the draft of a customer that another tab chose', async () => {
    shop = await startStoreWithFakeClock({
      answers: { '/api/shop/config': { qa: false, payment: provider } },
    });
    const [first, second] = [buildCustomer({ code: 'C0001' }), buildCustomer({ code: 'C0002' })];
    shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
    shop.dispatch(auth.customerSelected({ customer: first }));
    shop.dispatch(pays('card'));
    shop.dispatch(cart.checkoutBegan({ idempotencyKey: 'key-12345678' }));
    shop.dispatch(auth.customerSelected({ customer: second }));
    shop.dispatch(checkout);
    await shop.settle();
    expect(scripts()).toHaveLength(0);
    const session = { account: buildSeller(), customer: first, demo: [] };
    shop.dispatch(auth.sessionReceived({ session }));
    await shop.settle();
    expect(scripts()).toHaveLength(1);
  });

  test('is loaded at once when a card was chosen before a reload', async () => {
    shop = await startStoreWithFakeClock({
      answers: { '/api/shop/config': { qa: false, payment: provider } },
    });
    shop.dispatch(signInCustomer());
    shop.dispatch(pays('card'));
    expect(scripts()).toHaveLength(0);
    shop.dispatch(checkout);
    await shop.settle();
    expect(scripts()).toHaveLength(1);
  });

  test('is never loaded when the shop accepts no cards', async () => {
    await openCheckout(null);
    shop.dispatch(pays('card'));
    await shop.settle();
    expect(scripts()).toHaveLength(0);
  });

  test.each([
    ['fails to load', () => scripts()[0]?.dispatchEvent(new Event('error'))],
    ['defines nothing', () => scripts()[0]?.dispatchEvent(new Event('load'))],
    ['does not load within 15 s', () => shop.pass(15_000)],
  ])('counts as failed when it %s, and can be loaded again', async (_, happens) => {
    await openCheckout();
    shop.dispatch(pays('card'));
    await shop.pass(14_999);
    expect(script()).toBe('coming');
    await happens();
    await shop.settle();
    expect(script()).toBe('failed');
    expect(scripts()).toHaveLength(0);
    shop.dispatch(pays('cash'));
    shop.dispatch(pays('card'));
    expect(scripts()).toHaveLength(1);
    await loadProviderScript(() => Promise.resolve(null));
    expect(script()).toBe('ready');
  });

  test('is removed while it loads when another payment method is chosen', async () => {
    await openCheckout();
    shop.dispatch(pays('card'));
    shop.dispatch(pays('transfer'));
    await shop.settle();
    expect(script()).toBe('idle');
    expect(scripts()).toHaveLength(0);
  });
});

describe('a card payment', () => {
  const readyToPay = async (authorise: CardPayment['authorise']) => {
    await openCheckout();
    shop.dispatch(cart.checkoutBegan({ idempotencyKey: 'key-12345678' }));
    shop.dispatch(pays('card'));
    await loadProviderScript(authorise);
  };

  test('is authorised once, however often the button is pressed, and its reference is kept and sent', async () => {
    const requests: unknown[] = [];
    let answer = (_: { reference: string }): void => undefined;
    await readyToPay((asked) => {
      requests.push(asked);
      return new Promise((resolve) => (answer = resolve));
    });
    for (let press = 0; press < 5; press += 1) shop.dispatch(submitted);
    await shop.settle();
    expect(requests).toEqual([
      { clientId: 'shop-1', amount: 1_150, currency: 'USD', key: 'key-12345678-1150', language: 'es' },
    ]);
    expect(placement()).toEqual({ status: 'placing' });
    expect(placements()).toHaveLength(0);
    answer({ reference: 'AUT-1' });
    await shop.settle();
    const authorisation = { reference: 'AUT-1', amount: 1_150 };
    expect(placements().map(({ request }) => request.body)).toEqual([{ ...order, authorisation }]);
    expect(cartSelectors.draft(shop.store.getState()).authorisation).toEqual(authorisation);
  });

  test.each<[string, CardPayment['authorise']]>([
    ['the person or the bank refuses it', () => Promise.resolve(null)],
    ['the provider fails to authorise it', () => Promise.reject(new Error('declined'))],
    ['the provider answers without a reference', () => Promise.resolve({ reference: '' })],
  ])('places no order when %s', async (_, authorise) => {
    await readyToPay(authorise);
    shop.dispatch(submitted);
    await shop.settle();
    expect(placement()).toEqual({ status: 'rejected', failure: 'PAYMENT_REFUSED' });
    expect(placements()).toHaveLength(0);
    expect(cartSelectors.draft(shop.store.getState())).not.toHaveProperty('authorisation');
    shop.dispatch(
      orders.orderSubmitted({ order: { ...order, payment: 'cash' }, idempotencyKey: 'key-12345678' }),
    );
    expect(placements()).toHaveLength(1);
  });

  test('without an answer for a quarter of an hour places no order', async () => {
    await readyToPay(() => new Promise(() => undefined));
    shop.dispatch(submitted);
    await shop.pass(15 * 60_000 - 1);
    expect(placement()).toEqual({ status: 'placing' });
    await shop.pass(1);
    expect(placement()).toEqual({ status: 'rejected', failure: 'PAYMENT_REFUSED' });
  });

  test('authorised after a switch of the customer places an order for neither customer', async () => {
    let answer = (_: { reference: string }): void => undefined;
    await readyToPay(() => new Promise((resolve) => (answer = resolve)));
    shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
    shop.dispatch(auth.customerSelected({ customer: buildCustomer({ code: 'C0001' }) }));
    shop.dispatch(submitted);
    shop.dispatch(auth.customerSelected({ customer: buildCustomer({ code: 'C0002' }) }));
    answer({ reference: 'AUT-1' });
    await shop.settle();
    expect(placements()).toHaveLength(0);
    expect(cartSelectors.draft(shop.store.getState())).not.toHaveProperty('authorisation');
  });

  test('with an idempotency key used before loses its authorisation', async () => {
    await readyToPay(() => Promise.resolve({ reference: 'AUT-1' }));
    shop.dispatch(submitted);
    await shop.settle();
    await placements()[0]?.fail('IDEMPOTENCY_KEY_REUSED');
    expect(cartSelectors.draft(shop.store.getState())).not.toHaveProperty('authorisation');
  });

  test('is refused when another tab has changed the cart during the authorisation', async () => {
    let answer = (_: { reference: string }): void => undefined;
    await readyToPay(() => new Promise((resolve) => (answer = resolve)));
    for (const event of addToCart(filter)) shop.dispatch(event);
    shop.dispatch(submitted);
    await shop.settle();
    const changedLine = { ...cartSelectors.lines(shop.store.getState())[0]!, quantity: 2 };
    shop.dispatch(cart.changedElsewhere({ items: [changedLine] }));
    answer({ reference: 'AUT-1' });
    await shop.settle();
    expect(placements()).toHaveLength(0);
    expect(placement()).toEqual({ status: 'rejected', failure: 'CART_CHANGED' });
  });

  test('refused by the service loses its authorisation', async () => {
    await readyToPay(() => Promise.resolve({ reference: 'AUT-1' }));
    shop.dispatch(submitted);
    await shop.settle();
    await placements()[0]?.fail('PAYMENT_REFUSED');
    expect(cartSelectors.draft(shop.store.getState())).not.toHaveProperty('authorisation');
  });
});
