const texts = {
  transfer: 'TEXT_PAYMENT_TRANSFER',
  cash: 'TEXT_PAYMENT_CASH',
  credit: 'TEXT_PAYMENT_CREDIT',
  card: 'TEXT_PAYMENT_CARD',
} as const;

/**
 * Returns the message id of the shop's own payment methods; null for the ERP's own texts, which are shown unchanged.
 */
export const getPaymentName = (payment: string): string | null =>
  Object.hasOwn(texts, payment) ? texts[payment as keyof typeof texts] : null;
