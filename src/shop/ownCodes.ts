/** Prefix of the codes of own accounts; no account of the ERP has it. */
export const ownPrefix = 'WEB-';

export const isOwnCode = (code: string): boolean => code.toUpperCase().startsWith(ownPrefix);
