/** The codes of the shop's own accounts begin so, and those of no account that the ERP tells of do. */
export const ownPrefix = 'WEB-';

export const isOwnCode = (code: string): boolean => code.toUpperCase().startsWith(ownPrefix);
