import { buildPart } from '@/testing/buildPart';
import { rankByReviews, rankByRating, filterByBadge } from './rankings';

const part = (sku: string, resenas: number, calificacion: number | null, insignias: string[] = []) =>
  buildPart(sku, { resenas, calificacion, insignias });
const skus = (products: { sku: string }[]) => products.map(({ sku }) => sku);
const products = [
  part('FEW', 2, 5),
  part('MANY', 40, 4.1, ['sale']),
  part('BEST', 12, 4.9, ['sale', 'hot']),
  part('ALSO', 40, 4.5),
  part('NONE', 0, null),
];

test('a part with fewer than three reviews is left out of the ranking by rating', () => {
  expect(skus(rankByRating(products))).toEqual(['BEST', 'ALSO', 'MANY']);
});

test('parts with equal review counts are ranked by rating', () => {
  expect(skus(rankByReviews(products))).toEqual(['ALSO', 'MANY', 'BEST', 'FEW']);
});

test('a badge filters the parts, and keeps their order', () => {
  expect(skus(filterByBadge('sale')(products))).toEqual(['MANY', 'BEST']);
});
