import fc from 'fast-check';
import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { rootReducer, type RootState } from '@/app/rootReducer';
import { parseProductRow, productRow } from '@/erp/rows/product';
import { auth } from '@/features/auth';
import { navigation, placeOf } from '@/features/navigation';
import { orders } from '@/features/orders';
import { addToCart, buildCartProduct, buildCustomer, buildSeller } from '@/testing/renderWithStore';
import type { OrderChange } from '@/shop/orderSchemas';
import { cart, cartSelectors } from './cartSlice';
import { getLineKey, type LineOption } from './line';

const filter = buildCartProduct({ id: 7, sku: 'A-7', unitPrice: 1_000, stock: 5 });
const lamp = buildCartProduct({ id: 8, sku: 'L-8', unitPrice: 333, stock: 4 });
const left = [{ name: 'Lado', value: 'Izquierdo' }];
const right = [{ name: 'Lado', value: 'Derecho' }];

const after = (...events: UnknownAction[]): RootState =>
  events.reduce(rootReducer, rootReducer(undefined, { type: 'test/began' }));
const quantities = (state: RootState) => cartSelectors.lines(state).map(({ quantity }) => quantity);
const today = (codigo: string, fields: object = {}) =>
  parseProductRow(
    v.parse(productRow, {
      id: 7,
      codigo,
      descripcion: 'Filtro de aceite',
      precio_siniva: 10,
      cantidad: 5,
      disponibilidad: 'in-stock',
      ...fields,
    }),
  );

describe('cart lines', () => {
  test('are merged when the same product is added again', () => {
    expect(quantities(after(...addToCart(filter, 2), ...addToCart(filter, 3)))).toEqual([5]);
  });

  test('are separate for different options', () => {
    expect(quantities(after(...addToCart(lamp, 1, left), ...addToCart(lamp, 2, right)))).toEqual([1, 2]);
  });

  test('are merged whatever the order of their options', () => {
    const options = fc.uniqueArray(fc.record({ name: fc.string(), value: fc.string() }), {
      selector: ({ name }) => name,
    });
    fc.assert(
      fc.property(options, (chosen: LineOption[]) => {
        expect(getLineKey(7, chosen.toReversed())).toBe(getLineKey(7, chosen));
      }),
    );
  });

  test('are counted in the cart’s counter and added up in its totals', () => {
    const state = after(...addToCart(filter, 2), ...addToCart(lamp, 3));
    expect(cartSelectors.quantity(state)).toBe(5);
    expect(cartSelectors.totals(state, '2026-01-31')).toEqual({ subtotal: 2_999, iva: 450, total: 3_449 });
  });

  test('are unchanged after an add that is refused', () => {
    const before = after(...addToCart(filter));
    const refused = cart.addRejected({ name: filter.name, code: 'STOCK_EXCEEDED' });
    expect(rootReducer(before, refused).cart).toBe(before.cart);
  });

  test('are unchanged by the removal of a line that is not in the cart', () => {
    const before = after(...addToCart(filter));
    expect(rootReducer(before, cart.removeBegan({ key: 'nobody' })).cart).toBe(before.cart);
  });

  test('are unchanged by an undo when no line was removed', () => {
    const before = after(...addToCart(filter));
    expect(rootReducer(before, cart.removalUndone()).cart).toBe(before.cart);
  });

  test('lose the pieces of an add that is undone, and are removed with their last piece', () => {
    const added = [...addToCart(filter, 2), ...addToCart(filter, 1)];
    expect(quantities(after(...added, cart.addUndone({ key: '7', quantity: 1 })))).toEqual([2]);
    expect(quantities(after(...added, cart.addUndone({ key: '7', quantity: 4 })))).toEqual([]);
    expect(quantities(after(...added, cart.addUndone({ key: '8', quantity: 1 })))).toEqual([3]);
  });

  test('are restored once when their removal is undone twice', () => {
    const state = after(
      ...addToCart(filter),
      cart.removeBegan({ key: '7' }),
      cart.removalUndone(),
      cart.removalUndone(),
    );
    expect(quantities(state)).toEqual([1]);
  });

  test('removed before the previous removal was reported are restored together, at their positions', () => {
    const state = after(
      ...addToCart(filter, 1),
      ...addToCart(lamp, 2),
      cart.removeBegan({ key: '7' }),
      cart.removeBegan({ key: '8' }),
      cart.removalUndone(),
    );
    expect(quantities(state)).toEqual([1, 2]);
  });

  test('removed after the previous removal was reported are restored alone', () => {
    const state = after(
      ...addToCart(filter, 1),
      ...addToCart(lamp, 2),
      cart.removeBegan({ key: '7' }),
      cart.lineRemoved({ key: '7' }),
      cart.removeBegan({ key: '8' }),
      cart.removalUndone(),
    );
    expect(quantities(state)).toEqual([2]);
  });

  test('can be restored after an add of another product, but not after an add of the removed product', () => {
    const removed = [...addToCart(filter), cart.removeBegan({ key: '7' })];
    expect(cartSelectors.removed(after(...removed, ...addToCart(filter)))).toBeNull();
    expect(cartSelectors.removed(after(...removed, ...addToCart(lamp)))?.key).toBe('7');
  });

  test('can be restored until a page other than the cart is opened', () => {
    const at = (pathname: string) => navigation.arrived(placeOf({ pathname, search: '', hash: '' }));
    const removed = [...addToCart(filter), cart.removeBegan({ key: '7' }), at('/shop/cart')];
    expect(cartSelectors.removed(after(...removed))?.key).toBe('7');
    expect(cartSelectors.removed(after(...removed, at('/shop')))).toBeNull();
  });

  test('are not duplicated when the product was added again before undoing', () => {
    const state = after(
      ...addToCart(filter, 2),
      cart.removeBegan({ key: '7' }),
      ...addToCart(filter, 1),
      cart.removalUndone(),
    );
    expect(quantities(state)).toEqual([1]);
  });
});

describe('the chosen quantity', () => {
  const chosen = (quantity: number) =>
    quantities(after(...addToCart(filter), cart.quantityChosen({ key: '7', quantity })));

  test.each([
    [3, 3],
    [5, 5],
    [6, 5],
    [1_000_000, 5],
    [0, 1],
    [-4, 1],
  ])('if typed as %d, becomes %d when five pieces are in stock', (typed, kept) => {
    expect(chosen(typed)).toEqual([kept]);
  });

  test('counts the other lines of the same product', () => {
    const state = after(
      ...addToCart(lamp, 1, left),
      ...addToCart(lamp, 3, right),
      cart.quantityChosen({ key: getLineKey(lamp.id, left), quantity: 9 }),
    );
    expect(quantities(state)).toEqual([1, 3]);
  });

  test('changes nothing for a line that is not in the cart', () => {
    const before = after(...addToCart(filter));
    expect(rootReducer(before, cart.quantityChosen({ key: 'nobody', quantity: 2 })).cart).toBe(before.cart);
  });

  test('is never more than the stock or less than one, whatever is typed', () => {
    const typed = fc.array(fc.record({ side: fc.constantFrom(left, right), quantity: fc.integer() }));
    fc.assert(
      fc.property(typed, (choices) => {
        const state = after(
          ...addToCart(lamp, 1, left),
          ...addToCart(lamp, 1, right),
          ...choices.map(({ side, quantity }) =>
            cart.quantityChosen({ key: getLineKey(lamp.id, side), quantity }),
          ),
        );
        const kept = quantities(state);
        expect(Math.min(...kept)).toBeGreaterThanOrEqual(1);
        expect(cartSelectors.quantity(state)).toBeLessThanOrEqual(lamp.stock);
      }),
    );
  });
});

describe("today's prices and stock", () => {
  const refreshed = (fields: object, quantity = 2, discount = 0) =>
    cartSelectors.lines(
      after(
        ...addToCart(filter, quantity),
        cart.refreshed({ products: [today('A-7', fields)], gone: [], discount }),
      ),
    )[0];

  test('mark no change when they equal those of the line', () => {
    expect(refreshed({})?.change).toBeNull();
  });

  test('show the former price on a line whose price changed', () => {
    expect(refreshed({ precio_siniva: 12 })).toMatchObject({
      product: { unitPrice: 1_200 },
      change: { kind: 'price', before: 1_000 },
    });
  });

  test('show a changed price until the next refresh finds the same price again', () => {
    const dearer = cart.refreshed({ products: [today('A-7', { precio_siniva: 12 })], gone: [], discount: 0 });
    expect(cartSelectors.lines(after(...addToCart(filter), dearer, dearer))[0]).toMatchObject({
      product: { unitPrice: 1_200 },
      change: null,
    });
  });

  test('are reduced by the customer’s discount', () => {
    expect(refreshed({ precio_siniva: 12 }, 2, 12.5)?.product.unitPrice).toBe(1_050);
  });

  test('show the remaining stock, and keep the typed quantity', () => {
    expect(refreshed({ cantidad: 1 })).toMatchObject({
      quantity: 2,
      change: { kind: 'stock', available: 1 },
    });
  });

  test('show no warning when exactly the line’s quantity is left', () => {
    expect(refreshed({ cantidad: 2 })).toMatchObject({ quantity: 2, change: null });
  });

  test('count an out-of-stock product as zero pieces, whatever quantity the ERP sends', () => {
    expect(refreshed({ disponibilidad: 'out-of-stock' })?.change).toEqual({ kind: 'stock', available: 0 });
  });

  test('mark a discontinued product', () => {
    const state = after(...addToCart(filter), cart.refreshed({ products: [], gone: ['A-7'], discount: 0 }));
    expect(cartSelectors.lines(state)[0]?.change).toEqual({ kind: 'gone' });
  });

  test('do not change a line whose product was not requested', () => {
    const state = after(
      ...addToCart(lamp),
      cart.refreshed({ products: [today('A-7')], gone: [], discount: 0 }),
    );
    expect(cartSelectors.lines(state)[0]).toMatchObject({ product: lamp, change: null });
  });

  test('show no stock warning once the buyer has reduced the quantity to the stock', () => {
    const state = after(
      ...addToCart(filter, 4),
      cart.refreshed({ products: [today('A-7', { cantidad: 3 })], gone: [], discount: 0 }),
      cart.quantityChosen({ key: '7', quantity: 3 }),
    );
    expect(cartSelectors.lines(state)[0]).toMatchObject({ quantity: 3, change: null });
  });
});

describe('stock accepted by the buyer', () => {
  const accepted = (...changes: OrderChange[]) =>
    after(
      ...addToCart(lamp, 2, left),
      ...addToCart(lamp, 2, right),
      ...addToCart(filter),
      orders.changesAccepted({ changes }),
    );
  const stockOf = (available: number): OrderChange => ({ kind: 'stock', sku: 'L-8', available });

  test.each([
    [5, [2, 2, 1]],
    [4, [2, 2, 1]],
    [3, [2, 1, 1]],
    [2, [2, 1]],
    [1, [1, 1]],
    [0, [1]],
  ])('limited to %d reduces the product’s last line first', (available, expected) => {
    expect(quantities(accepted(stockOf(available)))).toEqual(expected);
  });

  test('removes all lines of a discontinued product', () => {
    expect(quantities(accepted({ kind: 'gone', sku: 'L-8' }))).toEqual([1]);
  });

  test('below the cart’s quantity leaves no room for more', () => {
    expect(cartSelectors.room(after(...addToCart(filter, 5)), { ...filter, stock: 3 })).toBe(0);
  });
});

describe('a cart with an owner', () => {
  const first = buildCustomer({ code: 'C1' });
  const second = buildCustomer({ code: 'C2' });
  const serving = [
    auth.sellerSignedIn({ account: buildSeller(), customers: [first, second], returnTo: null }),
    auth.customerSelected({ customer: first }),
    ...addToCart(filter, 2),
  ];
  const placedFor = (customerCode: string) =>
    orders.orderPlaced({
      order: orderFor(customerCode),
      lines: [{ sku: 'A-7', quantity: 2, options: [], unitPrice: 1_000 }],
      idempotencyKey: 'of the first',
    });
  const opens = cart.checkoutBegan({ idempotencyKey: 'of the first' });

  test('is emptied, with its draft, when its order is placed', () => {
    const state = after(...serving, opens, placedFor('C1'));
    expect(quantities(state)).toEqual([]);
    expect(cartSelectors.draft(state).idempotencyKey).toBeNull();
  });

  test('is unchanged when the previous customer’s order is placed after a switch to its owner', () => {
    const state = after(
      ...serving,
      opens,
      auth.customerSelected({ customer: second }),
      ...addToCart(lamp, 1),
      cart.checkoutBegan({ idempotencyKey: 'of the second' }),
      placedFor('C1'),
    );
    expect(cartSelectors.lines(state).map(({ product }) => product.id)).toEqual([lamp.id]);
    expect(cartSelectors.draft(state).idempotencyKey).toBe('of the second');
  });

  test('has no ordered line when its owner is served again', () => {
    const state = after(
      ...serving,
      opens,
      auth.customerSelected({ customer: second }),
      placedFor('C1'),
      auth.customerSelected({ customer: first }),
    );
    expect(quantities(state)).toEqual([]);
  });

  test('keeps the pieces added while its order was pending, also when another customer is served by then', () => {
    const added = [...serving, opens, ...addToCart(filter), ...addToCart(lamp, 3, left)];
    expect(quantities(after(...added, placedFor('C1')))).toEqual([1, 3]);
    const away = after(...added, auth.customerSelected({ customer: second }), placedFor('C1'));
    expect(quantities(rootReducer(away, auth.customerSelected({ customer: first })))).toEqual([1, 3]);
  });

  test('keeps only the line that was not ordered when its order is placed while another customer is served', () => {
    const added = [...serving, opens, ...addToCart(lamp, 3, left)];
    const away = after(...added, auth.customerSelected({ customer: second }), placedFor('C1'));
    expect(quantities(rootReducer(away, auth.customerSelected({ customer: first })))).toEqual([3]);
  });

  test('loses no line twice for an order that another tab has handled', () => {
    const emptied = [...serving, opens, placedFor('C1')];
    expect(quantities(after(...emptied, ...addToCart(filter, 2), placedFor('C1')))).toEqual([2]);
  });

  test('is kept when its owner signs in again', () => {
    const state = after(
      auth.customerSignedIn({ account: first, returnTo: null }),
      ...addToCart(filter, 2),
      auth.customerSignedIn({ account: first, returnTo: null }),
    );
    expect(quantities(state)).toEqual([2]);
  });

  test('is dropped when another customer signs in, whose cart is empty', () => {
    const state = after(
      auth.customerSignedIn({ account: first, returnTo: null }),
      ...addToCart(filter, 2),
      auth.customerSignedIn({ account: second, returnTo: null }),
    );
    expect([quantities(state), state.cart.parked, state.cart.owner]).toEqual([[], {}, 'C2']);
  });

  describe('whose session has ended', () => {
    const isOver = auth.sessionReceived({ session: { account: null, customer: null, demo: [] } });
    const [signedIn] = serving;

    test('is not shown to a guest', () => {
      const state = after(...serving, isOver);
      expect([quantities(state), cartSelectors.quantity(state)]).toEqual([[], 0]);
    });

    test('is kept for the same account, with the checkout’s draft', () => {
      const typed = cart.checkoutBegan({ idempotencyKey: 'k1' });
      const state = after(
        ...serving,
        typed,
        isOver,
        isOver,
        ...(signedIn ? [signedIn] : []),
        auth.customerSelected({ customer: first }),
      );
      expect([quantities(state), state.cart.draft.idempotencyKey]).toEqual([[2], 'k1']);
    });

    test('is kept also for a seller without a served customer', () => {
      const [person] = serving;
      const nobodys = person ? [person, ...addToCart(filter, 3)] : [];
      expect(quantities(after(...nobodys, isOver))).toEqual([]);
      expect(quantities(after(...nobodys, isOver, ...nobodys.slice(0, 1)))).toEqual([3]);
    });

    test('is not given to another account', () => {
      const state = after(...serving, isOver, auth.customerSignedIn({ account: first, returnTo: null }));
      expect([quantities(state), state.cart.parked]).toEqual([[], {}]);
    });

    test('is emptied instead of kept when the visitor was a guest', () => {
      expect(after(...addToCart(filter), isOver).cart).toEqual(after().cart);
    });
  });

  test('keeps its checkout draft for when the seller serves its owner again', () => {
    const state = after(
      ...serving,
      cart.checkoutBegan({ idempotencyKey: 'k1' }),
      auth.customerSelected({ customer: second }),
    );
    expect(state.cart.draft.idempotencyKey).toBeNull();
    const back = after(
      ...serving,
      cart.checkoutBegan({ idempotencyKey: 'k1' }),
      auth.customerSelected({ customer: second }),
      auth.customerSelected({ customer: first }),
    );
    expect(back.cart.draft.idempotencyKey).toBe('k1');
  });

  test('stored by an older version of the shop stays with its owner', () => {
    const began = after();
    const items = after(...serving).cart.items.map(({ customer: _, ...line }) => line);
    const stored = { ...began, cart: { ...began.cart, owner: 'C1', items } };
    const state = rootReducer(stored, auth.customerSignedIn({ account: first, returnTo: null }));
    expect(quantities(state)).toEqual([2]);
  });

  test('is removed by the seller’s sign-out, also while another customer is served', () => {
    const state = after(...serving, auth.customerSelected({ customer: second }), auth.signedOut());
    expect(state.cart).toEqual(after().cart);
  });

  test('gets no line of another customer’s cart by an undo after a change of customer', () => {
    const state = after(
      ...serving,
      cart.removeBegan({ key: '7' }),
      auth.customerSelected({ customer: second }),
      cart.removalUndone(),
    );
    expect(quantities(state)).toEqual([]);
  });
});

const orderFor = (customerCode: string): Parameters<typeof orders.orderPlaced>[0]['order'] => ({
  id: 'W-1',
  token: 'token',
  number: 'W-1',
  createdAt: '2026-01-01T00:00:00Z',
  status: 'PENDIENTE',
  payment: 'cash',
  company: '',
  customerCode,
  customerEmail: '',
  customerName: '',
  sellerCode: 'V01',
  invoice: null,
  quantity: 2,
  subtotal: 2_000,
  totals: [],
  total: 2_300,
  shippingAddress: null,
  billingAddress: null,
  lines: [],
});
