import { catalog } from '@/features/catalog';
import { navigation, placeOf } from '@/features/navigation';
import type { FailureCode } from '@/shared/failure';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { version } from '@/features/version';
import { connection } from './connectionSlice';

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
});
afterEach(() => shop.stop());

const fails = (code: FailureCode) => shop.dispatch(catalog.departmentsFailed({ code }));
const comesBack = () => {
  shop.dispatch(connection.lost());
  shop.dispatch(connection.restored());
};
const retries = () => shop.count(navigation.retryRequested.type);

test('requests that failed offline are retried once after reconnecting', () => {
  fails('OFFLINE');
  fails('OFFLINE');
  expect(retries()).toBe(0);
  comesBack();
  expect(retries()).toBe(1);
  comesBack();
  expect(retries()).toBe(1);
});

test('a request that failed because of the ERP is not retried after reconnecting', () => {
  fails('ERP_UNAVAILABLE');
  comesBack();
  expect(retries()).toBe(0);
});

test('a failed version check does not count as a missed request of the page', () => {
  shop.dispatch(version.checkFailed({ code: 'OFFLINE' }));
  comesBack();
  expect(retries()).toBe(0);
});

test('failures of the previous page are not retried on the next page', () => {
  fails('OFFLINE');
  shop.dispatch(navigation.began({ path: '/shop' }));
  shop.dispatch(navigation.arrived(placeOf({ pathname: '/shop', search: '', hash: '' })));
  comesBack();
  expect(retries()).toBe(0);
});
