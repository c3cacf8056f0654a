import type { Order, OrderLine } from '@/erp/rows/order';

/** Builds an order line; a test overrides what matters to it. */
export const buildOrderLine = (sku: string, fields: Partial<OrderLine> = {}): OrderLine => ({
  sku,
  name: sku,
  image: '',
  options: [],
  price: 1_000,
  quantity: 2,
  total: 2_000,
  ...fields,
});

/** Builds an order of the tests' customer. */
export const buildOrder = (id: string, fields: Partial<Order> = {}): Order => ({
  id,
  token: `token-${id}`,
  number: `P-${id}`,
  createdAt: '2026-01-15T10:00:00-05:00',
  status: 'PENDIENTE',
  payment: '',
  company: '',
  customerCode: 'C0001',
  customerEmail: '',
  customerName: 'Taller Ñañez S.A.',
  sellerCode: null,
  invoice: null,
  quantity: 3,
  subtotal: 1_000,
  totals: [{ title: 'IVA 15 %', price: 150 }],
  total: 1_150,
  shippingAddress: null,
  billingAddress: null,
  lines: [],
  ...fields,
});
