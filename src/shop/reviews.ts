import { requestShop } from './client';
import { reviewAnswerSchema, reviewsSchema, type WriteReview } from './schemas';

const getPath = (sku: string): string => `/products/${encodeURIComponent(sku)}/reviews`;

/** Page of eight reviews, newest first, from 1; one beyond the last returns the last. */
export const getReviews = (sku: string, page: number) =>
  requestShop({ method: 'GET', path: `${getPath(sku)}?page=${page}` }, reviewsSchema);

/** Replaces an earlier review. AUTH_REQUIRED for a guest, NOT_FOUND when the ERP has no such product. */
export const writeReview = (sku: string, review: WriteReview) =>
  requestShop({ method: 'POST', path: getPath(sku), body: review }, reviewAnswerSchema);
