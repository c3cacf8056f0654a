import { existsSync } from 'node:fs';
import path from 'node:path';
import { brands } from '../erp/data/brands';
import { getProductRowAtLevel } from '../erp/data/prices';
import { makeProducts } from '../erp/data/products';
import type { Vehicle } from '@/shop/schemas';
import { getCommonName } from '../../server/vehicles/fitmentText';
import { getAverageRating } from '../../server/shop/averageRating';
import { makeReviews, reviewedBefore } from './reviews';
import { firstNames } from './reviewTexts/people';
import { vehicles } from '../../server/vehicles/vehicles';

const products = makeProducts();
const reviews = makeReviews(products);
const of = (sku: string) => reviews.filter((review) => review.sku === sku);

describe('a demonstration’s reviews', () => {
  it('are as many per product as its ERP row says, and average to the rating of that row', () => {
    for (const product of products) {
      const { codigo, resenas, calificacion } = getProductRowAtLevel(product, 2, '2025-06-15');
      const own = of(codigo);
      const sum = own.reduce((stars, { rating }) => stars + rating, 0);
      const average = own.length === 0 ? null : getAverageRating(sum, own.length);
      expect([codigo, own.length, average]).toEqual([codigo, resenas, calificacion]);
    }
    expect(reviews.length).toBeGreaterThan(2_000);
  });

  it('have one to five whole stars, and each number of stars occurs', () => {
    expect([...new Set(reviews.map(({ rating }) => rating))].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('repeat no text for one product, and leave no placeholder unfilled', () => {
    for (const { sku } of products) {
      const contents = of(sku).map(({ content }) => content);
      expect(new Set(contents).size).toBe(contents.length);
    }
    expect(reviews.filter(({ content }) => /[{}]|undefined/.test(content))).toEqual([]);
  });

  it('name no vehicle that the part does not fit', () => {
    const isCalled = (name: string) => (vehicle: Vehicle) =>
      `${getCommonName(vehicle)} ${vehicle.year}` === name;
    let named = 0;
    for (const { sku, content } of reviews) {
      const name = /(?:mi|un|my) ([A-Z][\w -]*? \d{4})\b/.exec(content)?.[1];
      if (name === undefined) continue;
      named += 1;
      const { compatibility } = products.find((product) => product.sku === sku)!;
      const fits = ({ id }: Vehicle) => compatibility !== 'all' && compatibility.includes(id);
      expect([sku, name, vehicles.filter(isCalled(name)).some(fits)]).toEqual([sku, name, true]);
    }
    expect(named).toBeGreaterThan(100);
  });

  it('date from the two years before a fixed day, newest first', () => {
    const twoYears = 730 * 86_400_000;
    for (const { createdAt } of reviews) {
      expect(createdAt.getTime()).toBeLessThan(reviewedBefore.getTime());
      expect(createdAt.getTime()).toBeGreaterThanOrEqual(reviewedBefore.getTime() - twoYears);
    }
    for (const { sku } of products) {
      const dates = of(sku).map(({ createdAt }) => createdAt.getTime());
      expect(dates).toEqual([...dates].sort((a, b) => b - a));
    }
  });

  it('have authors with a first name and an initial, and most are in Spanish', () => {
    expect(reviews.every(({ author }) => /^\p{Lu}\p{Ll}+ \p{Lu}\.$/u.test(author))).toBe(true);
    const spanish = reviews.filter(({ author }) => firstNames.includes(author.split(' ')[0]!));
    expect(spanish.length).toBeGreaterThan(reviews.length * 0.85);
    expect(spanish.length).toBeLessThan(reviews.length);
  });

  it('have unique ids, and are the same at every start', () => {
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
    expect(makeReviews(makeProducts())).toEqual(reviews);
  });
});

it.each(Object.keys(brands))('the brand %s has a wordmark', (slug) => {
  expect(existsSync(path.join(__dirname, '../../public/images/brands', `${slug}.svg`))).toBe(true);
});
