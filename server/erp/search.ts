import { codeOf, findByQuery } from '@/shared/partSearch';
import type { ErpProduct } from './data/products';

/** The product itself, then what replaces it, then what lies on the same shelf. */
function relatedProducts(products: readonly ErpProduct[], own: ErpProduct): ErpProduct[] {
  const others = products.filter(({ sku }) => sku !== own.sku);
  const replaces = (other: ErpProduct): boolean =>
    other.equivalents.some((number) => own.equivalents.includes(number));
  return [
    own,
    ...others.filter(replaces),
    ...others.filter((other) => !replaces(other) && other.categories[0] === own.categories[0]),
  ];
}

/** What the words find, the most likely meant first; a whole sku brings what is related to it, too. */
export function listProducts(products: readonly ErpProduct[], query: string): ErpProduct[] {
  const code = codeOf(query);
  const own = products.find(({ sku }) => codeOf(sku) === code);
  return own ? relatedProducts(products, own) : findByQuery(products, query);
}
