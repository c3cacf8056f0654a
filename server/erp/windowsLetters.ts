/** Windows-1252 where it differs from Latin-1: the letters of the bytes 80 to 9f. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Returns the byte of a letter in Windows-1252. */
export const toWindowsByte = (letter: string): number => {
  const at = windowsLetters.indexOf(letter);
  return at < 0 ? letter.charCodeAt(0) : 0x80 + at;
};

/** Turns the control characters of Latin-1 into the letters that Windows-1252 has in their place: Node's decoder leaves them. */
export const decodeWindowsControls = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (letter) => windowsLetters[letter.charCodeAt(0) - 0x80] ?? letter);
