import type { WriteAddress } from '@/shop/schemas';
import type { DefineShopRoute } from '../gateway/shopRoutes';
import { Problem } from '../shared/problem';
import type { AddressStore } from './addressStore';
import { countries } from './countries';

/** @throws BAD_REQUEST if the shop does not deliver to the country */
function deliverable(address: WriteAddress): WriteAddress {
  if (!countries.includes(address.country)) throw new Problem('BAD_REQUEST', { fields: ['country'] });
  return address;
}

/**
 * /api/shop/addresses: addresses that customers added themselves, in addition to the ERP's branches. A seller changes
 * the addresses of the customer whom the seller serves.
 */
export function registerAddressRoutes(on: DefineShopRoute, store: AddressStore): void {
  on('GET /addresses', async ({ customer }) => ({ addresses: await store.list(customer.code) }));

  on('POST /addresses', async ({ customer, body }, reply) => {
    const addresses = await store.add(customer, deliverable(body));
    reply.code(201);
    return { addresses };
  });

  on('PUT /addresses/:id', async ({ customer, params, body }) => ({
    addresses: await store.change(customer, params.id, deliverable(body)),
  }));

  // if the address does not exist, the answer is the same
  on('DELETE /addresses/:id', async ({ customer, params }) => ({
    addresses: await store.remove(customer, params.id),
  }));
}
