import type { ErpProduct } from './data/products';

/** The product itself, then what replaces it, then what lies beside it. @param shelf the products of its category */
export function findRelatedProducts(shelf: readonly ErpProduct[], own: ErpProduct): ErpProduct[] {
  const others = shelf.filter(({ sku }) => sku !== own.sku);
  const replaces = (other: ErpProduct): boolean =>
    other.equivalents.some((number) => own.equivalents.includes(number));
  return [own, ...others.filter(replaces), ...others.filter((other) => !replaces(other))];
}
