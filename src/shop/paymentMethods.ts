/** `card` is available only with a payment provider. */
export const paymentMethods = ['transfer', 'cash', 'credit', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
