import { requestShop } from './client';
import { addedToGarageSchema, garageSchema } from './schemas';

/** Requests the saved vehicles of the account, or of the customer whom the seller serves. AUTH_REQUIRED for a guest. */
export const getGarage = () => requestShop({ method: 'GET', path: '/garage' }, garageSchema);

/**
 * Adds one vehicle, or all vehicles of a guest who logs in. GARAGE_FULL if not all vehicles fit; no vehicle is then
 * added.
 */
export const addToGarage = (ids: readonly number[]) =>
  requestShop({ method: 'POST', path: '/garage', body: { ids } }, addedToGarageSchema);

/** Removes a vehicle, and returns the remaining vehicles. Idempotent. */
export const removeFromGarage = (id: number) =>
  requestShop({ method: 'DELETE', path: `/garage/${id}` }, garageSchema);
