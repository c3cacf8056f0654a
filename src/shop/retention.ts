/** Retention of personal data, as the privacy page states it. */
export const retention = {
  /** Years for which Ecuador's tax law requires the documents of a sale. */
  orderYears: 7,
  messageYears: 2,
  /** Years after the last day on which the quotation's prices are valid. */
  quotationYears: 1,
  sessionDays: 30,
  /**
   * Days after which an order counts as delivered. If its account was deleted, the order then loses its address and
   * contact.
   */
  deliveryDays: 30,
} as const;
