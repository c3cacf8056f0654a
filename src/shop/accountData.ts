import { requestShop, sendToShop } from './client';
import { accountDataSchema, type AccountDataPart } from './accountDataSchemas';

/**
 * Reads rows of a part of the account's data.
 * @param from number of rows that were already read
 */
export const getAccountData = (part: AccountDataPart, from: number) =>
  requestShop({ method: 'GET', path: `/account/data?part=${part}&from=${from}` }, accountDataSchema);

/** Deletes an account that was made in the shop. AUTH_WRONG_PASSWORD, RATE_LIMITED. */
export const deleteAccount = (password: string, language: string) =>
  sendToShop({
    method: 'POST',
    path: '/account/deletion',
    body: { password, language },
    secret: ['password'],
  });
