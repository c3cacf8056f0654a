import { requestShop, sendToShop } from './client';
import { customersSchema, sessionSchema } from './schemas';

export const getSession = () => requestShop({ method: 'GET', path: '/session' }, sessionSchema);

export const endSession = () => sendToShop({ method: 'DELETE', path: '/session' });

/** The seller's customers. */
export const getCustomers = () => requestShop({ method: 'GET', path: '/session/customers' }, customersSchema);

/** The customer a seller acts for from now on; FORBIDDEN or NOT_FOUND when it is not one of theirs. */
export const putCustomer = (code: string) =>
  requestShop({ method: 'PUT', path: '/session/customer', body: { code } }, sessionSchema);
