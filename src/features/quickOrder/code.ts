/** A code as it is compared: case, accents, spaces, dots, dashes and slashes never matter. */
export const partCode = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s./\\_–—-]/g, '');
