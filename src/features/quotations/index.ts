import { defineFeature } from '@/shared/feature';
import { watchQuotationLinks } from './quotationLinks';
import { watchQuotationPages } from './quotationPages';
import { quotationsReducer } from './quotationsSlice';
import { watchQuotationSaving } from './saveCart';

export { quotations, quotationsSelectors } from './quotationsSlice';
export type { QuotationsState } from './quotationsSlice';
/** Feature of the pages of quotations, and of the button in the cart that saves a quotation. */
export const quotationsFeature = defineFeature('quotations', quotationsReducer, {
  quotationPages: watchQuotationPages,
  quotationLinks: watchQuotationLinks,
  quotationSaving: watchQuotationSaving,
});
