import type { ReadValue } from './value';

const yes = new Set(['s', 'si', 'sí', 'y', 'yes', 'v', 'verdadero', 't', 'true', '1']);
const no = new Set(['n', 'no', 'f', 'falso', 'false', '0', '']);

/** Reads a boolean. ERPs may also write yes and no as words, letters or digits. */
export const readFlag: ReadValue<boolean> = (value, forgive) => {
  if (typeof value === 'boolean') return value;
  const word =
    typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : '?';
  const isKnown = yes.has(word) || no.has(word);
  forgive(isKnown ? 'other spelling' : 'not a flag');
  return isKnown ? yes.has(word) : undefined;
};
