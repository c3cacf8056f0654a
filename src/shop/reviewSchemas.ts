/** Schemas of product reviews. */
import * as v from 'valibot';
import { plainText } from './plainText';

const text = v.string();

export const reviewsPerPage = 8;

/** A review. `isOwn` is true if the requesting account wrote the review. */
export const reviewSchema = v.object({
  id: text,
  author: text,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  content: text,
  createdAt: text,
  isOwn: v.boolean(),
});
export type Review = v.InferOutput<typeof reviewSchema>;

/**
 * GET /products/{sku}/reviews?page=1: newest first. A page number above the last page returns the last page. `average`
 * has one decimal, and is null without reviews. `counts` are the numbers of reviews with 1, 2, 3, 4, 5 stars.
 */
export const reviewsSchema = v.object({
  reviews: v.array(reviewSchema),
  page: v.number(),
  total: v.number(),
  average: v.nullable(v.number()),
  counts: v.array(v.number()),
});
export type Reviews = v.InferOutput<typeof reviewsSchema>;

/** POST /products/{sku}/reviews. An account has one review of a product, so a second review replaces the first. */
export const writeReviewSchema = v.strictObject({
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  content: v.pipe(plainText, v.minLength(1), v.maxLength(2_000)),
});
export type WriteReview = v.InferOutput<typeof writeReviewSchema>;
export const reviewAnswerSchema = v.object({ review: reviewSchema });
