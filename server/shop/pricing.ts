import type { Account } from '@/erp/rows/account';
import { parseProductRow, type Product } from '@/erp/rows/product';
import { applyDiscount, sumTotals, type Cents, type Totals } from '@/shared/money';
import type { OrderChange, PlaceOrder } from '@/shop/schemas';
import { Problem } from '../shared/problem';
import type { OrderProductRow, ReadOrderProducts } from './orderProducts';

export interface PricedLine {
  product: Product;
  unitPrice: Cents;
  quantity: number;
  options: PlaceOrder['lines'][number]['options'];
}

export interface PricedOrder extends Totals {
  lines: PricedLine[];
}

/**
 * Returns the quantity that can be ordered, by the same rule as in the cart. If the product is not in stock, the result
 * is zero, even if the ERP has a quantity.
 */
const availableOf = ({ stock, quantity }: Product): number =>
  stock === 'in-stock' ? Math.max(0, quantity ?? 0) : 0;

type Line = PlaceOrder['lines'][number];

function groupLines(lines: readonly Line[], keyOf: (sku: string) => string): Line[][] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) groups.set(keyOf(line.sku), [...(groups.get(keyOf(line.sku)) ?? []), line]);
  return [...groups.values()];
}

interface Priced {
  product: Product;
  unitPrice: Cents;
  available: number;
}

function changesOf(
  sku: string,
  lines: readonly Line[],
  priced: Priced | 'unpriced' | undefined,
): OrderChange[] {
  if (!priced) return [{ kind: 'gone', sku }];
  // only the lines of this product cannot be ordered, because the ERP has no price for the product
  if (priced === 'unpriced') return [{ kind: 'unpriced', sku }];
  const { unitPrice, available } = priced;
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const changes: OrderChange[] = [];
  if (lines.some((line) => line.unitPrice !== unitPrice)) changes.push({ kind: 'price', sku, unitPrice });
  if (quantity > available) changes.push({ kind: 'stock', sku, available });
  return changes;
}

function getPriced(customer: Account, row: OrderProductRow): Priced | 'unpriced' {
  const product = parseProductRow(row);
  if (product.priceWithoutIva === null) return 'unpriced';
  const unitPrice = applyDiscount(product.priceWithoutIva, customer.discount);
  return { product, unitPrice, available: availableOf(product) };
}

/** Whether a line has exactly one valid value for each option of the product, and no other option. */
const hasRightOptions = ({ options: groups }: Product, chosen: Line['options']): boolean =>
  chosen.length === groups.length &&
  groups.every(({ name, values }) => {
    const said = chosen.filter((option) => option.name === name);
    return said.length === 1 && values.some((value) => value.name === said[0]?.value);
  });

/** Returns the fields of an order or a quotation that are computed from the prices. */
export const toPricedFields = ({ lines, subtotal, iva, total }: PricedOrder, ivaPercent: number) => ({
  quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotal,
  totals: [{ title: `IVA ${ivaPercent} %`, price: iva }],
  total,
  lines: lines.map(({ product, unitPrice, quantity, options }) => ({
    sku: product.sku,
    name: product.name,
    ...(product.brand && { brand: product.brand.name }),
    image: product.images[0] ?? '',
    options,
    price: unitPrice,
    quantity,
    total: unitPrice * quantity,
  })),
});

/**
 * Prices an order with the ERP's current data, and with the IVA of the given day in Ecuador.
 * @throws BAD_REQUEST for options that the product does not have; ORDER_CHANGED with all differences if the page's data
 * differ from the ERP's data; ErpFault
 */
export async function priceOrder(
  readProducts: ReadOrderProducts,
  order: Pick<PlaceOrder, 'lines' | 'total'>,
  customer: Account,
  day: string,
  signal: AbortSignal,
): Promise<PricedOrder> {
  const skus = [...new Set(order.lines.map(({ sku }) => sku))];
  const rows = await readProducts(skus, customer.level, signal);
  const pricedOf = new Map([...rows].map(([sku, row]) => [sku, getPriced(customer, row)]));

  /** Returns the sku as the ERP spells it. Two spellings of the same sku share one stock. */
  const ownSku = (sku: string): string => {
    const priced = pricedOf.get(sku);
    return typeof priced === 'object' ? priced.product.sku : sku;
  };
  const changes = groupLines(order.lines, ownSku).flatMap((lines) =>
    changesOf(lines[0]!.sku, lines, pricedOf.get(lines[0]!.sku)),
  );
  if (changes.length > 0) throw new Problem('ORDER_CHANGED', { changes });

  const wrong: string[] = [];
  const lines = order.lines.map(({ sku, quantity, options }, position): PricedLine => {
    const { product, unitPrice } = pricedOf.get(sku) as Priced;
    if (!hasRightOptions(product, options)) wrong.push(`lines.${position}.options`);
    return { product, unitPrice, quantity, options };
  });
  if (wrong.length > 0) throw new Problem('BAD_REQUEST', { fields: wrong });
  const totals = sumTotals(lines, day);
  // if only the total differs, the page used the IVA of another day
  if (totals.total !== order.total)
    throw new Problem('ORDER_CHANGED', { changes: [{ kind: 'total', total: totals.total }] });
  return { lines, ...totals };
}
