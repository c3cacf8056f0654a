import { requestShop, sendToShop } from './client';
import { customersSchema, openSessionsSchema, sessionSchema } from './schemas';

export const getSession = () => requestShop({ method: 'GET', path: '/session' }, sessionSchema);

export const endSession = () => sendToShop({ method: 'DELETE', path: '/session' });

export const getOpenSessions = () => requestShop({ method: 'GET', path: '/sessions' }, openSessionsSchema);

/** Ends the account's sessions in all other browsers. */
export const endOtherSessions = () =>
  requestShop({ method: 'DELETE', path: '/sessions' }, openSessionsSchema);

export const getCustomers = () => requestShop({ method: 'GET', path: '/session/customers' }, customersSchema);

/** Chooses the customer whom the seller serves. FORBIDDEN or NOT_FOUND if this is not a customer of the seller. */
export const putCustomer = (code: string) =>
  requestShop({ method: 'PUT', path: '/session/customer', body: { code } }, sessionSchema);
