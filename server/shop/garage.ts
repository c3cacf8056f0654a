import type { AddedToGarage, Garage } from '@/shop/schemas';
import { getCustomerCode } from '../gateway/access';
import type { Session } from '../gateway/sessionStore';
import type { DefineShopRoute } from '../gateway/shopRoutes';
import type { GarageStore } from './garageStore';

/** Returns the owner of the garage: the customer whom a seller serves, or else the account itself. */
const keeperOf = (session: Session): string => (getCustomerCode(session) ?? session.account).code;

/** /api/shop/garage: the vehicles that an account saved. */
export function registerGarageRoutes(on: DefineShopRoute, store: GarageStore): void {
  on('GET /garage', async ({ session }): Promise<Garage> => ({
    vehicles: await store.list(keeperOf(session)),
  }));

  on('POST /garage', ({ session, body }): Promise<AddedToGarage> => store.add(keeperOf(session), body.ids));

  // if the vehicle is not saved, the answer is the same
  on('DELETE /garage/:id', async ({ session, params }): Promise<Garage> => ({
    vehicles: await store.remove(keeperOf(session), params.id),
  }));
}
