import type { CategoryRow } from '@/erp/rows/category';
import type { ProductRow } from '@/erp/rows/product';
import type { Cents } from '@/shared/money';
import { normalizePartNumber } from '@/shared/foldText';
import { findByQuery } from '@/shared/partSearch';
import { categories, getCategoryImage, type ErpCategory } from './data/categories';
import { getProductRowAtLevel } from './data/prices';
import { makeProducts, usualCount, type ErpProduct } from './data/products';
import type { ErpRequest } from './requests';
import { findRelatedProducts } from './search';

/** Rating, out of five, from which a product is featured without being marked so. */
const featuredRating = 4.6;

const isFeatured = ({ badges, rating }: ErpProduct): boolean =>
  badges.includes('hot') || (rating ?? 0) >= featuredRating;

/** Groups products by category; a department has the products of its categories. */
function shelved(products: readonly ErpProduct[]): Map<string, ErpProduct[]> {
  const shelves = new Map<string, ErpProduct[]>(categories.map(({ slug }) => [slug, []]));
  for (const product of products) for (const slug of product.categories) shelves.get(slug)?.push(product);
  return shelves;
}

/**
 * Products and categories of one ERP, and changes of its stock and prices.
 * @param day returns the day whose rate of IVA applies to prices
 * @param count number of products
 * @param optionalFields whether the ERP has the optional fields of the contract
 */
export function makeCatalogue(day: () => string, count = usualCount, optionalFields = true) {
  const products = makeProducts(count);
  // indexed, because a search through a hundred thousand products would be slow
  const skus = new Map(products.map((product) => [product.sku.toLowerCase(), product]));
  const codes = new Map(products.map((product) => [normalizePartNumber(product.sku), product]));
  const shelves = shelved(products);

  const bySku = (sku: string): ErpProduct | undefined => skus.get(sku.trim().toLowerCase());

  const inCategory = (category: string): readonly ErpProduct[] =>
    category === '' ? products : (shelves.get(category) ?? []);

  /** Returns the products that match the words, best match first; a whole sku also brings its related products. */
  function found(category: string, query: string): readonly ErpProduct[] {
    const own = codes.get(normalizePartNumber(query));
    const shelf = own?.categories[0] ?? '';
    const isHere = category === '' || own?.categories.includes(category);
    return own && isHere
      ? findRelatedProducts(inCategory(shelf), own)
      : findByQuery(inCategory(category), query);
  }

  const categoryRow = ({ slug, name, parent }: ErpCategory): CategoryRow => ({
    slug,
    nombre: name,
    imagen: getCategoryImage(slug),
    items: inCategory(slug).length,
    padre: parent,
    hijos: categories.filter((child) => child.parent === slug).map(categoryRow),
    layout: parent === null ? 'categories' : 'products',
  });

  const rows = (chosen: readonly ErpProduct[], level: number, limit: number): ProductRow[] =>
    chosen.slice(0, limit).map((product) => getProductRowAtLevel(product, level, day()));

  /** Changed products with the values that they had before the first change. */
  const originals = new Map<ErpProduct, ErpProduct>();
  /** Time of the last change of each changed product, in milliseconds. */
  const changedAt = new Map<ErpProduct, number>();

  const changed = (sku: string): ErpProduct => {
    const product = bySku(sku);
    if (!product) throw new Error(`no product ${sku}`);
    if (!originals.has(product)) originals.set(product, { ...product });
    changedAt.set(product, Date.now());
    return product;
  };

  /** Products of a category in the order of their skus, for lists that are read in pages. */
  const ordered = new Map<string, readonly ErpProduct[]>();
  function inOrder(category: string, after: string): readonly ErpProduct[] {
    let all = ordered.get(category);
    if (!all) {
      all = [...inCategory(category)].sort((one, other) => (one.sku < other.sku ? -1 : 1));
      ordered.set(category, all);
    }
    let [low, high] = [0, all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (all[middle]!.sku > after) high = middle;
      else low = middle + 1;
    }
    return all.slice(low);
  }

  return {
    products: products as readonly ErpProduct[],
    category: (slug: string): CategoryRow[] => categories.filter((own) => own.slug === slug).map(categoryRow),
    departments: (limit: number): CategoryRow[] =>
      categories
        .filter(({ parent }) => parent === null)
        .slice(0, limit)
        .map(categoryRow),
    product: ({ codigo, nivelComercial }: ErpRequest<'getProducto'>): ProductRow[] => {
      const product = bySku(codigo);
      return product ? [getProductRowAtLevel(product, nivelComercial, day())] : [];
    },
    list: (request: ErpRequest<'getProductos'>): ProductRow[] => {
      const { category, search, limit, nivelComercial, desde, modificadoDesde } = request;
      if (!optionalFields || (desde === undefined && modificadoDesde === undefined))
        return rows(found(category, search), nivelComercial, limit);
      const since = modificadoDesde === undefined ? null : Date.parse(modificadoDesde);
      const listed = inOrder(category, desde ?? '').filter(
        (product) => since === null || (changedAt.get(product) ?? -Infinity) >= since,
      );
      return rows(listed, nivelComercial, limit);
    },
    featured: ({ category, limit, nivelComercial }: ErpRequest<'getProductosTipo'>): ProductRow[] =>
      rows(inCategory(category).filter(isFeatured), nivelComercial, limit),
    newest: ({ category, limit, nivelComercial }: ErpRequest<'getProductosTipo'>): ProductRow[] =>
      rows(
        inCategory(category).filter(({ badges }) => badges.includes('new')),
        nivelComercial,
        limit,
      ),
    search: ({ search, limit, nivelComercial }: ErpRequest<'getProductosFilter'>): ProductRow[] =>
      rows(findByQuery(products, search), nivelComercial, limit),
    /** @throws for an unknown sku */
    setStock: (sku: string, quantity: number): void => {
      changed(sku).quantity = quantity;
    },
    /** Sets the price at level 1, from which the other levels follow, and ends an offer. @throws for an unknown sku */
    setPrice: (sku: string, priceWithoutIva: Cents): void => {
      const product = changed(sku);
      product.basePrice = priceWithoutIva;
      product.formerBasePrice = null;
      product.badges = product.badges.filter((badge) => badge !== 'sale');
    },
    /** Undoes every setStock and setPrice. */
    resetProducts: (): void => {
      for (const [product, original] of originals) {
        Object.assign(product, original);
        changedAt.set(product, Date.now());
      }
      originals.clear();
    },
  };
}

export type Catalogue = ReturnType<typeof makeCatalogue>;
