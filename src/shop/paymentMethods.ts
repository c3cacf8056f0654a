/** `card`: only where the service names a provider. */
export const paymentMethods = ['transfer', 'cash', 'credit', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
