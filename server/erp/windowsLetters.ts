/** Characters of the bytes 80 to 9f in Windows-1252. In Latin-1 these bytes are control characters. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Returns the byte that encodes a letter in Windows-1252. */
export const toWindowsByte = (letter: string): number => {
  const at = windowsLetters.indexOf(letter);
  return at < 0 ? letter.charCodeAt(0) : 0x80 + at;
};

/**
 * Replaces the control characters of Latin-1 with the characters that the same bytes mean in Windows-1252. Node's
 * decoder does not do this.
 */
export const decodeWindowsControls = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (letter) => windowsLetters[letter.charCodeAt(0) - 0x80] ?? letter);
