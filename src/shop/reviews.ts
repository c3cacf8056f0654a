import { requestShop } from './client';
import { reviewAnswerSchema, reviewsSchema, type WriteReview } from './schemas';

const getPath = (sku: string): string => `/products/${encodeURIComponent(sku)}/reviews`;

/** Requests a page of eight reviews, newest first, numbered from 1; a page beyond the last one returns the last. */
export const getReviews = (sku: string, page: number) =>
  requestShop({ method: 'GET', path: `${getPath(sku)}?page=${page}` }, reviewsSchema);

/**
 * Stores a review, which replaces an earlier one. AUTH_REQUIRED for a guest, NOT_FOUND when the ERP does not have the
 * product.
 */
export const writeReview = (sku: string, review: WriteReview) =>
  requestShop({ method: 'POST', path: getPath(sku), body: review }, reviewAnswerSchema);
