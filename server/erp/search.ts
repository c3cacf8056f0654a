import { brands } from './data/brands';
import type { ErpProduct } from './data/products';

/** Lower case, without accents: what a person types in a hurry. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A sku or part number as it is compared: spaces, dots, dashes and slashes never matter. */
export const codeOf = (text: string): string => plain(text).replace(/[\s./\\_–—-]/g, '');

const rank = (product: ErpProduct, code: string): number => {
  if (codeOf(product.sku) === code) return 0;
  return codeOf(product.partNumber) === code ? 1 : 2;
};

function matches(product: ErpProduct, words: readonly string[], code: string): boolean {
  const codes = [codeOf(product.sku), codeOf(product.partNumber)];
  if (codes.some((own) => own.includes(code))) return true;
  const text = plain(`${product.name} ${product.sku} ${product.partNumber} ${brands[product.brand].name}`);
  return words.every((word) => text.includes(word) || codes.some((own) => own.includes(codeOf(word))));
}

/** Every word somewhere in description, sku, part number or brand; an exact sku or part number first. */
export function searchProducts(products: readonly ErpProduct[], query: string): ErpProduct[] {
  const code = codeOf(query);
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => codeOf(word) !== '');
  if (words.length === 0) return query.trim() === '' ? [...products] : [];
  return products
    .filter((product) => matches(product, words, code))
    .sort((a, b) => rank(a, code) - rank(b, code));
}

/** The product itself, then what replaces it, then what lies on the same shelf. */
export function relatedProducts(products: readonly ErpProduct[], own: ErpProduct): ErpProduct[] {
  const others = products.filter(({ sku }) => sku !== own.sku);
  const replaces = (other: ErpProduct): boolean =>
    other.equivalents.some((number) => own.equivalents.includes(number));
  return [
    own,
    ...others.filter(replaces),
    ...others.filter((other) => !replaces(other) && other.categories[0] === own.categories[0]),
  ];
}
