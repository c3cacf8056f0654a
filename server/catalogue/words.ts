/**
 * Normalises the words of part names and of questions. The same pure functions serve both, so that the database needs
 * no text search configuration, extension or dictionary file.
 */
import { longestSearch } from '@/shop/catalogueSchemas';

/** Returns a text in lower case without accents and invisible characters. */
export const foldCase = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{DI}]/gu, '')
    .toLowerCase();

/** Returns the letters and digits of a part number. O becomes 0, because people confuse the letter and the digit. */
export const toNumberKey = (text: string): string =>
  foldCase(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/o/g, '0');

/** Maximum length of a key for a whole code. A question has the same maximum length. */
const maxOwnKey = longestSearch;

/**
 * Returns the key of a whole sku or part number: the letters and digits of the code. If the code has no letter and no
 * digit, the key consists of its signs.
 */
export const toOwnKey = (code: string): string =>
  (toNumberKey(code) || foldCase(code).replace(/\s/gu, '')).slice(0, maxOwnKey);

const hasDigit = (word: string): boolean => /\d/.test(word);

const unitNames: Readonly<Record<string, string>> = {
  amp: 'a',
  amps: 'a',
  amperio: 'a',
  amperios: 'a',
  amper: 'a',
  volt: 'v',
  volts: 'v',
  voltio: 'v',
  voltios: 'v',
  watt: 'w',
  watts: 'w',
  vatio: 'w',
  vatios: 'w',
  lt: 'l',
  lts: 'l',
  litro: 'l',
  litros: 'l',
  gr: 'g',
  gramos: 'g',
  milimetros: 'mm',
  pulgada: 'in',
  pulgadas: 'in',
  pulg: 'in',
  inch: 'in',
  inches: 'in',
  '"': 'in',
};
const units = ['ah', 'kw', 'mm', 'cm', 'ml', 'kg', 'in', 'v', 'w', 'l', 'a', 'g', 'm'];
const unitPattern = [...Object.keys(unitNames), ...units]
  .sort((one, other) => other.length - one.length)
  .join('|');
const measure = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(\d+(?:\.\d+)?)\s*(${unitPattern})(?![\p{L}\p{N}])`,
  'gu',
);
/** Tyre sizes, such as `205/75 R15`, `205 75 15` or `2057515`. */
const tyre =
  /(?<![\p{L}\p{N}])(1[3-9]5|2\d5|3[0-3]5)[\s/-]*(\d[05])[\s/-]*(?:z?r)?[\s-]*(1[2-9]|2[0-2])(c?)(?![\p{N}])/gu;
const tyreWithoutRim = /(?<![\p{L}\p{N}])(1[3-9]5|2\d5|3[0-3]5)\s*\/\s*(\d[05])(?![\p{N}])/gu;
/** Viscosities, such as `10W-30` or `10w 30`. */
const viscosity = /(?<!\d)(0|5|10|15|20|25|75|80|85)\s?w[\s-]*(16|20|30|40|50|60|80|90|140)(?!\d)/gu;

/** Joins each measure into one word, such as `10w30`, `60ah`, `1.4kw`, `20575 r15` or `22in`. */
function joinMeasures(folded: string): string {
  const spelt = folded.replace(/[×]/g, 'x').replace(/[”“″]|''/g, '"');
  if (!hasDigit(spelt)) return spelt;
  return spelt
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(?<![\d.])(\d) (\d) ?kw(?![\p{L}\p{N}])/gu, '$1.$2kw')
    .replace(viscosity, ' $1w$2 ')
    .replace(tyre, ' $1$2 r$3$4 ')
    .replace(tyreWithoutRim, ' $1$2 ')
    .replace(/(?<![\p{L}\p{N}])r\s+(1[2-9]|2[0-2])(?![\p{L}\p{N}])/gu, ' r$1 ')
    .replace(measure, (_all, number: string, unit: string) => ` ${number}${unitNames[unit] ?? unit} `);
}

export interface Token {
  /** The token as one word: `dmax` for `d-max`. */
  word: string;
  /** The pieces of a token with signs: `d` and `max` for `d-max`. A token without signs is a single piece. */
  pieces: string[];
  /** The text as typed, without signs at its ends. */
  typed: string;
}

/** Returns the words of a text. A measure, such as `10 w 30`, is joined into one word. */
export function readTokens(text: string): Token[] {
  return joinMeasures(foldCase(text))
    .split(/[\s()[\]{}!?¿¡;:"<>=*_|,]+/u)
    .flatMap((chunk) => {
      const typed = chunk.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
      if (typed === '') return [];
      if (/^\d+\.\d+(?:\p{L}+)?$/u.test(typed)) return [{ word: typed, pieces: [typed], typed }];
      const pieces = typed.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
      return [{ word: pieces.join(''), pieces, typed }];
    });
}

const consonantBefore = /[lrndzsjx]es$/;

/** Returns the singular of a word. */
export function toSingular(word: string): string {
  if (word.length < 4 || hasDigit(word) || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ces') && word.length > 4) return `${word.slice(0, -3)}z`;
  if (consonantBefore.test(word) && word.length > 5) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Returns the word without its endings for number and gender: `delanteras` → `delanter`. */
export function toStem(word: string): string {
  if (word.length < 4 || hasDigit(word)) return word;
  const singular = toSingular(word);
  return singular.length > 3 ? singular.replace(/[aeo]$/, '') : singular;
}

/**
 * Returns the word as people in Ecuador pronounce it: b/v, s/c/z, ll/y, silent h, k/c/qu, g/j and nb/mb sound the same.
 */
export const toSound = (word: string): string =>
  word
    .replace(/ch/g, '1')
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/w/g, 'u')
    .replace(/nb/g, 'mb')
    .replace(/np/g, 'mp')
    .replace(/ll/g, 'y')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/q/g, 'k')
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/x/g, 'j')
    .replace(/c(?=[ei])/g, 's')
    .replace(/c/g, 'k')
    .replace(/z/g, 's')
    .replace(/sh/g, '1')
    .replace(/ph/g, 'f')
    .replace(/y$/g, 'i')
    .toLowerCase()
    .replace(/([^r\d])\1+/g, '$1')
    .replace(/rr/g, 'r');

/**
 * Counts the letters by which two words differ: letters that are inserted, left out, changed, or exchanged with a
 * neighbour (Damerau's distance). If the count exceeds `most`, `most` + 1 is returned.
 */
export function countEdits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isExchanged =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isExchanged) edits = Math.min(edits, (beforeLast[column - 2] ?? 0) + 1);
      current.push(edits);
      best = Math.min(best, edits);
    }
    if (best > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}
