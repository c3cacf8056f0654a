import { requestShop } from './client';
import { addedToGarageSchema, garageSchema } from './schemas';

/** Requests the saved vehicles of the served customer, or of the account; AUTH_REQUIRED for a guest. */
export const getGarage = () => requestShop({ method: 'GET', path: '/garage' }, garageSchema);

/**
 * Adds one vehicle, or a guest's garage at login. GARAGE_FULL when there is no room for all, in which case none is
 * added.
 */
export const addToGarage = (ids: readonly number[]) =>
  requestShop({ method: 'POST', path: '/garage', body: { ids } }, addedToGarageSchema);

/** Removes a vehicle; idempotent. Returns the remaining vehicles. */
export const removeFromGarage = (id: number) =>
  requestShop({ method: 'DELETE', path: `/garage/${id}` }, garageSchema);
