import { requestShop } from './client';
import { reviewAnswerSchema, reviewsSchema, type WriteReview } from './schemas';

const getPath = (sku: string): string => `/products/${encodeURIComponent(sku)}/reviews`;

/**
 * Requests a page of eight reviews, newest first. Page numbers begin with 1. A number above the last page returns the
 * last page.
 */
export const getReviews = (sku: string, page: number) =>
  requestShop({ method: 'GET', path: `${getPath(sku)}?page=${page}` }, reviewsSchema);

/**
 * Stores a review, which replaces the account's earlier review. AUTH_REQUIRED for a guest. NOT_FOUND if the ERP does
 * not have the product.
 */
export const writeReview = (sku: string, review: WriteReview) =>
  requestShop({ method: 'POST', path: getPath(sku), body: review }, reviewAnswerSchema);
