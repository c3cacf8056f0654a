import { askShop, tellShop } from './ask';
import { garageAnswerSchema, vehiclesSchema } from './schemas';

/** The saved vehicles of the customer served. */
export const getGarage = () => askShop({ method: 'GET', path: '/garage' }, vehiclesSchema);

/** Adds without duplicates; `missing` are ids the shop has no vehicle of. */
export const addToGarage = (ids: readonly number[]) =>
  askShop({ method: 'POST', path: '/garage', body: { ids } }, garageAnswerSchema);

export const removeFromGarage = (id: number) => tellShop({ method: 'DELETE', path: `/garage/${id}` });
