import type { Product } from '@/erp/rows/product';
import type { ProductQuery } from '@/features/catalog';

/** The shelf that comes with a product's page: itself, what replaces it, what lies beside it. */
export const getRelatedQuery = ({ slug }: Product): ProductQuery => ({ kind: 'related', slug });

const sharesNumber = (product: Product, other: Product): boolean =>
  other.equivalents.some((number) => product.equivalents.includes(number));

/** Those that a cross-reference number says can take its place. */
export const getEquivalents = (product: Product, shelf: readonly Product[]): Product[] =>
  shelf.filter((other) => other.slug !== product.slug && sharesNumber(product, other));

/** All the others. */
export const getNeighbours = (product: Product, shelf: readonly Product[]): Product[] =>
  shelf.filter((other) => other.slug !== product.slug && !sharesNumber(product, other));
