import { readText } from './text';
import type { ReadValue } from './value';

/** Reads a colour: hexadecimal with three or six digits, nothing else. The # before it may be missing. */
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
