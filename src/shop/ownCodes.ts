/** Prefix of the codes of accounts that were made in the shop. No account of the ERP has this prefix. */
export const ownPrefix = 'WEB-';

export const isOwnCode = (code: string): boolean => code.toUpperCase().startsWith(ownPrefix);
