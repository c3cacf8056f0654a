import type { Account } from '@/erp/rows/account';
import { getSafeReturnPath, toUrl } from '@/features/navigation';

/**
 * Returns the path after a login: for sellers the customers, for customers `returnTo` or their own area. Guards against
 * open redirects, wherever `returnTo` comes from.
 */
export const redirectAfterLogin = ({ role }: Account, returnTo: string | null): string =>
  role === 'seller' ? toUrl('customers') : (getSafeReturnPath(returnTo) ?? toUrl('dashboard'));
