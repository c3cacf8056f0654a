import type { Account } from '@/erp/rows/account';
import { getSafeReturnPath, toUrl } from '@/features/navigation';

/**
 * Returns the path of the page after a login. Sellers go to the customers page. Customers go to `returnTo`, or else to
 * their dashboard. `returnTo` may come from any link, so only paths of the shop are accepted (no open redirect).
 */
export const redirectAfterLogin = ({ role }: Account, returnTo: string | null): string =>
  role === 'seller' ? toUrl('customers') : (getSafeReturnPath(returnTo) ?? toUrl('dashboard'));
