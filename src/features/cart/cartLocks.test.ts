import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { expectSaga } from 'redux-saga-test-plan';
import { select } from 'redux-saga/effects';
import { rootReducer } from '@/app/rootReducer';
import { addLineFlow } from './cartLocks';
import { cart, cartSelectors } from './cartSlice';
import type { CartProduct } from './line';

const product = (id: number, stock = 10): CartProduct => ({
  id,
  sku: `SKU-${id}`,
  slug: `sku-${id}`,
  name: `Pieza ${id}`,
  image: '',
  unitPrice: 1_000,
  stock,
  compatibility: 'all',
});
const add = (id: number, quantity = 1, stock = 10) =>
  cart.addRequested({ product: product(id, stock), quantity, options: [] });

describe('an added line', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await startStoreWithFakeClock();
  });
  afterEach(() => shop.stop());

  const quantities = () => cartSelectors.lines(shop.store.getState()).map(({ quantity }) => quantity);

  test('is in the cart at once, and marked as busy', () => {
    shop.dispatch(add(1));
    expect(quantities()).toEqual([1]);
    expect(cartSelectors.isAdding(shop.store.getState(), 1)).toBe(true);
  });

  test('has its outcome reported at 350 ms, not at 349', async () => {
    shop.dispatch(add(1));
    await shop.pass(349);
    expect(shop.count('cart/lineAdded')).toBe(0);
    await shop.pass(1);
    expect(shop.count('cart/lineAdded')).toBe(1);
    expect(cartSelectors.isAdding(shop.store.getState(), 1)).toBe(false);
  });

  test('is not added again while its add is in progress, and is added again afterwards', async () => {
    shop.dispatch(add(1));
    await shop.pass(200);
    shop.dispatch(add(1));
    expect(quantities()).toEqual([1]);
    expect(shop.count('navigation/requestIgnored')).toBe(1);
    await shop.pass(150);
    shop.dispatch(add(1));
    expect(quantities()).toEqual([2]);
  });

  test('is in the cart beside four lines added at the same time', async () => {
    for (const id of [1, 2, 3, 4, 5]) shop.dispatch(add(id));
    expect(quantities()).toEqual([1, 1, 1, 1, 1]);
    await shop.pass(350);
    expect(shop.count('cart/lineAdded')).toBe(5);
    expect(shop.count('navigation/requestIgnored')).toBe(0);
  });

  test('is separate from a line of the same product with other options', () => {
    shop.dispatch(
      cart.addRequested({
        product: product(1),
        quantity: 1,
        options: [{ name: 'Lado', value: 'Izquierdo' }],
      }),
    );
    shop.dispatch(
      cart.addRequested({ product: product(1), quantity: 1, options: [{ name: 'Lado', value: 'Derecho' }] }),
    );
    expect(quantities()).toEqual([1, 1]);
  });

  test('is refused when it and the pieces in the cart together exceed the stock', async () => {
    shop.dispatch(add(1, 3, 4));
    await shop.pass(350);
    shop.dispatch(add(1, 2, 4));
    expect(quantities()).toEqual([3]);
    expect(shop.count('cart/addRejected')).toBe(1);
  });

  test('with exactly the remaining stock is added, and one piece more is refused', async () => {
    shop.dispatch(add(1, 3, 4));
    await shop.pass(350);
    shop.dispatch(add(1, 1, 4));
    expect(quantities()).toEqual([4]);
    expect(shop.count('cart/addRejected')).toBe(0);
    await shop.pass(350);
    shop.dispatch(add(1, 1, 4));
    expect(quantities()).toEqual([4]);
    expect(shop.count('cart/addRejected')).toBe(1);
  });

  test.each([0, -1])('with a quantity of %d is refused', (quantity) => {
    shop.dispatch(add(1, quantity));
    expect(quantities()).toEqual([]);
    expect(shop.count('cart/addRejected')).toBe(1);
  });

  test('is in the cart also right after an add of the same product was refused', () => {
    shop.dispatch(add(1, 11));
    shop.dispatch(add(1, 1));
    expect(quantities()).toEqual([1]);
  });

  test('is removed once by a double click, and returns to its position when the removal is undone', async () => {
    shop.dispatch(add(1));
    shop.dispatch(add(2));
    await shop.pass(350);
    const key = cartSelectors.lines(shop.store.getState())[0]?.key ?? '';
    shop.dispatch(cart.removeRequested({ key }));
    shop.dispatch(cart.removeRequested({ key }));
    expect(shop.count('cart/removeBegan')).toBe(1);
    shop.dispatch(cart.removalUndone());
    expect(cartSelectors.lines(shop.store.getState()).map(({ product: { id } }) => id)).toEqual([1, 2]);
    await shop.pass(350);
    expect(shop.count('cart/lineRemoved')).toBe(1);
  });
});

test('an accepted add dispatches the event of its start at once, and not yet that of its end', () =>
  expectSaga(addLineFlow)
    .withReducer(rootReducer)
    .provide([[select(cartSelectors.room, product(1)), 10]])
    .put(cart.addBegan({ product: product(1), quantity: 1, options: [], key: '1' }))
    .not.put(cart.lineAdded({ key: '1', name: 'Pieza 1' }))
    .dispatch(add(1))
    .silentRun(0));
