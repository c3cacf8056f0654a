import { useLocation, useNavigate } from 'react-router';
import { keepsScroll, placeOf, toUrl } from '@/features/navigation';
import { deepEqual } from '@/shared/deepEqual';
import { useOptimisticValue } from '@/ui/useOptimisticValue';
import { readQuery, writeQuery, type SellerOrderQuery } from './sellerOrderList';

const getUrl = (query: SellerOrderQuery): string => toUrl('sellerOrders', {}, writeQuery(query));

/** Returns the filters in the URL, and functions that change the filters. */
export function useSellerOrderQuery() {
  const location = useLocation();
  const navigate = useNavigate();
  const [query, choose] = useOptimisticValue(readQuery(placeOf(location).query), deepEqual);

  const change = (changes: Partial<SellerOrderQuery>) => {
    const next = readQuery(writeQuery({ ...query, page: 1, ...changes }));
    // a text filter adds one history entry, however many keys were typed
    const replace = (['customer', 'invoice'] as const).some(
      (field) => field in changes && query[field] !== '',
    );
    choose(next);
    void navigate(getUrl(next), { ...keepsScroll, replace });
  };
  return { query, change, pageAddress: (page: number) => getUrl({ ...query, page }) };
}
