import type { OrderRow } from '@/erp/rows/order';
import { applyDiscount, toDollars, getIvaPercent, sumTotals } from '@/shared/money';
import { setMinute, toCalendarDay, addDays } from './calendar';
import type { ErpAccount } from './customers';
import { regionalSellerCode } from './sellers';
import { getPriceAtLevel } from './prices';
import type { ErpProduct } from './products';
import { createRandom, type Random } from './random';

/**
 * Percent by which prices have risen within the last half year. An old order placed again therefore has another price.
 */
const formerDiscount = 3;
const priceRiseDays = 180;

interface Draft {
  account: ErpAccount;
  age: number;
  createdAt: Date;
  random: Random;
}

/** Number of orders of the two customers whose history has several pages. Other customers have few orders or none. */
const orderCounts: Record<string, number> = { C0001: 18, C0002: 30 };

/**
 * Ages, in days, of the latest orders of customers with a long history. These orders have every status, and invoices
 * just before and just after the due date.
 */
const latestAges = [1, 9, 17, 36, 41, 52];

function draftsOf(account: ErpAccount, today: Date): Draft[] {
  const code = account.row.codigo;
  const most = account.seller === regionalSellerCode ? 2 : 6;
  const count = orderCounts[code] ?? createRandom(`${code} orders`).between(0, most);
  return Array.from({ length: count }, (_, position) => {
    const random = createRandom(`${code} order ${position}`);
    const recent = code in orderCounts ? latestAges[position] : undefined;
    const age = recent ?? random.between(1, 360);
    return { account, age, random, createdAt: setMinute(addDays(today, -age), random.between(480, 1_020)) };
  });
}

function statusAt(age: number, random: Random): string {
  if (age <= 4) return 'PENDIENTE';
  if (age <= 12) return random.percent(70) ? 'PENDING' : 'SHIPPED';
  return age <= 25 ? 'SHIPPED' : 'COMPLETED';
}

function chosenOf(product: ErpProduct, random: Random): { nombre: string; valor: string }[] {
  return product.options.map(({ nombre, valores }) => ({ nombre, valor: random.pick(valores).nombre }));
}

/** Draws different products, and a few pieces of each. A wholesaler orders more pieces. */
function linesOf({ account, age, random }: Draft, products: readonly ErpProduct[]) {
  const { inv40060id: level, descuento } = account.row;
  const wanted = new Set(Array.from({ length: random.between(1, 6) }, () => random.pick(products)));
  return [...wanted].map((product) => {
    const price = applyDiscount(getPriceAtLevel(product.basePrice, level), descuento);
    return {
      product,
      options: chosenOf(product, random),
      unitPrice: age > priceRiseDays ? applyDiscount(price, formerDiscount) : price,
      quantity: random.between(1, level === 1 ? 24 : 6),
    };
  });
}

function orderOf(draft: Draft, position: number, products: readonly ErpProduct[], company: string): OrderRow {
  const { account, age, createdAt, random } = draft;
  const { row, addresses, seller } = account;
  const lines = linesOf(draft, products);
  const day = toCalendarDay(createdAt);
  const { subtotal, iva, total } = sumTotals(lines, day);
  const status = statusAt(age, random);
  const invoiced = status === 'SHIPPED' || status === 'COMPLETED';
  const number = String(position + 1).padStart(6, '0');
  const token = Array.from({ length: 32 }, () => random.between(0, 15).toString(16)).join('');
  return {
    id: `${10_001 + position}`,
    token,
    numero: `P-${number}`,
    fecha: createdAt.toISOString(),
    estado: status,
    pago: random.pick(['Transferencia', 'Efectivo', 'Crédito']),
    empresa: company,
    codigo: row.codigo,
    correo: row.correo,
    cliente: row.razonsocial,
    vendedor: seller,
    numfactura: invoiced ? `001-002-000${number}` : null,
    cantidad: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: toDollars(subtotal),
    totales: [{ titulo: `IVA ${getIvaPercent(day)} %`, precio: toDollars(iva) }],
    total: toDollars(total),
    envio: random.pick(addresses),
    facturacion: addresses[0] ?? null,
    lineas: lines.map(({ product, options, unitPrice, quantity }) => ({
      codigo: product.sku,
      descripcion: product.name,
      imagen: product.images[0] ?? '',
      opciones: options,
      precio: toDollars(unitPrice),
      cantidad: quantity,
      total: toDollars(unitPrice * quantity),
    })),
  };
}

/** Makes a year of orders up to `today`, newest first; numbers grow with time. */
export function makeOrders(
  accounts: readonly ErpAccount[],
  products: readonly ErpProduct[],
  today: Date,
  company: string,
): OrderRow[] {
  return accounts
    .flatMap((account) => draftsOf(account, today))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((draft, position) => orderOf(draft, position, products, company))
    .reverse();
}
