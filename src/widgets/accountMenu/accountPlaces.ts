import type { KnownRoute } from '@/features/navigation';

type Places = readonly (readonly [route: KnownRoute, text: string])[];

/** Of the customer served: a customer's own, or those of the customer that a seller serves. */
const customers: Places = [
  ['dashboard', 'LINK_DASHBOARD'],
  ['orders', 'LINK_MY_ORDERS'],
  ['statement', 'LINK_STATEMENT'],
  ['addresses', 'LINK_ADDRESSES'],
  ['garage', 'LINK_GARAGE'],
];

const sellers: Places = [
  ['customers', 'LINK_SELECT_CUSTOMER'],
  ['sellerOrders', 'LINK_ORDER_HISTORY'],
];

/** Of whoever is signed in. */
const everybodys: Places = [
  ['quickOrder', 'LINK_QUICK_ORDER'],
  ['profile', 'LINK_PROFILE'],
  ['password', 'LINK_PASSWORD'],
];

/** Where a signed-in person can go, in the header's menu and in the account itself. */
export const getAccountLinks = ({
  isSeller,
  isServing,
}: {
  isSeller: boolean;
  isServing: boolean;
}): Places => [...(isSeller ? sellers : []), ...(isSeller && !isServing ? [] : customers), ...everybodys];
