import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { inPlace, placeOf, urlOf } from '@/features/navigation';
import { readQuery, writeQuery, type SellerOrderQuery } from './sellerOrderList';

const addressOf = (query: SellerOrderQuery): string => urlOf('sellerOrders', {}, writeQuery(query));

/** What the address asks for, and the ways to ask for something else. */
export function useSellerOrderQuery() {
  const location = useLocation();
  const navigate = useNavigate();
  const inAddress = readQuery(placeOf(location).query);
  /** Shown at once as it is typed; the address follows at the router's own pace. */
  const [typed, setTyped] = useState<SellerOrderQuery | null>(null);
  if (typed && addressOf(typed) === addressOf(inAddress)) setTyped(null);
  const query = typed ?? inAddress;

  const change = (changed: Partial<SellerOrderQuery>) => {
    const next = readQuery(writeQuery({ ...query, page: 1, ...changed }));
    // a text is one step of the way back, however many keys it took
    const replace = (['customer', 'invoice'] as const).some(
      (field) => field in changed && query[field] !== '',
    );
    setTyped(next);
    void navigate(addressOf(next), { ...inPlace, replace });
  };
  return { query, change, pageAddress: (page: number) => addressOf({ ...query, page }) };
}
