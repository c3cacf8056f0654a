import type { Account } from '@/erp/rows/account';
import { getSafeReturnPath, toUrl } from '@/features/navigation';

/**
 * Path after login: customers back to `returnTo` or to their area, sellers to the customers, with the way on from there,
 * which is checked where it is gone. Guards against open redirects, wherever `returnTo` comes from.
 */
export const redirectAfterLogin = ({ role }: Account, returnTo: string | null): string =>
  role === 'seller'
    ? toUrl('customers', {}, { return: returnTo ?? '' })
    : (getSafeReturnPath(returnTo) ?? toUrl('dashboard'));
