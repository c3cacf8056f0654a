import * as v from 'valibot';
import { toCents, type Cents } from '@/shared/money';
import { parseAddressRow, addressRow, toAddressRow, type Address } from './address';
import { parsePicture } from './picture';

export interface OrderLine {
  sku: string;
  name: string;
  /** Name of the product's brand. Lines of an order from the ERP have no brand. */
  brand?: string | undefined;
  image: string;
  options: { name: string; value: string }[];
  price: Cents;
  quantity: number;
  total: Cents;
}

/** Authorisation of a card payment. The payment provider issues the authorisation. */
export interface Authorisation {
  reference: string;
  amount: Cents;
}

/** An order, of the ERP or of the shop. */
export interface Order {
  id: string;
  token: string;
  number: string;
  /** Time of the order in ISO 8601; empty if the ERP's date cannot be read. */
  createdAt: string;
  /** PENDIENTE, PENDING, SHIPPED, COMPLETED or another word of the ERP. The page shows another word unchanged. */
  status: string;
  payment: string;
  company: string;
  customerCode: string;
  customerEmail: string;
  customerName: string;
  sellerCode: string | null;
  invoice: string | null;
  quantity: number;
  subtotal: Cents;
  totals: { title: string; price: Cents }[];
  total: Cents;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  lines: OrderLine[];
  /** Whether the ERP has received a web order. `delayed` means that sending the order failed and is retried. */
  handover?: 'waiting' | 'delayed' | 'sent';
  /** Card authorisation of a web order. The authorisation is neither verified nor charged yet. */
  authorisation?: Authorisation;
  /** Notes that the buyer wrote for a web order. */
  notes?: string;
}

/** Returns an order's status. The ERP has two words for a pending order; both are returned as PENDING. */
export const parseOrderStatus = ({ status }: Order): string => (status === 'PENDIENTE' ? 'PENDING' : status);

const text = v.optional(v.nullable(v.string(), ''), '');
const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
);

export const orderRow = v.object({
  id,
  token: text,
  numero: v.optional(v.nullable(id, ''), ''),
  fecha: v.string(),
  estado: v.string(),
  pago: text,
  empresa: text,
  codigo: text,
  correo: text,
  cliente: text,
  vendedor: v.optional(v.nullable(v.string()), null),
  numfactura: v.optional(v.nullable(v.string()), null),
  cantidad: v.number(),
  subtotal: v.number(),
  totales: v.optional(v.nullable(v.array(v.object({ titulo: v.string(), precio: v.number() })), []), []),
  total: v.number(),
  envio: v.optional(v.nullable(addressRow), null),
  facturacion: v.optional(v.nullable(addressRow), null),
  lineas: v.optional(
    v.nullable(
      v.array(
        v.object({
          codigo: v.string(),
          descripcion: text,
          imagen: text,
          opciones: v.optional(
            v.nullable(v.array(v.object({ nombre: v.string(), valor: v.string() })), []),
            [],
          ),
          precio: v.number(),
          cantidad: v.number(),
          total: v.number(),
        }),
      ),
      [],
    ),
    [],
  ),
});

export type OrderRow = v.InferInput<typeof orderRow>;

export const orderFromRow = (row: v.InferOutput<typeof orderRow>): Order => ({
  id: row.id,
  token: row.token,
  number: row.numero || row.id,
  createdAt: row.fecha,
  status: row.estado,
  payment: row.pago,
  company: row.empresa,
  customerCode: row.codigo,
  customerEmail: row.correo,
  customerName: row.cliente,
  sellerCode: row.vendedor,
  invoice: row.numfactura,
  quantity: row.cantidad,
  subtotal: toCents(row.subtotal),
  totals: row.totales.map(({ titulo, precio }) => ({ title: titulo, price: toCents(precio) })),
  total: toCents(row.total),
  shippingAddress: row.envio && parseAddressRow(row.envio),
  billingAddress: row.facturacion && parseAddressRow(row.facturacion),
  lines: row.lineas.map((line) => ({
    sku: line.codigo,
    name: line.descripcion,
    image: parsePicture(line.imagen),
    options: line.opciones.map(({ nombre, valor }) => ({ name: nombre, value: valor })),
    price: toCents(line.precio),
    quantity: line.cantidad,
    total: toCents(line.total),
  })),
});

const dollars = (cents: Cents): number => cents / 100;

/** Converts an order to the row that is sent to the ERP. */
export const toOrderRow = (order: Order): OrderRow => ({
  id: order.id,
  token: order.token,
  numero: order.number,
  fecha: order.createdAt,
  estado: order.status,
  pago: order.payment,
  empresa: order.company,
  codigo: order.customerCode,
  correo: order.customerEmail,
  cliente: order.customerName,
  vendedor: order.sellerCode,
  numfactura: order.invoice,
  cantidad: order.quantity,
  subtotal: dollars(order.subtotal),
  totales: order.totals.map(({ title, price }) => ({ titulo: title, precio: dollars(price) })),
  total: dollars(order.total),
  envio: order.shippingAddress && toAddressRow(order.shippingAddress),
  facturacion: order.billingAddress && toAddressRow(order.billingAddress),
  lineas: order.lines.map((line) => ({
    codigo: line.sku,
    descripcion: line.name,
    imagen: line.image,
    opciones: line.options.map(({ name, value }) => ({ nombre: name, valor: value })),
    precio: dollars(line.price),
    cantidad: line.quantity,
    total: dollars(line.total),
  })),
});
