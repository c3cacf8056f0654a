import type { Compatibility, Product } from '@/erp/rows/product';
import { applyDiscount, type Cents } from '@/shared/money';

/** Product fields that are stored with the line, so that the cart can be shown without the catalogue. */
export interface CartProduct {
  id: number;
  sku: string;
  slug: string;
  name: string;
  /** Name of the brand; missing in older lines. */
  brand?: string;
  image: string;
  /** The customer's price without IVA: the level's price minus the discount. */
  unitPrice: Cents;
  /** Stock at the last refresh. */
  stock: number;
  compatibility: Compatibility;
  /** The vehicles that the product fits, as one line of text; missing in older cart lines. */
  fitmentText?: string;
}

export interface LineOption {
  name: string;
  value: string;
}

export interface CartLine {
  key: string;
  /**
   * Owner of the cart, repeated in each line: the lines and the owner are stored under two keys, and another tab may
   * read them between the two writes. Missing in older lines.
   */
  customer?: string;
  product: CartProduct;
  quantity: number;
  options: LineOption[];
  /** Change found by the last refresh, shown on the line until the next refresh. */
  change: LineChange | null;
}

export type LineChange =
  | { kind: 'price'; before: Cents }
  | { kind: 'stock'; available: number }
  | { kind: 'gone' | 'unpriced' };

/** Whether all lines belong to this customer's cart. */
export const belongToCustomer = (lines: readonly CartLine[], owner: string | null): boolean =>
  lines.every(({ customer = owner }) => customer === owner);

/** Returns the key by which lines are merged: the same product (by id, or sku) and the same options. */
export const getLineKey = (productId: number | string, options: readonly LineOption[]): string =>
  [String(productId), ...options.map(({ name, value }) => `${name}=${value}`).sort()].join('|');

/** Product fields that a cart needs. */
export type CartableProduct = Pick<
  Product,
  'id' | 'sku' | 'slug' | 'name' | 'images' | 'priceWithoutIva' | 'stock' | 'quantity' | 'compatibility'
> &
  Partial<Pick<Product, 'brand' | 'fitmentText'>>;

/** Converts a product for the cart. Null for a product without a price; guests see no prices. */
export function toCartProduct(product: CartableProduct, discountPercent: number): CartProduct | null {
  if (product.priceWithoutIva === null) return null;
  return {
    id: product.id,
    sku: product.sku,
    slug: product.slug,
    name: product.name,
    ...(product.brand ? { brand: product.brand.name } : {}),
    image: product.images[0] ?? '',
    unitPrice: applyDiscount(product.priceWithoutIva, discountPercent),
    stock: product.stock === 'in-stock' ? (product.quantity ?? 0) : 0,
    compatibility: product.compatibility,
    ...(product.fitmentText ? { fitmentText: product.fitmentText } : {}),
  };
}

/** Returns the product's stock minus the quantity in the cart. */
export const getRemainingStock = (
  lines: readonly CartLine[],
  product: Pick<CartProduct, 'id' | 'stock'>,
): number =>
  Math.max(
    0,
    product.stock -
      lines.reduce((sum, line) => sum + (line.product.id === product.id ? line.quantity : 0), 0),
  );
