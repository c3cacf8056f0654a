/** How long the service keeps what it has of people, as it says on the page of privacy. */
export const retention = {
  /** Ecuador's tax law asks for the documents of a sale for seven years. */
  orderYears: 7,
  messageYears: 2,
  /** After the last day of its prices. */
  quotationYears: 1,
  sessionDays: 30,
  /** Days until an order has arrived: it then loses its address and contact, where its account was deleted. */
  deliveryDays: 30,
} as const;
