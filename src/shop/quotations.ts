import { requestShop } from './client';
import { quotationAnswerSchema, quotationsAnswerSchema, type SaveQuotation } from './quotationSchemas';

/**
 * Saves a quotation. The idempotency key prevents a second quotation if the user clicks or retries. ORDER_CHANGED if
 * prices or stock have changed.
 */
export const saveQuotation = (quotation: SaveQuotation, idempotencyKey: string) =>
  requestShop(
    { method: 'POST', path: '/quotations', body: quotation, headers: { 'Idempotency-Key': idempotencyKey } },
    quotationAnswerSchema,
  );

/** Requests quotations, newest first. For the next page, `before` is the `next` of the previous answer. */
export const getQuotations = (before?: number) =>
  requestShop(
    { method: 'GET', path: before === undefined ? '/quotations' : `/quotations?before=${before}` },
    quotationsAnswerSchema,
  );

export const getQuotation = (id: string) =>
  requestShop({ method: 'GET', path: `/quotations/${encodeURIComponent(id)}` }, quotationAnswerSchema);

const requestLink = (method: 'POST' | 'DELETE', id: string) =>
  requestShop({ method, path: `/quotations/${encodeURIComponent(id)}/link` }, quotationAnswerSchema);

/** Withdraws the link of a quotation. The link's page then says that the link was withdrawn. */
export const withdrawQuotationLink = (id: string) => requestLink('DELETE', id);

/** Creates a new link after the previous link was withdrawn. */
export const createQuotationLink = (id: string) => requestLink('POST', id);

/** Returns the path of the PDF for the customer and the sellers. */
export const getQuotationPdfPath = (id: string, language: string): string =>
  `/api/shop/quotations/${encodeURIComponent(id)}/pdf?language=${language}`;

/** Returns the path of the quotation's page. Everybody who has the link can open this page. */
export const getQuotationLinkPath = (token: string, language: string): string =>
  `/quotations/${token}${language === 'es' ? '' : `?language=${language}`}`;
