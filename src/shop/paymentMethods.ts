/** Payment methods. `card` requires a payment provider. */
export const paymentMethods = ['transfer', 'cash', 'credit', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
