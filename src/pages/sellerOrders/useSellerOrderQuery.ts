import { useLocation, useNavigate } from 'react-router';
import { inPlace, placeOf, urlOf } from '@/features/navigation';
import { sameData } from '@/shared/sameData';
import { useAhead } from '@/ui/useAhead';
import { readQuery, writeQuery, type SellerOrderQuery } from './sellerOrderList';

const addressOf = (query: SellerOrderQuery): string => urlOf('sellerOrders', {}, writeQuery(query));

/** What the address asks for, and the ways to ask for something else. */
export function useSellerOrderQuery() {
  const location = useLocation();
  const navigate = useNavigate();
  const [query, choose] = useAhead(readQuery(placeOf(location).query), sameData);

  const change = (changed: Partial<SellerOrderQuery>) => {
    const next = readQuery(writeQuery({ ...query, page: 1, ...changed }));
    // a text is one step of the way back, however many keys it took
    const replace = (['customer', 'invoice'] as const).some(
      (field) => field in changed && query[field] !== '',
    );
    choose(next);
    void navigate(addressOf(next), { ...inPlace, replace });
  };
  return { query, change, pageAddress: (page: number) => addressOf({ ...query, page }) };
}
