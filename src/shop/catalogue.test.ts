import { replaceTransport, type HttpRequest } from '@/shared/http';
import { getBrands } from './brands';
import { getReviews, writeReview } from './reviews';
import { getVehiclesByIds } from './vehicles';

let restore: () => void = () => undefined;
afterEach(() => restore());

/** Answers every request with `body` and records it. */
const answering = (body: unknown): HttpRequest[] => {
  const requests: HttpRequest[] = [];
  restore = replaceTransport(() => (request) => {
    requests.push(request);
    return Promise.resolve({ status: 200, body });
  });
  return requests;
};

const review = {
  id: '1',
  author: 'Ana P.',
  rating: 4,
  content: 'Bien',
  createdAt: '2025-06-15',
  isOwn: true,
};

test('a product’s reviews are requested by its sku, whatever characters it has', async () => {
  const page = { reviews: [review], page: 2, total: 9, average: 4.2, counts: [0, 0, 0, 9, 0] };
  const requests = answering(page);
  expect(await getReviews('A/B ?', 2)).toEqual(page);
  expect(requests).toEqual([{ method: 'GET', path: '/api/shop/products/A%2FB%20%3F/reviews?page=2' }]);
});

test('a review is sent with its stars and text', async () => {
  const requests = answering({ review });
  const body = { rating: 4, content: 'Bien' };
  expect(await writeReview('FRE-PD-1042', body)).toEqual({ review });
  expect(requests).toEqual([{ method: 'POST', path: '/api/shop/products/FRE-PD-1042/reviews', body }]);
});

test('an answer with a review of six stars is rejected', async () => {
  answering({ review: { ...review, rating: 6 } });
  await expect(writeReview('FRE-PD-1042', { rating: 4, content: 'Bien' })).rejects.toMatchObject({
    code: 'BAD_ANSWER',
  });
});

test('all brands are requested in one request', async () => {
  const brands = [{ slug: 'andivor', name: 'Andivor', country: 'EC', image: '' }];
  const requests = answering({ brands });
  expect(await getBrands()).toEqual({ brands });
  expect(requests).toEqual([{ method: 'GET', path: '/api/shop/brands' }]);
});

test('vehicles are requested by their ids, all in one request', async () => {
  const requests = answering({ vehicles: [] });
  await getVehiclesByIds([10112, 10113]);
  expect(requests).toEqual([{ method: 'GET', path: '/api/shop/vehicles/list?ids=10112,10113' }]);
});
