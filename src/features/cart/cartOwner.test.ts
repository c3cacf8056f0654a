/**
 * Property test of cart ownership: any sequence of logins, switches and cart changes in a browser, against a
 * model with one cart per customer.
 */
import fc from 'fast-check';
import type { UnknownAction } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '@/app/rootReducer';
import { auth } from '@/features/auth';
import { orders } from '@/features/orders';
import { buildCartProduct, buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { buildOrder } from '@/testing/orders';
import { getPropertyRuns } from '@/testing/testDepth';
import { cart } from './cartSlice';
import { getLineKey } from './line';

const codes = ['C1', 'C2', 'C3'] as const;
/** Two sellers, and a customer who also logs in directly. */
const people = ['V1', 'V2', 'C1'] as const;
type Person = (typeof people)[number];

/** Quantity by product. */
type Lines = Map<number, number>;
interface Model {
  signedIn: Person | null;
  /** Account of the last login, until a logout. */
  person: Person | null;
  /** The customer's code, or '' if there is no customer. */
  served: string;
  carts: Map<string, Lines>;
  /** Removed lines, the latest last. No time passes in this test, so all of them are restored together. */
  removed: { id: number; quantity: number }[];
}

const isSeller = (person: Person | null): boolean => person?.startsWith('V') ?? false;
const account = (person: Person) =>
  isSeller(person) ? { ...buildSeller(), code: person } : buildCustomer({ code: person });
const product = (id: number) => buildCartProduct({ id, sku: `A-${id}`, stock: 99 });
const buildKey = (code: string) => `key-of-${code}`;
const getCurrentCart = ({ signedIn, served, carts }: Model): Lines | undefined =>
  signedIn ? carts.get(served) : undefined;

const id = fc.integer({ min: 1, max: 4 });
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('signIn' as const), who: fc.constantFrom(...people) }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'signOut' as const }) },
  { weight: 1, arbitrary: fc.constant({ does: 'sessionRunsOut' as const }) },
  { weight: 1, arbitrary: fc.constant({ does: 'reload' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('switch' as const), code: fc.constantFrom(...codes) }),
  },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('add' as const), id }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('remove' as const), id }) },
  { weight: 2, arbitrary: fc.constant({ does: 'undo' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('orderPlaced' as const), code: fc.constantFrom(...codes) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const session = ({ signedIn, served }: Model) => ({
  account: signedIn && account(signedIn),
  customer: isSeller(signedIn) && served ? buildCustomer({ code: served }) : null,
  demo: [],
});

/** Applies the step to the model and returns its event, or null if the step is impossible. */
function take(model: Model, taken: Step): UnknownAction | null {
  const lines = getCurrentCart(model);
  switch (taken.does) {
    case 'signIn': {
      if (model.signedIn) return null;
      if (model.person !== taken.who) model.carts.clear();
      model.signedIn = model.person = taken.who;
      model.served = isSeller(taken.who) ? '' : taken.who;
      const loginPayload = { account: account(taken.who), returnTo: null };
      return isSeller(taken.who)
        ? auth.sellerSignedIn({ ...loginPayload, customers: [] })
        : auth.customerSignedIn(loginPayload);
    }
    case 'signOut':
      Object.assign(model, { signedIn: null, person: null, served: '', removed: [] });
      model.carts.clear();
      return auth.signedOut();
    case 'sessionRunsOut':
      Object.assign(model, { signedIn: null, served: '', removed: [] });
      return auth.sessionReceived({ session: session(model) });
    case 'reload':
      return auth.sessionReceived({ session: session(model) });
    case 'switch':
      if (!isSeller(model.signedIn)) return null;
      if (model.served !== taken.code) model.removed = [];
      model.served = taken.code;
      return auth.customerSelected({ customer: buildCustomer({ code: taken.code }) });
    case 'add': {
      if (!model.signedIn) return null;
      const cartInHand = lines ?? new Map<number, number>();
      if (model.removed.at(-1)?.id === taken.id) model.removed = [];
      cartInHand.set(taken.id, (cartInHand.get(taken.id) ?? 0) + 1);
      model.carts.set(model.served, cartInHand);
      return cart.addBegan({
        key: getLineKey(taken.id, []),
        product: product(taken.id),
        quantity: 1,
        options: [],
      });
    }
    case 'remove': {
      const quantity = lines?.get(taken.id);
      if (lines && quantity !== undefined) {
        model.removed.push({ id: taken.id, quantity });
        lines.delete(taken.id);
      }
      return cart.removeBegan({ key: getLineKey(taken.id, []) });
    }
    case 'undo':
      for (const { id: removedId, quantity } of model.removed.reverse())
        if (lines && !lines.has(removedId)) lines.set(removedId, quantity);
      model.removed = [];
      return cart.removalUndone();
    case 'orderPlaced': {
      if (!model.signedIn) return null;
      const ordered = [...(model.carts.get(taken.code) ?? [])];
      model.carts.delete(taken.code);
      if (model.served === taken.code) model.removed = [];
      return orders.orderPlaced({
        order: buildOrder('1', { customerCode: taken.code }),
        lines: ordered.map(([n, quantity]) => ({ sku: product(n).sku, quantity, options: [], unitPrice: 1 })),
        idempotencyKey: buildKey(taken.code),
      });
    }
  }
}

const pieces = (lines: readonly { product: { id: number }; quantity: number }[]) =>
  Object.fromEntries(lines.map(({ product: { id: of }, quantity }) => [of, quantity]));

/** Non-empty carts by owner in the state, current and parked. */
function listCarts({ cart: { items, owner, parked } }: RootState) {
  const all = { ...parked, ...(items.length > 0 ? { [owner ?? 'nobody']: items } : {}) };
  return Object.fromEntries(Object.entries(all).map(([code, lines]) => [code, pieces(lines)]));
}
const modelCarts = ({ carts }: Model) =>
  Object.fromEntries(
    [...carts]
      .filter(([, lines]) => lines.size > 0)
      .map(([code, lines]) => [code, Object.fromEntries(lines)]),
  );

test('random sequences of browser events never lose a line, move it to another cart or show it to a guest', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 40, size: 'max' }), (steps) => {
      const model: Model = { signedIn: null, person: null, served: '', carts: new Map(), removed: [] };
      let state = rootReducer(undefined, { type: 'test/began' });
      for (const taken of steps) {
        const event = take(model, taken);
        if (!event) continue;
        state = rootReducer(state, event);
        // the served customer's checkout is always open, so its draft has a key
        const { owner, draft } = state.cart;
        if (owner !== null && draft.idempotencyKey === null)
          state = rootReducer(state, cart.checkoutBegan({ idempotencyKey: buildKey(owner) }));
        expect(pieces(state.cart.items)).toEqual(Object.fromEntries(getCurrentCart(model) ?? []));
        expect(listCarts(state)).toEqual(modelCarts(model));
      }
    }),
    { numRuns: getPropertyRuns(1_000, 5_000) },
  );
}, 60_000);
