import type { KnownRoute } from '@/features/navigation';

type Places = readonly (readonly [route: KnownRoute, text: string])[];

/** Links for a customer, or for the customer whom the seller serves. */
const customerLinks: Places = [
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

/** Links for every account. */
const commonLinks: Places = [
  ['quickOrder', 'LINK_QUICK_ORDER'],
  ['quotations', 'LINK_QUOTATIONS'],
  ['profile', 'LINK_PROFILE'],
  ['password', 'LINK_PASSWORD'],
];

/** Returns the account's links, for the menu in the header and for the account pages. */
export const getAccountLinks = ({
  isSeller,
  isServing,
}: {
  isSeller: boolean;
  isServing: boolean;
}): Places => [
  ...(isSeller ? sellers : []),
  ...(isSeller && !isServing ? [] : customerLinks),
  ...commonLinks,
];
