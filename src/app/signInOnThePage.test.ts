/** A sign-in that stays on its page (the header's menu) loads the same data as an arrival after the sign-in. */
import { navigation, placeOf } from '@/features/navigation';
import { signInCustomer } from '@/testing/renderWithStore';
import { startStoreWithFakeClock } from '@/testing/startStoreWithFakeClock';

/** The answers of these requests are the same for everybody. */
const common = ['GET /api/shop/config', 'GET /api/shop/vehicles/years'];

async function listRequests(steps: readonly { type: string }[], counted: number): Promise<string[]> {
  const shop = await startStoreWithFakeClock();
  for (const step of steps.slice(0, counted)) shop.dispatch(step);
  const before = shop.asked.length;
  for (const step of steps.slice(counted)) shop.dispatch(step);
  const requests = shop.asked.slice(before).map(({ request: { method, path } }) => `${method} ${path}`);
  shop.stop();
  return [...new Set(requests)].filter((request) => !common.includes(request)).sort();
}

test.each([
  '/account/dashboard',
  '/account/orders',
  '/account/statement',
  '/account/addresses',
  '/account/garage',
  '/shop/checkout',
  '/shop/cart',
  '/shop/products/FRE-1',
  '/shop/category/05-001/products',
])(
  '%s loads the same data for a customer who signs in on the page as for one who arrives signed in',
  async (pathname) => {
    const arrival = navigation.arrived(placeOf({ pathname, search: '', hash: '' }));
    const afterArrival = await listRequests([signInCustomer(), arrival], 0);
    const afterSignIn = await listRequests([arrival, signInCustomer()], 1);
    expect(afterArrival.length).toBeGreaterThan(0);
    expect(afterSignIn).toEqual(afterArrival);
  },
);
