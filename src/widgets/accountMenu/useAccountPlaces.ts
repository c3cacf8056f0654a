import { authSelectors } from '@/features/auth';
import { useAppSelector } from '@/shared/redux';
import { getAccountLinks } from './accountPlaces';

export function useAccountPlaces() {
  const isSeller = useAppSelector(authSelectors.isSeller);
  const isServing = useAppSelector(authSelectors.servedCustomer) !== null;
  return getAccountLinks({ isSeller, isServing });
}
