import type { Account } from '@/erp/rows/account';
import { getSafeReturnPath, toUrl } from '@/features/navigation';

/**
 * Where a person goes who has signed in: a seller to the customers, a customer back to where signing in was asked for,
 * or to their own area. The wall against other origins is here, whoever made `returnTo`.
 */
export const redirectAfterLogin = ({ role }: Account, returnTo: string | null): string =>
  role === 'seller' ? toUrl('customers') : (getSafeReturnPath(returnTo) ?? toUrl('dashboard'));
