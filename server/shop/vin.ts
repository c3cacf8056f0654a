/**
 * Minimum length of a typed VIN: the first ten letters name the vehicle, and the other letters are the serial number.
 */
const fewest = 10;
/** Maximum length of a typed VIN that is accepted. A complete VIN has seventeen letters. */
const most = 20;

/** Letters that no VIN contains, and the digits that look like them. */
const lookalikes: Record<string, string> = { I: '1', O: '0', Q: '0' };

/**
 * Reads a typed VIN. Blanks and dashes are ignored, the case does not matter, and I, O and Q count as digits. The
 * serial number may have a few letters too few or too many. Returns null if the VIN cannot be looked up.
 */
export function readVin(typed: string): string | null {
  if (typed.length > 100) return null;
  const letters = typed.replace(/[\s\p{Pd}._]/gu, '').toUpperCase();
  const vin = letters.replace(/[IOQ]/g, (letter) => lookalikes[letter] ?? letter);
  return /^[A-Z0-9]+$/.test(vin) && vin.length >= fewest && vin.length <= most ? vin : null;
}
