import { requestShop } from './client';
import { reviewAnswerSchema, reviewsSchema, type WriteReview } from './schemas';

const pathOf = (sku: string): string => `/products/${encodeURIComponent(sku)}/reviews`;

/** A page of eight, newest first, counted from 1; one beyond the last is answered with the last. */
export const getReviews = (sku: string, page: number) =>
  requestShop({ method: 'GET', path: `${pathOf(sku)}?page=${page}` }, reviewsSchema);

/** A second one takes the first one's place. AUTH_REQUIRED for a guest, NOT_FOUND when the ERP has no such product. */
export const writeReview = (sku: string, review: WriteReview) =>
  requestShop({ method: 'POST', path: pathOf(sku), body: review }, reviewAnswerSchema);
