import { useLocation, useNavigate } from 'react-router';
import { keepsScroll, placeOf, toUrl } from '@/features/navigation';
import { deepEqual } from '@/shared/deepEqual';
import { useOptimisticValue } from '@/ui/useOptimisticValue';
import { readQuery, writeQuery, type SellerOrderQuery } from './sellerOrderList';

const addressOf = (query: SellerOrderQuery): string => toUrl('sellerOrders', {}, writeQuery(query));

/** What the address asks for, and the ways to ask for something else. */
export function useSellerOrderQuery() {
  const location = useLocation();
  const navigate = useNavigate();
  const [query, choose] = useOptimisticValue(readQuery(placeOf(location).query), deepEqual);

  const change = (changed: Partial<SellerOrderQuery>) => {
    const next = readQuery(writeQuery({ ...query, page: 1, ...changed }));
    // a text is one step of the way back, however many keys it took
    const replace = (['customer', 'invoice'] as const).some(
      (field) => field in changed && query[field] !== '',
    );
    choose(next);
    void navigate(addressOf(next), { ...keepsScroll, replace });
  };
  return { query, change, pageAddress: (page: number) => addressOf({ ...query, page }) };
}
