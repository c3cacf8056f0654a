/** Minimum length of a VIN: its first ten letters name the vehicle, and the rest is the serial number. */
const fewest = 10;
/** Maximum length that is accepted; a complete VIN has seventeen letters. */
const most = 20;

/** Letters that a VIN never contains, with the digits that they look like. */
const lookalikes: Record<string, string> = { I: '1', O: '0', Q: '0' };

/**
 * Reads a typed VIN: with blanks and dashes, in any case, with I, O or Q in place of digits, with a few letters too few
 * or too many in the serial number. Null when it cannot be looked up.
 */
export function readVin(typed: string): string | null {
  if (typed.length > 100) return null;
  const letters = typed.replace(/[\s\p{Pd}._]/gu, '').toUpperCase();
  const vin = letters.replace(/[IOQ]/g, (letter) => lookalikes[letter] ?? letter);
  return /^[A-Z0-9]+$/.test(vin) && vin.length >= fewest && vin.length <= most ? vin : null;
}
