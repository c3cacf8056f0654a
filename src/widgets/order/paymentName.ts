const texts = {
  transfer: 'TEXT_PAYMENT_TRANSFER',
  cash: 'TEXT_PAYMENT_CASH',
  credit: 'TEXT_PAYMENT_CREDIT',
  card: 'TEXT_PAYMENT_CARD',
} as const;

/**
 * Returns the message id of a payment method of the shop. Returns null for a text of the ERP, which is shown unchanged.
 */
export const getPaymentName = (payment: string): string | null =>
  Object.hasOwn(texts, payment) ? texts[payment as keyof typeof texts] : null;
