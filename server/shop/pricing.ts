import * as v from 'valibot';
import type { Account } from '@/erp/rows/account';
import { productFromRow, productRow, type Product } from '@/erp/rows/product';
import { discounted, totalsOf, type Cents, type Totals } from '@/shared/money';
import type { OrderChange, PlaceOrder } from '@/shop/schemas';
import { ErpFault, type AskErp } from '../gateway/erpClient';
import { Problem } from '../problem';

/** As many as a browser would ask at once: a long cart must not press the ERP harder than a page does. */
const askedAtOnce = 6;

/** `work` on every item, at most `askedAtOnce` at a time; the first failure ends it. */
async function forAll<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  try {
    await Promise.all(Array.from({ length: askedAtOnce }, worker));
  } finally {
    left.length = 0;
  }
}

async function productOf(ask: AskErp, sku: string, level: number): Promise<Product | null> {
  const [row] = await ask('getProducto', { nivelComercial: level, codigo: sku });
  if (row === undefined) return null;
  const parsed = v.safeParse(productRow, row);
  const isAsked = parsed.success && parsed.output.codigo.toLowerCase() === sku.toLowerCase();
  if (!isAsked || typeof parsed.output.precio_siniva !== 'number')
    throw new ErpFault('ERP_BAD_ANSWER', new Error('getProducto: not the product, or without its price'));
  return productFromRow(parsed.output);
}

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
 * The order as the ERP counts it now.
 * @throws ORDER_CHANGED with every difference to what the shopper saw; ErpFault
 */
export async function priceOrder(ask: AskErp, order: PlaceOrder, customer: Account): Promise<PricedOrder> {
  const quantities = new Map<string, number>();
  for (const { sku, quantity } of order.lines) quantities.set(sku, (quantities.get(sku) ?? 0) + quantity);
  const products = new Map<string, Product | null>();
  await forAll([...quantities.keys()], async (sku) => {
    products.set(sku, await productOf(ask, sku, customer.level));
  });

  const changes: OrderChange[] = [];
  for (const [sku, quantity] of quantities) {
    const product = products.get(sku);
    if (!product || product.priceWithoutIva === null) {
      changes.push({ kind: 'gone', sku });
      continue;
    }
    const unitPrice = discounted(product.priceWithoutIva, customer.discount);
    const isSeen = order.lines.every((line) => line.sku !== sku || line.unitPrice === unitPrice);
    if (!isSeen) changes.push({ kind: 'price', sku, unitPrice });
    // what is on hand can be sold, whatever the ERP calls the product's state
    const available = product.quantity ?? 0;
    if (quantity > available) changes.push({ kind: 'stock', sku, available });
  }

  const lines = order.lines.flatMap(({ sku, quantity, options }): PricedLine[] => {
    const product = products.get(sku);
    if (!product || product.priceWithoutIva === null) return [];
    return [
      { product, unitPrice: discounted(product.priceWithoutIva, customer.discount), quantity, options },
    ];
  });
  const totals = totalsOf(lines);
  if (changes.length > 0 || totals.total !== order.total) throw new Problem('ORDER_CHANGED', { changes });
  return { lines, ...totals };
}
