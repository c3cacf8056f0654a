/** The model years' codes of ISO 3779 in order, from 1980; after 30 years they begin again. */
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const firstYears = [1980, 2010, 2040];

export interface Vin {
  /** Maker and descriptor: the first eight characters. */
  prefix: string;
  /** The model years its tenth character may stand for. */
  years: number[];
}

/** Reads a VIN as people type it, with blanks and dashes, in any case; null when it cannot be one. */
export function readVin(typed: string): Vin | null {
  const vin = typed.replace(/[\s-]/g, '').toUpperCase();
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return null;
  const position = yearCodes.indexOf(vin.charAt(9));
  if (position < 0) return null;
  return { prefix: vin.slice(0, 8), years: firstYears.map((first) => first + position) };
}
