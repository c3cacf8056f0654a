import { askShop, tellShop } from './ask';
import { customersSchema, sessionSchema } from './schemas';

export const getSession = () => askShop({ method: 'GET', path: '/session' }, sessionSchema);

export const endSession = () => tellShop({ method: 'DELETE', path: '/session' });

/** The seller's customers. */
export const getCustomers = () => askShop({ method: 'GET', path: '/session/customers' }, customersSchema);

/** The customer a seller acts for from now on; FORBIDDEN or NOT_FOUND when it is not one of theirs. */
export const putCustomer = (code: string) =>
  askShop({ method: 'PUT', path: '/session/customer', body: { code } }, sessionSchema);
