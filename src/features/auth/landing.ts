import type { Account } from '@/erp/rows/account';
import { safeReturnPath, urlOf } from '@/features/navigation';

/**
 * Where a person goes who has signed in: a seller to the customers, a customer back to where signing in was asked for,
 * or to their own area. The wall against other origins is here, whoever made `returnTo`.
 */
export const landingOf = ({ role }: Account, returnTo: string | null): string =>
  role === 'seller' ? urlOf('customers') : (safeReturnPath(returnTo) ?? urlOf('dashboard'));
