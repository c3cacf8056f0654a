import { readText } from './text';
import type { ReadValue } from './value';

/** Reads a hexadecimal colour with three or six digits. The # before the digits may be missing. */
export const readColor: ReadValue<string> = (value, forgive) => {
  const text = readText(value, forgive);
  const [, sign, digits] = /^(#?)([\da-f]{3}|[\da-f]{6})$/i.exec(text ?? '') ?? [];
  if (digits === undefined) {
    if (text) forgive('not a colour');
    return undefined;
  }
  if (sign === '') forgive('colour without #');
  return `#${digits}`;
};
