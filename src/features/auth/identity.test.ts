import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { authSelectors, customerChangeActions, readIdentity } from '@/features/auth';
import { rootReducer, type RootState } from '@/app/rootReducer';
import { buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { auth } from './authSlice';

const customer = buildCustomer();
const seller = buildSeller();
const session = (account: typeof customer | null, served: typeof customer | null = null) =>
  auth.sessionReceived({ session: { account, customer: served, demo: [] } });

describe('the identity', () => {
  test.each([
    ['a session of a customer', session(customer), { account: customer, customer }],
    ['a session of a seller', session(seller), { account: seller, customer: null }],
    ['a session of a seller with a customer', session(seller, customer), { account: seller, customer }],
    ['a session of a guest', session(null), { account: null, customer: null }],
    [
      'the login of a customer',
      auth.customerSignedIn({ account: customer, returnTo: null }),
      { account: customer, customer },
    ],
    [
      'the login of a seller',
      auth.sellerSignedIn({ account: seller, customers: [customer], returnTo: null }),
      { account: seller, customer: null },
    ],
    ['a logout', auth.signedOut(), { account: null, customer: null }],
    ['the choice of a customer', auth.customerSelected({ customer }), { customer }],
  ])('is read from %s', (_, event, identity) => {
    expect(readIdentity(event)).toEqual(identity);
  });

  test('read from an event equals the identity in the state after the event', () => {
    const other = { ...customer, code: 'C0002' };
    const events = [
      session(seller, customer),
      auth.customerSelected({ customer: other }),
      session(customer),
      auth.signedOut(),
      auth.sellerSignedIn({ account: seller, customers: [], returnTo: null }),
      auth.customerSelected({ customer }),
      session(null),
      auth.customerSignedIn({ account: other, returnTo: null }),
    ];
    let state: RootState = rootReducer(undefined, session(null));
    for (const event of events) {
      state = rootReducer(state, event);
      const { account = authSelectors.account(state), customer: served } = readIdentity(event);
      expect([authSelectors.account(state), authSelectors.servedCustomer(state)]).toEqual([account, served]);
    }
  });
});

/**
 * Listeners that name a single event, each with its reason. All other listeners use a group, so that no event is
 * forgotten: `accountChangeActions`, `customerChangeActions`, `sessionKnownActions`, `signInActions`.
 */
const allowed: Record<string, string> = {
  'src/app/persistence.ts signedOut': 'signing out deletes what could not be read',
  'src/features/cart/cartSlice.ts customerSelected':
    'the same person: the cart of another customer comes, none is deleted',
  'src/features/cart/cartSlice.ts signedOut':
    'signing out empties the carts, a session that ran out keeps them',
  'src/features/catalog/catalogSlice.ts signedOut': 'signing out empties the search box',
  'src/features/contact/contactSlice.ts signedOut': 'signing out deletes the text, of whoever it is',
  'src/features/credentials/credentialsSlice.ts signedOut':
    'signing out empties the forms, a session check does not',
  'src/features/credentials/redirectAfterChange.ts sessionReceived': 'a sign-in leads on by itself',
  'src/features/credentials/returnToCustomer.ts customerSelected': 'the answer to its own choice',
  'src/features/credentials/returnToCustomer.ts sellerSignedIn': 'needs the page to return to',
  'src/features/lists/createProductList.ts signedOut':
    'signing out deletes the list, a session that ran out does not',
  'src/features/quickOrder/quickOrderSlice.ts customerSelected':
    'the same person: the rows stay, their prices do not',
  'src/features/quickOrder/quickOrderSlice.ts sessionReceived':
    'a session may bring who it was, whose rows stay',
  'src/features/quickOrder/quickOrderSlice.ts signedOut': 'signing out deletes the rows, of whoever they are',
  'src/features/recent/recentSlice.ts customerSelected': 'remembers the customers that were chosen here',
  'src/features/recent/recentSlice.ts signedOut': 'signing out deletes them, a session that ran out does not',
  'src/features/reviews/reviewsSlice.ts signedOut': 'signing out deletes a refused review, too',
  'src/features/sessionEnd/sessionEndSlice.ts sessionReceived':
    'who signs in was a guest, whose session does not end',
  'src/features/sessionEnd/sessionEndSlice.ts signedOut':
    'who signs in was a guest, whose session does not end',
};

const root = join(__dirname, '../../..');
const listSources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !/^src\/(features\/auth|testing)\//.test(path));

test('outside auth, only the listed exceptions name a single event that changes the customer', () => {
  const names = customerChangeActions.map(({ type }) => type.replace('auth/', ''));
  // a name with parentheses after it creates the event, and is no listener
  const mention = new RegExp(`(?:\\bauth\\.|['"\`]auth/)(${names.join('|')})\\b(?!\\()`, 'g');
  const found = new Set(
    listSources(join(root, 'src')).flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(mention)].map(([, name]) => `${path} ${name}`),
    ),
  );
  expect([...found].sort()).toEqual(Object.keys(allowed));
});
