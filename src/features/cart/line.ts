import type { Compatibility, Product } from '@/erp/rows/product';
import { applyDiscount, type Cents } from '@/shared/money';

/** What a cart needs of a product, kept with the line so that the cart is readable without the catalogue. */
export interface CartProduct {
  id: number;
  sku: string;
  slug: string;
  name: string;
  image: string;
  /** What this customer pays for one, without IVA: the level's price less the discount. */
  unitPrice: Cents;
  /** On hand when last asked. */
  stock: number;
  compatibility: Compatibility;
}

export interface LineOption {
  name: string;
  value: string;
}

export interface CartLine {
  key: string;
  /** In whose cart it is: lines and their owner are stored under two keys, and may be read between. Older ones say nothing. */
  customer?: string;
  product: CartProduct;
  quantity: number;
  options: LineOption[];
  /** What the last refresh found different, told on the line until another one finds it as it was. */
  change: LineChange | null;
}

export type LineChange =
  { kind: 'price'; before: Cents } | { kind: 'stock'; available: number } | { kind: 'gone' | 'unpriced' };

/** Whether all lines are of this customer's cart. */
export const belongToCustomer = (lines: readonly CartLine[], owner: string | null): boolean =>
  lines.every(({ customer = owner }) => customer === owner);

/** Lines merge only when the product (its id, or its sku) and every option are equal. */
export const getLineKey = (productId: number | string, options: readonly LineOption[]): string =>
  [String(productId), ...options.map(({ name, value }) => `${name}=${value}`).sort()].join('|');

/** What the catalogue must say of a product for a cart to take it. */
export type CartableProduct = Pick<
  Product,
  'id' | 'sku' | 'slug' | 'name' | 'images' | 'priceWithoutIva' | 'stock' | 'quantity' | 'compatibility'
>;

/** Null for a product without a price: what a guest sees cannot be put into a cart. */
export function toCartProduct(product: CartableProduct, discountPercent: number): CartProduct | null {
  if (product.priceWithoutIva === null) return null;
  return {
    id: product.id,
    sku: product.sku,
    slug: product.slug,
    name: product.name,
    image: product.images[0] ?? '',
    unitPrice: applyDiscount(product.priceWithoutIva, discountPercent),
    stock: product.stock === 'in-stock' ? (product.quantity ?? 0) : 0,
    compatibility: product.compatibility,
  };
}

/** How many more of a product the cart can take, counting every line that holds it. */
export const getRemainingStock = (
  lines: readonly CartLine[],
  product: Pick<CartProduct, 'id' | 'stock'>,
): number =>
  Math.max(
    0,
    product.stock -
      lines.reduce((sum, line) => sum + (line.product.id === product.id ? line.quantity : 0), 0),
  );
