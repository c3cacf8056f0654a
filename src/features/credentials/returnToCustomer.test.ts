import { auth, authSelectors } from '@/features/auth';
import { navigation, setNavigator } from '@/features/navigation';
import { buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';

const login = { route: 'login', params: {}, query: {}, path: '/account/login' } as const;
const about = { route: 'about', params: {}, query: {}, path: '/site/about-us' } as const;
let shop: Shop;
const went: string[] = [];
let forgetNavigator: () => void;
const guest = { account: null, customer: null, demo: [] };
const andrade = buildCustomer({ code: 'C0003' });

beforeEach(async () => {
  went.length = 0;
  forgetNavigator = setNavigator((path) => went.push(path));
  shop = await startStoreWithFakeClock();
  shop.dispatch(auth.sessionReceived({ session: guest }));
});
afterEach(() => {
  forgetNavigator();
  shop.stop();
});

const signIn = (
  returnTo: string | null = '/shop/checkout',
  account = buildSeller(),
  from: typeof login | typeof about = login,
) => {
  shop.dispatch(navigation.arrived(from));
  shop.dispatch(auth.sellerSignedIn({ account, customers: [andrade], returnTo }));
  shop.dispatch(navigation.arrived({ route: 'customers', params: {}, query: {}, path: '/account/clientes' }));
};
const serve = (code: string) =>
  shop.asked
    .find(({ request }) => request.method === 'PUT')
    ?.answer({ account: buildSeller(), customer: buildCustomer({ code }), demo: [] });
/** Serves a customer until the session ends. */
const serveUntilTheEnd = () => {
  signIn(null);
  shop.dispatch(auth.customerSelected({ customer: andrade }));
  shop.dispatch(auth.sessionReceived({ session: guest }));
};
const choosing = () => authSelectors.choosing(shop.store.getState());

test('a seller whose session ended serves the same customer again, and returns to the checkout', async () => {
  serveUntilTheEnd();
  signIn();
  expect([choosing(), went]).toEqual(['C0003', []]);
  await serve('C0003');
  expect([authSelectors.servedCustomer(shop.store.getState())?.code, went]).toEqual([
    'C0003',
    ['/shop/checkout'],
  ]);
});

test('a seller who signs in without a return path has to choose the customer', () => {
  serveUntilTheEnd();
  signIn(null);
  expect([choosing(), went]).toEqual([null, []]);
});

test('a seller new to this browser has to choose the customer, and is then redirected', () => {
  signIn();
  expect([choosing(), went]).toEqual([null, []]);
  shop.dispatch(auth.customerSelected({ customer: andrade }));
  expect(went).toEqual(['/shop/checkout']);
});

test('a seller who signs in from the header of a page has to choose the customer', () => {
  serveUntilTheEnd();
  signIn('/site/about-us', buildSeller(), about);
  expect([choosing(), went]).toEqual([null, []]);
});

test('a seller whose return path leaves the shop has to choose the customer', () => {
  serveUntilTheEnd();
  signIn('//evil.example');
  expect([choosing(), went]).toEqual([null, []]);
});

test('another seller does not serve the previous seller’s customer', () => {
  serveUntilTheEnd();
  signIn('/shop/checkout', { ...buildSeller(), code: 'V02' });
  expect([choosing(), went]).toEqual([null, []]);
});

test('a seller who opens another page before the customer is served stays on that page', async () => {
  serveUntilTheEnd();
  signIn();
  shop.dispatch(navigation.arrived({ route: 'shop', params: {}, query: {}, path: '/shop' }));
  await serve('C0003');
  expect(went).toEqual([]);
});
