import type { Session as SessionAnswer } from '@/shop/schemas';

/** The stand-in ERP's accounts, shown on the login page of a demonstration. */
export const demoAccounts: SessionAnswer['demo'] = [
  { email: 'cliente@demo.ec', role: 'customer' },
  { email: 'mayorista@demo.ec', role: 'customer' },
  { email: 'vendedor@demo.ec', role: 'seller' },
];
