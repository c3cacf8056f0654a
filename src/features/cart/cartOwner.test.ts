import fc from 'fast-check';
import { rootReducer, type RootState } from '@/app/rootReducer';
import type { Account } from '@/erp/rows/account';
import { auth } from '@/features/auth';
import { cart, cartSelectors } from './cartSlice';
import { lineKey } from './line';

const person = (role: Account['role'], code: string): Account => ({
  role,
  code,
  email: '',
  phone: '',
  name: code,
  tradeName: '',
  discount: 0,
  level: 2,
});
const seller = person('seller', 'V001');
const codes = ['C1', 'C2', 'C3'];

const step = fc.oneof(
  fc.record({ does: fc.constant('switch' as const), code: fc.constantFrom(...codes) }),
  fc.record({ does: fc.constant('add' as const), id: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ does: fc.constant('remove' as const), id: fc.integer({ min: 1, max: 4 }) }),
  fc.constant({ does: 'signOut' as const }),
);

/** A product that carries its owner's code, so that a line in the wrong cart is seen. */
const add = (owner: string, id: number) =>
  cart.addBegan({
    key: lineKey(id, []),
    product: {
      id,
      sku: owner,
      slug: '',
      name: '',
      image: '',
      unitPrice: 1,
      stock: 99,
      compatibility: 'all',
    },
    quantity: 1,
    options: [],
  });

test('no line crosses customers in 5,000 random sequences of switch, add, remove and sign-out', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const signIn = (state: RootState | undefined) =>
        rootReducer(state, auth.sellerSignedIn({ account: seller, customers: [], returnTo: null }));
      let state = signIn(undefined);
      let served = '';
      for (const taken of steps) {
        if (taken.does === 'switch') {
          served = taken.code;
          state = rootReducer(state, auth.customerSelected({ customer: person('customer', served) }));
        } else if (taken.does === 'add') {
          state = rootReducer(state, add(served, taken.id));
        } else if (taken.does === 'remove') {
          state = rootReducer(state, cart.removeBegan({ key: lineKey(taken.id, []) }));
        } else {
          served = '';
          state = signIn(rootReducer(state, auth.signedOut()));
        }
        expect(cartSelectors.lines(state).every(({ product }) => product.sku === served)).toBe(true);
        for (const [owner, lines] of Object.entries(state.cart.parked)) {
          expect(lines.every(({ product }) => product.sku === owner)).toBe(true);
        }
      }
    }),
    { numRuns: 5_000 },
  );
});

test('a customer served again finds the cart as it was left', () => {
  let state = rootReducer(undefined, auth.sellerSignedIn({ account: seller, customers: [], returnTo: null }));
  state = rootReducer(state, auth.customerSelected({ customer: person('customer', 'C1') }));
  state = rootReducer(state, add('C1', 1));
  state = rootReducer(state, auth.customerSelected({ customer: person('customer', 'C2') }));
  expect(cartSelectors.lines(state)).toEqual([]);
  state = rootReducer(state, auth.customerSelected({ customer: person('customer', 'C1') }));
  expect(cartSelectors.lines(state)).toHaveLength(1);
});
