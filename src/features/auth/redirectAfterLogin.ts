import type { Account } from '@/erp/rows/account';
import { getSafeReturnPath, toUrl } from '@/features/navigation';

/**
 * Path after login: sellers go to the customers, customers back to `returnTo` or to their area. Guards
 * against open redirects, wherever `returnTo` comes from.
 */
export const redirectAfterLogin = ({ role }: Account, returnTo: string | null): string =>
  role === 'seller' ? toUrl('customers') : (getSafeReturnPath(returnTo) ?? toUrl('dashboard'));
