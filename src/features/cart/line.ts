import type { Compatibility, Product } from '@/erp/rows/product';
import { applyDiscount, type Cents } from '@/shared/money';

/** Product fields that are stored with the line. With these fields the cart can be shown without the catalogue. */
export interface CartProduct {
  id: number;
  sku: string;
  slug: string;
  name: string;
  /** Name of the brand. Lines that an older version stored have no brand. */
  brand?: string;
  image: string;
  /** The customer's price without IVA: the price of the level minus the discount. */
  unitPrice: Cents;
  /** Stock when the cart was last refreshed. */
  stock: number;
  compatibility: Compatibility;
  /** The vehicles that the product fits, as one line of text. Lines that an older version stored have no such text. */
  fitmentText?: string;
}

export interface LineOption {
  name: string;
  value: string;
}

export interface CartLine {
  key: string;
  /**
   * Owner of the cart, stored again in each line. The lines and the owner have two storage keys, and another tab may
   * read between the two writes. Lines that an older version stored have no customer.
   */
  customer?: string;
  product: CartProduct;
  quantity: number;
  options: LineOption[];
  /** Change that the last refresh found. The line shows the change until the next refresh. */
  change: LineChange | null;
}

export type LineChange =
  | { kind: 'price'; before: Cents }
  | { kind: 'stock'; available: number }
  | { kind: 'gone' | 'unpriced' };

/** Whether all lines belong to this customer's cart. */
export const belongToCustomer = (lines: readonly CartLine[], owner: string | null): boolean =>
  lines.every(({ customer = owner }) => customer === owner);

/** Returns the key of a line. Lines with the same key, so with the same product and the same options, are merged. */
export const getLineKey = (productId: number | string, options: readonly LineOption[]): string =>
  [String(productId), ...options.map(({ name, value }) => `${name}=${value}`).sort()].join('|');

/** Product fields that a cart needs. */
export type CartableProduct = Pick<
  Product,
  'id' | 'sku' | 'slug' | 'name' | 'images' | 'priceWithoutIva' | 'stock' | 'quantity' | 'compatibility'
> &
  Partial<Pick<Product, 'brand' | 'fitmentText'>>;

/** Converts a product for the cart. Returns null if the product has no price. Guests see no prices. */
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
