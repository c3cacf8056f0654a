/** Minimum number of characters of a typed VIN. The first ten characters are enough to find the vehicle. */
const fewest = 10;
/** Maximum number of characters of a typed VIN. A complete VIN has seventeen characters. */
const most = 20;

/** Letters that no VIN contains, each with the digit that looks like the letter. */
const lookalikes: Record<string, string> = { I: '1', O: '0', Q: '0' };

/**
 * Reads a typed VIN. Blanks, dashes and the case are ignored. I, O and Q are read as digits. The serial number may be a
 * little too short or too long. Returns null if the VIN cannot be looked up.
 */
export function readVin(typed: string): string | null {
  if (typed.length > 100) return null;
  const letters = typed.replace(/[\s\p{Pd}._]/gu, '').toUpperCase();
  const vin = letters.replace(/[IOQ]/g, (letter) => lookalikes[letter] ?? letter);
  return /^[A-Z0-9]+$/.test(vin) && vin.length >= fewest && vin.length <= most ? vin : null;
}
