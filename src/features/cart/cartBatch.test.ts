import { expectSaga } from 'redux-saga-test-plan';
import fc from 'fast-check';
import { rootReducer } from '@/app/rootReducer';
import { toastsSelectors } from '@/features/toasts';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { addToCart, buildCartProduct } from '@/testing/renderWithStore';
import { watchAddLines, capToStock } from './cartBatch';
import { cart, cartSelectors } from './cartSlice';
import type { LineRequest } from './lines';

const line = (id: number, quantity: number, stock = 10, fields: Partial<LineRequest> = {}): LineRequest => ({
  product: buildCartProduct({ id, stock, name: `Pieza ${id}` }),
  quantity,
  options: [],
  ...fields,
});
const ask = (...lines: LineRequest[]) => cart.linesAddRequested({ lines });

describe('a batch of lines', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await startStoreWithFakeClock();
  });
  afterEach(() => shop.stop());
  const quantities = () => cartSelectors.lines(shop.store.getState()).map(({ quantity }) => quantity);
  const getOutcomes = () =>
    toastsSelectors.all(shop.store.getState()).map(({ message, values }) => [message, values]);

  test('is in the cart at once, and its outcome is reported at 350 ms, not at 349', async () => {
    shop.dispatch(ask(line(1, 2), line(2, 3)));
    expect(quantities()).toEqual([2, 3]);
    expect(cartSelectors.isAdding(shop.store.getState(), 2)).toBe(true);
    await shop.pass(349);
    expect(shop.count('cart/linesAdded')).toBe(0);
    await shop.pass(1);
    expect(shop.count('cart/linesAdded')).toBe(1);
    expect(cartSelectors.isAdding(shop.store.getState(), 2)).toBe(false);
    expect(getOutcomes()).toEqual([['TEXT_TOAST_LINES_ADDED', { count: 2 }]]);
  });

  test('submitted twice is added once', async () => {
    shop.dispatch(ask(line(1, 2), line(2, 3)));
    shop.dispatch(ask(line(2, 3), line(1, 2)));
    expect(quantities()).toEqual([2, 3]);
    expect(shop.count('navigation/requestIgnored')).toBe(1);
    await shop.pass(350);
    shop.dispatch(ask(line(1, 2), line(2, 3)));
    expect(quantities()).toEqual([4, 6]);
  });

  test('can be added while another batch is in progress', () => {
    shop.dispatch(ask(line(1, 2)));
    shop.dispatch(ask(line(2, 3)));
    expect(quantities()).toEqual([2, 3]);
  });

  test('reports lines that exceed the stock', async () => {
    for (const event of addToCart(buildCartProduct({ id: 1, stock: 5 }), 4)) shop.dispatch(event);
    await shop.pass(10_000);
    shop.dispatch(ask(line(1, 3, 5), line(2, 2)));
    expect(quantities()).toEqual([5, 2]);
    await shop.pass(350);
    expect(getOutcomes()).toEqual([['ERROR_LINES_ADDED_SHORT', { count: 2, short: 1 }]]);
  });

  test('without a line that can be added is reported, and leaves the cart empty', async () => {
    shop.dispatch(ask(line(1, 3, 0)));
    await shop.pass(350);
    expect(quantities()).toEqual([]);
    expect(getOutcomes()).toEqual([['ERROR_LINES_NOT_ADDED', {}]]);
  });

  test('may be empty, and then changes nothing', async () => {
    shop.dispatch(ask());
    await shop.pass(350);
    expect(shop.count('cart/linesAddBegan')).toBe(0);
  });
});

test('the event that begins a batch has each line’s added and requested quantity, and its ref', () =>
  expectSaga(watchAddLines)
    .withReducer(rootReducer)
    .put(cart.linesAddBegan({ lines: [{ ...line(1, 4, 4, { ref: 'a' }), key: '1', wanted: 6 }] }))
    .dispatch(ask(line(1, 6, 4, { ref: 'a' })))
    .silentRun(0));

test('lines of one product share its stock, and have the same key when their options are equal', () => {
  const left = [{ name: 'Lado', value: 'Izquierdo' }];
  const cappedLines = capToStock([line(1, 3, 5), line(1, 4, 5, { options: left }), line(1, 1, 5)], []);
  expect(cappedLines.map(({ key, quantity, wanted }) => [key, quantity, wanted])).toEqual([
    ['1', 3, 3],
    ['1|Lado=Izquierdo', 2, 4],
    ['1', 0, 1],
  ]);
});

test('a batch takes no product beyond its stock and no line beyond its requested quantity', () => {
  const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 9 })));
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 12 }), (wishes, stock) => {
      const cappedLines = capToStock(
        wishes.map(([id, quantity]) => line(id, quantity, stock)),
        [],
      );
      for (const id of [1, 2, 3]) {
        const own = cappedLines.filter(({ product }) => product.id === id);
        const sum = own.reduce((total, { quantity }) => total + quantity, 0);
        const wish = own.reduce((total, { wanted }) => total + wanted, 0);
        expect(sum).toBe(Math.min(stock, wish));
      }
      expect(cappedLines.every(({ quantity, wanted }) => quantity >= 0 && quantity <= wanted)).toBe(true);
    }),
  );
});
