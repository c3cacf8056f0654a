import type { Address } from '@/erp/rows/address';
import type { Account } from '@/erp/rows/account';
import type { WriteAddress } from '@/shop/schemas';
import { ownAccount } from '../gateway/ownAccounts';
import { isOwnCode } from '../gateway/ownCodes';
import type { SessionStore } from '../gateway/sessionStore';
import type { OnShopRoute } from '../gateway/shopRoutes';
import { Problem } from '../problem';
import type { AddressStore } from './addressStore';
import { countries } from './countries';

/** @throws BAD_REQUEST: an address in a country the shop does not deliver to */
function deliverable(address: WriteAddress): WriteAddress {
  if (!countries.includes(address.country)) throw new Problem('BAD_REQUEST', { fields: ['country'] });
  return address;
}

/** /api/shop/addresses: what a customer added to the ERP's branches; a seller acts on the customer's. */
export function addressRoutes(on: OnShopRoute, store: AddressStore, sessions: SessionStore): void {
  /** The addresses say what an own account is called. */
  async function told({ code, email }: Account, addresses: Address[]): Promise<{ addresses: Address[] }> {
    if (isOwnCode(code)) await sessions.rename(ownAccount(code, email, addresses));
    return { addresses };
  }

  on('GET /addresses', async ({ customer }) => ({ addresses: await store.list(customer.code) }));

  on('POST /addresses', async ({ customer, body }, reply) => {
    const answer = await told(customer, await store.add(customer.code, deliverable(body)));
    reply.code(201);
    return answer;
  });

  on('PUT /addresses/:id', async ({ customer, params, body }) =>
    told(customer, await store.change(customer.code, params.id, deliverable(body))),
  );

  // what is not there is removed already
  on('DELETE /addresses/:id', async ({ customer, params }) =>
    told(customer, await store.remove(customer.code, params.id)),
  );
}
