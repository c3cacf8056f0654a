/** Schemas of quotations. Money is integer cents. */
import * as v from 'valibot';
import { limitArray } from './limitArray';
import { cents, orderLineSchema, placedLineSchema } from './orderSchemas';
import { limitText } from './plainText';

/** Maximum number of lines in a quotation. The service creates a PDF of this length in a tenth of a second. */
export const maxQuotationLines = 500;
export const maxQuotationDays = 60;
export const maxQuotationNotes = 500;

/**
 * POST /quotations, with the header Idempotency-Key. The seller or customer saw the prices in `unitPrice` and `total`.
 * If the ERP has other prices, no quotation is saved, and 409 returns the changes. The prices are valid today and for
 * `days` more days.
 */
export const saveQuotationSchema = v.strictObject({
  lines: limitArray(placedLineSchema, { min: 1, max: maxQuotationLines }),
  total: v.pipe(cents, v.minValue(0)),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuotationDays)),
  notes: limitText(maxQuotationNotes),
});
export type SaveQuotation = v.InferOutput<typeof saveQuotationSchema>;

const text = v.string();
export const quotationSchema = v.object({
  id: text,
  number: text,
  createdAt: text,
  /** Last day on which the prices are valid, as a calendar day in Ecuador in ISO form. */
  validUntil: text,
  customerCode: text,
  customerName: text,
  sellerCode: v.nullable(text),
  sellerName: v.nullable(text),
  notes: text,
  quantity: v.number(),
  subtotal: cents,
  totals: v.array(v.object({ title: text, price: cents })),
  total: cents,
  lines: v.array(orderLineSchema),
});
export type Quotation = v.InferOutput<typeof quotationSchema>;

/**
 * POST /quotations, GET /quotations/{id}, and POST and DELETE of a quotation's link. Everybody who has the `token` can
 * open the quotation at /quotations/{token}. The token is null if the quotation is no longer valid, if its `link` was
 * withdrawn, or if the link cannot be shown again.
 */
export const quotationAnswerSchema = v.object({
  quotation: quotationSchema,
  token: v.nullable(text),
  link: v.optional(v.picklist(['withdrawn', 'hidden'])),
});
export type QuotationAnswer = v.InferOutput<typeof quotationAnswerSchema>;

/**
 * GET /quotations, newest first. If an answer has a `next`, a request with this value as `before` returns older
 * quotations.
 */
export const quotationsAnswerSchema = v.object({
  quotations: v.array(quotationSchema),
  next: v.optional(v.number()),
});

/** Returns the last valid day of a quotation that is saved on `day`. */
export const getLastDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
