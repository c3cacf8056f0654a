import type { ErpProduct } from './data/products';

/**
 * Lists the product itself, then its replacements, then others of its category.
 * @param shelf the products of its category
 */
export function findRelatedProducts(shelf: readonly ErpProduct[], own: ErpProduct): ErpProduct[] {
  const others = shelf.filter(({ sku }) => sku !== own.sku);
  const replaces = (other: ErpProduct): boolean =>
    other.equivalents.some((number) => own.equivalents.includes(number));
  return [own, ...others.filter(replaces), ...others.filter((other) => !replaces(other))];
}
