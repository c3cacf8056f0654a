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
const buildPage = (page: number, items = [review()]): Reviews => ({
  reviews: items,
  page,
  total: 17,
  average: 4,
  counts: [0, 0, 0, 17, 0],
});
const draft = { rating: 2, content: 'Suena.' };
type Event = Parameters<typeof reviewsReducer>[1];
const reduceEvents = (...events: Event[]): ReviewsState =>
  events.reduce(reviewsReducer, reviewsReducer(undefined, { type: 'began' }));

const asked = reviews.asked({ slug: 'A-1', page: 1 });
const received = (page = 1, items?: Review[]) =>
  reviews.received({ slug: 'A-1', reviews: buildPage(page, items) });
const submitted = reviews.reviewSubmitted({ slug: 'A-1', sku: 'A-1', review: draft });
const refused = reviews.reviewRefused({ slug: 'A-1', code: 'TIMEOUT' });

test('a page of reviews stays on the screen while another page is requested', () => {
  const state = reduceEvents(asked, received(), reviews.pageChosen({ page: 2 }));
  expect(state).toMatchObject({ status: 'asking', page: 2, shown: { page: 1 } });
});

test('a page number beyond the last page becomes that of the last page', () => {
  expect(reduceEvents(asked, reviews.pageChosen({ page: 9 }), received(3)).page).toBe(3);
});

test('an answer that was not requested changes nothing', () => {
  const ready = reduceEvents(asked, received());
  expect(reviewsReducer(ready, received(2))).toBe(ready);
  expect(reviewsReducer(ready, reviews.failed({ slug: 'A-1', code: 'TIMEOUT' }))).toBe(ready);
  const asking = reduceEvents(asked);
  expect(reviewsReducer(asking, reviews.received({ slug: 'B-2', reviews: buildPage(1) }))).toBe(asking);
});

test('another product starts without the reviews and the own review of the previous product', () => {
  const state = reduceEvents(
    asked,
    received(1, [review({ isOwn: true })]),
    reviews.asked({ slug: 'B-2', page: 1 }),
  );
  expect(state).toEqual(reduceEvents(reviews.asked({ slug: 'B-2', page: 1 })));
  expect(reviewsSelectors.of({ reviews: state }, 'A-1').shown).toBeNull();
});

test('the account’s own review is kept when another page of reviews is shown', () => {
  const own = review({ isOwn: true });
  expect(reduceEvents(asked, received(1, [own]), reviews.pageChosen({ page: 2 }), received(2)).own).toEqual(
    own,
  );
});

test('a second review is ignored while the first review is pending', () => {
  const sending = reduceEvents(asked, submitted);
  const secondSubmit = reviews.reviewSubmitted({
    slug: 'A-1',
    sku: 'A-1',
    review: { rating: 5, content: 'No.' },
  });
  expect(sending.writing).toEqual({ status: 'sending', draft, failure: null });
  expect(reviewsReducer(sending, secondSubmit)).toBe(sending);
});

test('a refused review keeps its draft, and an accepted review becomes the account’s own review', () => {
  expect(reduceEvents(asked, submitted, refused).writing).toEqual({
    status: 'failed',
    draft,
    failure: 'TIMEOUT',
  });
  const own = review({ isOwn: true, ...draft });
  const state = reduceEvents(asked, submitted, reviews.reviewSent({ slug: 'A-1', review: own }));
  expect(state).toMatchObject({ own, writing: { status: 'sent', draft: null } });
  expect(reviewsReducer(state, reviews.changeBegan()).writing.status).toBe('idle');
});

test('a result of a review that is not pending changes nothing', () => {
  const ready = reduceEvents(asked, received());
  expect(reviewsReducer(ready, refused)).toBe(ready);
  expect(reviewsReducer(ready, reviews.reviewSent({ slug: 'A-1', review: review() }))).toBe(ready);
});

test('a login drops the reviews but keeps an unsent draft, which another account’s login or a logout drops, too', () => {
  const failed = reduceEvents(asked, received(1, [review({ isOwn: true })]), submitted, refused);
  const signedIn = reviewsReducer(failed, signInCustomer());
  expect(signedIn).toMatchObject({ status: 'idle', shown: null, own: null, writing: { draft } });
  expect(reviewsReducer(signedIn, auth.otherPersonArrived())).toMatchObject({ writing: { draft: null } });
  expect(reviewsReducer(failed, auth.signedOut())).toEqual(reduceEvents());
});
