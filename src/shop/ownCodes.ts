/** Prefix of own accounts' codes, which no account of the ERP has. */
export const ownPrefix = 'WEB-';

export const isOwnCode = (code: string): boolean => code.toUpperCase().startsWith(ownPrefix);
