import type { Order } from '@/erp/rows/order';

/** An order of the ERP's, paid and without lines, but for what a test says of it. */
export const someOrder = (fields: Partial<Order> = {}): Order => ({
  id: '1',
  token: 'token-1',
  number: 'P-1',
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
  subtotal: 1000,
  totals: [{ title: 'IVA 15 %', price: 150 }],
  total: 1150,
  shippingAddress: null,
  billingAddress: null,
  lines: [],
  ...fields,
});
