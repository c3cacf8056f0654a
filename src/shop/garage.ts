import { requestShop } from './client';
import { addedToGarageSchema, garageSchema } from './schemas';

/** The saved vehicles of the customer served, or of who is signed in; AUTH_REQUIRED for a guest. */
export const getGarage = () => requestShop({ method: 'GET', path: '/garage' }, garageSchema);

/** Adds one, or a guest's all at sign-in. GARAGE_FULL when there is not room for all of them: then none is added. */
export const addToGarage = (ids: readonly number[]) =>
  requestShop({ method: 'POST', path: '/garage', body: { ids } }, addedToGarageSchema);

/** Answers with what is left, also when it was gone already. */
export const removeFromGarage = (id: number) =>
  requestShop({ method: 'DELETE', path: `/garage/${id}` }, garageSchema);
