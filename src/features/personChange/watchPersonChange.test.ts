import { auth } from '@/features/auth';
import { catalog } from '@/features/catalog';
import { wishlist } from '@/features/lists';
import { recentSelectors } from '@/features/recent';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { signInCustomer, buildCustomer, buildSeller } from '@/testing/renderWithStore';

const guest = { account: null, customer: null, demo: [] };
let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
  shop.dispatch(signInCustomer(buildCustomer({ code: 'A' })));
  shop.dispatch(catalog.searchSubmitted({ text: 'bujías' }));
});
afterEach(() => shop.stop());

const searches = () => recentSelectors.searches(shop.store.getState());
const runsOut = () => shop.dispatch(auth.sessionReceived({ session: guest }));

test('the searches of an account are kept when the account signs in again after its session expired', () => {
  runsOut();
  shop.dispatch(signInCustomer(buildCustomer({ code: 'A' })));
  expect(searches()).toEqual(['bujías']);
});

test.each([
  ['the sign-in of another customer', signInCustomer(buildCustomer({ code: 'B' }))],
  ['a seller’s sign-in', auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null })],
  [
    'the sign-in of another customer in another tab',
    auth.sessionReceived({ session: { ...guest, account: buildCustomer({ code: 'B' }) } }),
  ],
])('the searches and the wishlist of an expired session are cleared by %s', (_, arrives) => {
  runsOut();
  shop.dispatch(arrives);
  const state = shop.store.getState();
  expect([searches(), wishlist.selectors.items(state), state.catalog.searchText]).toEqual([[], [], '']);
});

test('the searches of a guest are kept at the sign-in', () => {
  shop.dispatch(auth.signedOut());
  shop.dispatch(catalog.searchSubmitted({ text: 'filtros' }));
  shop.dispatch(signInCustomer(buildCustomer({ code: 'B' })));
  expect(searches()).toEqual(['filtros']);
});
