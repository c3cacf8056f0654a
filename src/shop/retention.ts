/** Retention periods of personal data. The privacy page states the same periods. */
export const retention = {
  /** Years for which Ecuador's tax law requires the shop to keep the documents of a sale. */
  orderYears: 7,
  messageYears: 2,
  /** Years for which a quotation is kept after the last day on which its prices are valid. */
  quotationYears: 1,
  sessionDays: 30,
  /**
   * Days after which an order counts as delivered. Address and contact are then removed from the order, if the account
   * was deleted.
   */
  deliveryDays: 30,
} as const;
