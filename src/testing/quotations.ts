import type { Quotation } from '@/shop/quotationSchemas';
import { buildOrderLine } from './orders';

/** Builds a quotation of the tests' customer; a test overrides what matters to it. */
export const buildQuotation = (id: string, fields: Partial<Quotation> = {}): Quotation => ({
  id,
  number: `C-${id}`,
  createdAt: '2026-01-15T10:00:00-05:00',
  validUntil: '2099-01-23',
  customerCode: 'C0001',
  customerName: 'Taller Ñañez',
  sellerCode: 'V01',
  sellerName: 'Ana Vera',
  notes: '',
  quantity: 2,
  subtotal: 2_000,
  totals: [{ title: 'IVA 15 %', price: 300 }],
  total: 2_300,
  lines: [buildOrderLine('P-1')],
  ...fields,
});
