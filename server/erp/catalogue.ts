import type { CategoryRow } from '@/erp/rows/category';
import type { ProductRow } from '@/erp/rows/product';
import type { Cents } from '@/shared/money';
import { findByQuery } from '@/shared/partSearch';
import { categories, categoryImage, type ErpCategory } from './data/categories';
import { productRowAt } from './data/prices';
import { makeProducts, type ErpProduct } from './data/products';
import type { ErpRequest } from './requests';
import { listProducts } from './search';

/** From this rating on, out of five, a product is featured even when nobody marked it. */
const featuredRating = 4.6;

const isFeatured = ({ badges, rating }: ErpProduct): boolean =>
  badges.includes('hot') || (rating ?? 0) >= featuredRating;

/** Products and categories of one ERP, and the changes made to its stock and prices. @param day whose IVA prices have */
export function makeCatalogue(day: () => string) {
  const products = makeProducts();

  const bySku = (sku: string): ErpProduct | undefined =>
    products.find((product) => product.sku.toLowerCase() === sku.trim().toLowerCase());

  const inCategory = (category: string): ErpProduct[] =>
    category === '' ? products : products.filter((product) => product.categories.includes(category));

  const categoryRow = ({ slug, name, parent }: ErpCategory): CategoryRow => ({
    slug,
    nombre: name,
    imagen: categoryImage(slug),
    items: inCategory(slug).length,
    padre: parent,
    hijos: categories.filter((child) => child.parent === slug).map(categoryRow),
    layout: parent === null ? 'categories' : 'products',
  });

  const rows = (found: readonly ErpProduct[], level: number, limit: number): ProductRow[] =>
    found.slice(0, limit).map((product) => productRowAt(product, level, day()));

  const changed = (sku: string): ErpProduct => {
    const product = bySku(sku);
    if (!product) throw new Error(`no product ${sku}`);
    return product;
  };

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
      return product ? [productRowAt(product, nivelComercial, day())] : [];
    },
    list: ({ category, search, limit, nivelComercial }: ErpRequest<'getProductos'>): ProductRow[] =>
      rows(listProducts(inCategory(category), search), nivelComercial, limit),
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
    /** @throws when there is no such sku */
    setStock: (sku: string, quantity: number): void => {
      changed(sku).quantity = quantity;
    },
    /** The price at level 1; the other levels follow. An offer ends. @throws when there is no such sku */
    setPrice: (sku: string, priceWithoutIva: Cents): void => {
      const product = changed(sku);
      product.basePrice = priceWithoutIva;
      product.formerBasePrice = null;
      product.badges = product.badges.filter((badge) => badge !== 'sale');
    },
  };
}

export type Catalogue = ReturnType<typeof makeCatalogue>;
