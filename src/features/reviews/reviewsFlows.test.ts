import * as v from 'valibot';
import { parseProductRow, productRow } from '@/erp/rows/product';
import { auth } from '@/features/auth';
import { catalog } from '@/features/catalog';
import { navigation, placeOf, selectHasDirtyForm } from '@/features/navigation';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { reviews, reviewsSelectors } from './reviewsSlice';

const part = (sku: string) =>
  parseProductRow(v.parse(productRow, { id: 1, codigo: sku, descripcion: 'Pastillas', resumen: 'Buenas.' }));
const own = {
  id: 'r1',
  author: 'Taller',
  rating: 5,
  content: 'Bien.',
  createdAt: '2025-06-15T15:00:00.000Z',
  isOwn: true,
};
const page = (number: number) => ({
  reviews: [own],
  page: number,
  total: 17,
  average: 5,
  counts: [0, 0, 0, 0, 17],
});

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
});
afterEach(() => shop.stop());

const arriveAt = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'http://shop.test');
  shop.dispatch(navigation.arrived(placeOf({ pathname, search, hash })));
};
const openTab = (sku = 'A-1') => {
  arriveAt(`/shop/products/${sku}#reviews`);
  shop.dispatch(catalog.productReceived({ product: part(sku) }));
};
const questions = () => shop.asked.filter(({ request }) => request.path.includes('/reviews?'));
const paths = () => questions().map(({ request }) => request.path);
const sent = () =>
  shop.asked.filter(({ request }) => request.method === 'POST' && request.path.endsWith('/reviews'));
const getReviews = (slug = 'A-1') => reviewsSelectors.of(shop.store.getState(), slug);
const submit = () =>
  shop.dispatch(
    reviews.reviewSubmitted({ slug: 'A-1', sku: 'A-1', review: { rating: 5, content: 'Bien.' } }),
  );

test('the first page of reviews is requested once, when the tab is opened, by the sku as the ERP spells it', async () => {
  arriveAt('/shop/products/A-1');
  shop.dispatch(catalog.productReceived({ product: part('A-1') }));
  expect(paths()).toEqual([]);
  arriveAt('/shop/products/A-1#reviews');
  expect(paths()).toEqual(['/api/shop/products/A-1/reviews?page=1']);
  await questions()[0]?.answer(page(1));
  arriveAt('/shop/products/A-1#fitment');
  arriveAt('/shop/products/A-1#reviews');
  expect(paths()).toHaveLength(1);
  expect(getReviews().status).toBe('ready');
});

test('the page of reviews that was chosen last is shown, even if an earlier page is answered later', async () => {
  openTab();
  await questions()[0]?.answer(page(1));
  shop.dispatch(reviews.pageChosen({ page: 2 }));
  shop.dispatch(reviews.pageChosen({ page: 3 }));
  expect(questions().map(({ isAborted }) => isAborted())).toEqual([false, true, false]);
  await questions()[2]?.answer(page(3));
  await questions()[1]?.answer(page(2));
  expect(getReviews()).toMatchObject({ status: 'ready', page: 3, shown: { page: 3 } });
});

test('a failed page of reviews is requested again by a retry', async () => {
  openTab();
  await questions()[0]?.answer(page(1));
  shop.dispatch(reviews.pageChosen({ page: 2 }));
  await questions()[1]?.fail('TIMEOUT');
  expect(getReviews()).toMatchObject({ status: 'failed', failure: 'TIMEOUT', shown: { page: 1 } });
  shop.dispatch(navigation.retryRequested());
  expect(paths()[2]).toMatch(/page=2$/);
});

test('reviews requested by an account are dropped after its logout', async () => {
  openTab();
  shop.dispatch(auth.signedOut());
  await questions()[0]?.answer(page(1));
  expect(getReviews().shown).toBeNull();
});

test('repeated presses send one review, and the list then shows its first page', async () => {
  openTab();
  await questions()[0]?.answer(page(1));
  shop.dispatch(reviews.pageChosen({ page: 2 }));
  await questions()[1]?.answer(page(2));
  shop.dispatch(navigation.formDirtied({ form: 'review' }));
  for (let press = 0; press < 5; press += 1) submit();
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.request.body).toEqual({ rating: 5, content: 'Bien.' });
  expect(selectHasDirtyForm(shop.store.getState())).toBe(true);
  await sent()[0]?.answer({ review: own });
  expect(getReviews()).toMatchObject({ own, writing: { status: 'sent' } });
  expect(selectHasDirtyForm(shop.store.getState())).toBe(false);
  expect(paths()[2]).toMatch(/page=1$/);
});

test('a review that fails can be sent again', async () => {
  openTab();
  submit();
  await sent()[0]?.fail('OFFLINE');
  expect(getReviews().writing).toMatchObject({ status: 'failed', failure: 'OFFLINE' });
  submit();
  expect(sent()).toHaveLength(2);
});

test('a review accepted after its page was left reloads nothing on the next page', async () => {
  openTab();
  submit();
  openTab('B-2');
  await sent()[0]?.answer({ review: own });
  expect(getReviews('B-2')).toMatchObject({ status: 'asking', own: null, writing: { status: 'idle' } });
  expect(questions().at(-1)?.isAborted()).toBe(false);
});

test('a review of another product is sent while the first review is pending', async () => {
  openTab();
  submit();
  openTab('B-2');
  const review = { rating: 4, content: 'Duran.' };
  shop.dispatch(reviews.reviewSubmitted({ slug: 'B-2', sku: 'B-2', review }));
  await sent()[1]?.answer({ review: own });
  expect(getReviews('B-2').writing.status).toBe('sent');
});

test('a review pending at a logout does not block the next account', async () => {
  openTab();
  submit();
  shop.dispatch(auth.signedOut());
  openTab();
  shop.dispatch(reviews.asked({ slug: 'A-1', page: 1 }));
  submit();
  await sent()[0]?.answer({ review: own });
  expect(getReviews().writing.status).toBe('sending');
  await sent()[1]?.answer({ review: own });
  expect(getReviews().writing.status).toBe('sent');
});

test('a review form counts as unsaved on another tab of its page, but not on another page', () => {
  arriveAt('/shop/products/A-1#reviews');
  shop.dispatch(navigation.formDirtied({ form: 'review' }));
  arriveAt('/shop/products/A-1#fitment');
  expect(selectHasDirtyForm(shop.store.getState())).toBe(true);
  arriveAt('/shop/products/B-2');
  expect(selectHasDirtyForm(shop.store.getState())).toBe(false);
});

test('a review that waits for a verified e-mail is sent once the e-mail is verified', async () => {
  openTab();
  submit();
  await sent()[0]?.fail('EMAIL_UNVERIFIED');
  expect(getReviews().writing).toMatchObject({ status: 'failed', failure: 'EMAIL_UNVERIFIED' });
  shop.dispatch(auth.emailVerified());
  expect(sent()).toHaveLength(2);
  expect(sent()[1]?.request.body).toEqual({ rating: 5, content: 'Bien.' });
});
