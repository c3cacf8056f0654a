/** Retention of personal data, as the privacy page states it. */
export const retention = {
  /** Ecuador's tax law asks for the documents of a sale for seven years. */
  orderYears: 7,
  messageYears: 2,
  /** After the last day of its prices. */
  quotationYears: 1,
  sessionDays: 30,
  /** Days until an order counts as delivered: it then loses its address and contact, where its account was deleted. */
  deliveryDays: 30,
} as const;
