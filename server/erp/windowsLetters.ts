/** Letters of the bytes 80 to 9f in Windows-1252, where it differs from Latin-1. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Returns the byte of a letter in Windows-1252. */
export const toWindowsByte = (letter: string): number => {
  const at = windowsLetters.indexOf(letter);
  return at < 0 ? letter.charCodeAt(0) : 0x80 + at;
};

/**
 * Replaces the control characters of Latin-1 with the letters that Windows-1252 has in their place, which Node's
 * decoder does not do.
 */
export const decodeWindowsControls = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (letter) => windowsLetters[letter.charCodeAt(0) - 0x80] ?? letter);
