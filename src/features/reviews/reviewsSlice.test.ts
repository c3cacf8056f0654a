import { auth } from '@/features/auth';
import type { Review, Reviews } from '@/shop/schemas';
import { signInCustomer } from '@/testing/renderWithStore';
import { reviews, reviewsReducer, reviewsSelectors, type ReviewsState } from './reviewsSlice';

const review = (fields: Partial<Review> = {}): Review => ({
  id: 'r1',
  author: 'Taller',
  rating: 4,
  content: 'Bien.',
  createdAt: '2025-06-15T15:00:00.000Z',
  isOwn: false,
  ...fields,
});
const pageOf = (page: number, items = [review()]): Reviews => ({
  reviews: items,
  page,
  total: 17,
  average: 4,
  counts: [0, 0, 0, 17, 0],
});
const draft = { rating: 2, content: 'Suena.' };
type Event = Parameters<typeof reviewsReducer>[1];
const after = (...events: Event[]): ReviewsState =>
  events.reduce(reviewsReducer, reviewsReducer(undefined, { type: 'began' }));

const asked = reviews.asked({ slug: 'a-1', page: 1 });
const received = (page = 1, items?: Review[]) =>
  reviews.received({ slug: 'a-1', reviews: pageOf(page, items) });
const submitted = reviews.reviewSubmitted({ slug: 'a-1', sku: 'A-1', review: draft });
const refused = reviews.reviewRefused({ slug: 'a-1', code: 'TIMEOUT' });

test('a page stays on the screen while another one is asked', () => {
  const state = after(asked, received(), reviews.pageChosen({ page: 2 }));
  expect(state).toMatchObject({ status: 'asking', page: 2, shown: { page: 1 } });
});

test('a page beyond the last is the last', () => {
  expect(after(asked, reviews.pageChosen({ page: 9 }), received(3)).page).toBe(3);
});

test('an answer that nobody waits for changes nothing', () => {
  const ready = after(asked, received());
  expect(reviewsReducer(ready, received(2))).toBe(ready);
  expect(reviewsReducer(ready, reviews.failed({ slug: 'a-1', code: 'TIMEOUT' }))).toBe(ready);
  const asking = after(asked);
  expect(reviewsReducer(asking, reviews.received({ slug: 'b-2', reviews: pageOf(1) }))).toBe(asking);
});

test('another product begins anew', () => {
  const state = after(asked, received(1, [review({ isOwn: true })]), reviews.asked({ slug: 'b-2', page: 1 }));
  expect(state).toEqual(after(reviews.asked({ slug: 'b-2', page: 1 })));
  expect(reviewsSelectors.of({ reviews: state }, 'a-1').shown).toBeNull();
});

test('one’s own is remembered when another page is turned to', () => {
  const own = review({ isOwn: true });
  expect(after(asked, received(1, [own]), reviews.pageChosen({ page: 2 }), received(2)).own).toEqual(own);
});

test('while one is on its way another is not taken', () => {
  const sending = after(asked, submitted);
  const second = reviews.reviewSubmitted({ slug: 'a-1', sku: 'A-1', review: { rating: 5, content: 'No.' } });
  expect(sending.writing).toEqual({ status: 'sending', draft, failure: null });
  expect(reviewsReducer(sending, second)).toBe(sending);
});

test('a refused one keeps what was written, an accepted one is one’s own', () => {
  expect(after(asked, submitted, refused).writing).toEqual({ status: 'failed', draft, failure: 'TIMEOUT' });
  const own = review({ isOwn: true, ...draft });
  const state = after(asked, submitted, reviews.reviewSent({ slug: 'a-1', review: own }));
  expect(state).toMatchObject({ own, writing: { status: 'sent', draft: null } });
  expect(reviewsReducer(state, reviews.changeBegan()).writing.status).toBe('idle');
});

test('what is told of one that is not on its way changes nothing', () => {
  const ready = after(asked, received());
  expect(reviewsReducer(ready, refused)).toBe(ready);
  expect(reviewsReducer(ready, reviews.reviewSent({ slug: 'a-1', review: review() }))).toBe(ready);
});

test('who signs in asks anew and finds what could not be sent; the sign-out leaves nothing', () => {
  const failed = after(asked, received(1, [review({ isOwn: true })]), submitted, refused);
  const signedIn = reviewsReducer(failed, signInCustomer());
  expect(signedIn).toMatchObject({ status: 'idle', shown: null, own: null, writing: { draft } });
  expect(reviewsReducer(failed, auth.signedOut())).toEqual(after());
});
