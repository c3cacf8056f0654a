import { authSelectors } from '@/features/auth';
import { useAppSelector } from '@/shared/redux';
import { accountPlaces } from './accountPlaces';

/** The places of who is signed in. */
export function useAccountPlaces() {
  const isSeller = useAppSelector(authSelectors.isSeller);
  const isServing = useAppSelector(authSelectors.servedCustomer) !== null;
  return accountPlaces({ isSeller, isServing });
}
