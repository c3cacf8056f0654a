import { requestShop } from './client';
import { quotationAnswerSchema, quotationsAnswerSchema, type SaveQuotation } from './quotationSchemas';

/** Saves a quotation once, whatever the clicks and retries. ORDER_CHANGED when prices or stock have changed. */
export const saveQuotation = (quotation: SaveQuotation, idempotencyKey: string) =>
  requestShop(
    { method: 'POST', path: '/quotations', body: quotation, headers: { 'Idempotency-Key': idempotencyKey } },
    quotationAnswerSchema,
  );

/** Requests quotations, newest first. Paginated: `before` is the previous answer's `next`. */
export const getQuotations = (before?: number) =>
  requestShop(
    { method: 'GET', path: before === undefined ? '/quotations' : `/quotations?before=${before}` },
    quotationsAnswerSchema,
  );

export const getQuotation = (id: string) =>
  requestShop({ method: 'GET', path: `/quotations/${encodeURIComponent(id)}` }, quotationAnswerSchema);

const requestLink = (method: 'POST' | 'DELETE', id: string) =>
  requestShop({ method, path: `/quotations/${encodeURIComponent(id)}/link` }, quotationAnswerSchema);

/** Withdraws the link that was sent. The link's page then explains that the link was withdrawn. */
export const withdrawQuotationLink = (id: string) => requestLink('DELETE', id);

/** Creates a link in place of a withdrawn one. */
export const createQuotationLink = (id: string) => requestLink('POST', id);

/** Returns the path of the PDF for the customer and the sellers. */
export const getQuotationPdfPath = (id: string, language: string): string =>
  `/api/shop/quotations/${encodeURIComponent(id)}/pdf?language=${language}`;

/** Returns the path of the page that the link opens for everybody. */
export const getQuotationLinkPath = (token: string, language: string): string =>
  `/quotations/${token}${language === 'es' ? '' : `?language=${language}`}`;
