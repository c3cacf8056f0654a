/**
 * Bugs that this shop had in the past. Each can be put back, and a session shows it among other events.
 * `pastBugs.deep.test.ts` shrinks the recorded session to the events that show the bug, and makes a test of them.
 */
import { buildOrder, buildOrderLine } from '@/testing/orders';
import { scenes } from './allScenes';
import { answerInTurn, customer, refuse } from './sceneAnswers';
import { buildArrival, type Scene } from './scenes';
import type { SourceChange } from './sourceCopy';

export interface PastBug {
  name: string;
  /** Commit that fixed the bug. */
  mendedIn: string;
  /** Changes that put the bug back. */
  changes: readonly SourceChange[];
  session: Scene;
  /** Condition that holds while the bug is there. */
  until: string;
  /** Smallest number of the page's events that show the bug. */
  smallest: number;
}

const findScene = (name: string): Scene => {
  const found = scenes.find((scene) => scene.name === name);
  if (!found) throw new Error(`no scene ${name}`);
  return found;
};

/** Puts the steps between those of two unrelated scenes. */
const amidOthers = (name: string, { answers, steps }: Omit<Scene, 'name'>): Scene => {
  const before = findScene('vehicle-chosen-again-resets-what-depends-on-it');
  const after = findScene('prices-and-theme-chosen');
  return {
    name,
    answers: { ...before.answers, ...after.answers, ...answers },
    steps: [...before.steps, 500, ...steps, 500, ...after.steps],
  };
};

const asAccount = (code: string) => ({ account: { ...customer, code }, customer: null, demo: [] });
const signedIn = { 'GET /api/shop/session': asAccount('C0001') };
const product = { id: 1, sku: 'P-1', slug: 'p-1', name: 'Pieza 1', image: '', unitPrice: 1_000, stock: 5 };
const add = [
  'cart/addRequested',
  { product: { ...product, compatibility: 'all' }, quantity: 1, options: [] },
] as const;
const order = {
  lines: [{ sku: 'P-1', quantity: 1, options: [], unitPrice: 1_000 }],
  addressId: '0',
  payment: 'transfer',
  notes: '',
};
const draft = {
  name: 'Ana',
  email: 'ana@taller.ec',
  phone: '0991234567',
  subject: 'Frenos',
  message: '¿Hay?',
};

export const pastBugs: readonly PastBug[] = [
  {
    name: 'prices that changed in an order are told again at the next checkout',
    mendedIn: '8e4b3396',
    changes: [
      {
        file: 'orders/ordersSlice.ts',
        from: '        state.placement = initialState.placement;\n',
        to: '',
      },
    ],
    session: amidOthers('changed-prices', {
      answers: {
        ...signedIn,
        'POST /api/shop/orders': answerInTurn(
          refuse('ORDER_CHANGED', 409, { changes: [{ sku: 'P-1', kind: 'price', unitPrice: 1_200 }] }),
          { order: buildOrder('1', { lines: [buildOrderLine('P-1')] }) },
        ),
      },
      steps: [
        add,
        400,
        buildArrival('/shop/checkout'),
        200,
        ['orders/orderSubmitted', { order, idempotencyKey: 'k-1' }],
        200,
        buildArrival('/shop/category/05-001/products'),
        300,
        buildArrival('/shop/checkout'),
        300,
      ],
    }),
    until: "event === 'navigation/arrived' && orders.placement.status === 'changed'",
    smallest: 3,
  },
  {
    name: 'who signs out on purpose hears that the session ended for idleness',
    mendedIn: '772405b5',
    changes: [
      {
        file: 'sessionEnd/sessionWatch.ts',
        from: 'else if (warned.isShown && !(yield* select(authSelectors.isLeaving)))',
        to: 'else if (warned.isShown)',
      },
    ],
    session: amidOthers('left-on-purpose', {
      answers: { ...signedIn, 'GET /api/shop/session/expiry': { endsInMs: 200_000 } },
      steps: [
        buildArrival('/account/dashboard'),
        500,
        buildArrival('/account/orders'),
        500,
        ['auth/logoutRequested'],
        500,
      ],
    }),
    until: "event === 'auth/sessionEnded' && count('auth/signedOut') > 0",
    smallest: 2,
  },
  {
    name: 'a removed line that is added again can still be undone',
    mendedIn: '5f2d30c4',
    changes: [
      {
        file: 'cart/lines.ts',
        from: '  if (state.removed?.line.key === key) state.removed = null;\n',
        to: '',
      },
    ],
    session: amidOthers('added-again', {
      steps: [
        add,
        400,
        ['cart/quantityChosen', { key: '1', quantity: 3 }],
        10,
        ['cart/removeRequested', { key: '1' }],
        900,
        add,
        400,
      ],
    }),
    until: 'cart.removed !== null && cart.items.some(({ key }) => key === cart.removed.line.key)',
    smallest: 3,
  },
  {
    name: 'a letter is shown to the next account',
    mendedIn: '499806a4',
    changes: [
      {
        file: 'contact/contactSlice.ts',
        from: '.addMatcher(isAccountChange, (',
        to: '.addMatcher(() => false, (',
      },
    ],
    session: amidOthers('letter', {
      answers: { 'GET /api/shop/session': answerInTurn(asAccount('C0001'), asAccount('C0002')) },
      steps: [
        buildArrival('/contact'),
        100,
        ['contact/draftTyped', { draft: { ...draft, message: '' }, person: 'C0001' }],
        100,
        ['contact/draftTyped', { draft, person: 'C0001' }],
        200,
        buildArrival('/'),
        200,
        ['auth/changedElsewhere', { userCode: 'C0002' }],
        300,
      ],
    }),
    // the codes in a report are pseudonyms, so the condition names no code
    until:
      "event === 'auth/sessionReceived' && contact.draft !== null && auth.account && auth.account.code !== contact.person",
    smallest: 3,
  },
  {
    name: 'an answer from before a sign-out signs in again',
    mendedIn: '0a82091b',
    changes: [
      {
        file: 'auth/session.ts',
        from: '[...signInActions, auth.logoutRequested, auth.signedOut]',
        to: '[...signInActions]',
      },
      {
        file: 'auth/session.ts',
        from: 'if (!wasLeaving && !(yield* select(authSelectors.isLeaving))) return session;',
        to: 'return session;',
      },
    ],
    session: amidOthers('late-answer', {
      answers: signedIn,
      steps: [
        buildArrival('/account/dashboard'),
        300,
        ['auth/changedElsewhere', { userCode: 'C0001' }],
        10,
        ['auth/logoutRequested'],
        300,
      ],
    }),
    until: "event === 'auth/sessionReceived' && auth.account !== null && count('auth/signedOut') > 0",
    smallest: 2,
  },
];
