const texts = {
  transfer: 'TEXT_PAYMENT_TRANSFER',
  cash: 'TEXT_PAYMENT_CASH',
  credit: 'TEXT_PAYMENT_CREDIT',
  card: 'TEXT_PAYMENT_CARD',
} as const;

/** The text of one of the shop's own ways to pay; null for the ERP's words, which stand as they are. */
export const getPaymentName = (payment: string): string | null =>
  Object.hasOwn(texts, payment) ? texts[payment as keyof typeof texts] : null;
