import { isYear, joinNumberWords, toItems } from './items';
import {
  askWith,
  findFirstNumber,
  hasCode,
  isPartNamed,
  readJoined,
  type Line,
  type PlacedLine,
} from './lines';
import { piecesInNote } from './notes';
import { readEachNumber, unitPrice } from './readText';
import { listWords, splitTokens } from './tokens';
import type { FindSpan } from './types';
import { chatWords, documentLabels, endings, pairs } from '@/shared/orderVocabulary';

/**
 * Joins a line that has only a quantity with the code in the line above. If all quantities are above their codes, joins
 * each quantity with the code in the line below.
 */
export function joinQuantityLines(lines: Line[], find: FindSpan): void {
  const alone = lines.filter(({ isQuantityOnly }) => isQuantityOnly);
  const withReadings = lines.filter(({ readings }) => readings.length > 0);
  askForSecondNumbers(lines.filter(({ isQuantityOnly, readings }) => isQuantityOnly || readings.length > 0));
  if (alone.length === 0 || withReadings.length === 0) return;
  // `uno de cada uno` above or below all lines sets the quantity of each line; if some lines already have a quantity,
  // the user must choose
  const [only] = alone;
  const each = alone.length === 1 ? readEachNumber(listWords(only?.text ?? '').join(' ')) : undefined;
  if (only && each !== undefined) {
    const sides = new Set(withReadings.map(({ at }) => at > only.at));
    // in `20 de c/u` below the codes, the number is just as often a price
    const isPrice = !sides.has(true) && unitPrice.test(only.text.toLowerCase());
    const isSure =
      !isPrice &&
      sides.size === 1 &&
      withReadings.every(({ readings }) => readings.every((one) => one.isAssumed));
    const near = listAdjacent(withReadings, only);
    for (const line of withReadings)
      line.readings = line.readings.map((one) =>
        isSure && near.has(line) ? { ...one, quantity: each, isAssumed: false } : askWith(one, each),
      );
    return;
  }
  const all = lines.filter(({ readings, isQuantityOnly }) => isQuantityOnly || readings.length > 0);
  const areBehind = all.every((line, at) => {
    const before = all[at - 1];
    return !line.isQuantityOnly || (before !== undefined && hasCode(before));
  });
  // if each quantity stands below its code, lines with names of parts between the codes are ignored
  const told = areBehind ? all.filter((line) => line.isQuantityOnly || hasCode(line)) : all;
  const isPaired =
    told.length === alone.length * 2 &&
    told.every(({ isQuantityOnly }, at) => isQuantityOnly === (at % 2 === (told[0]?.isQuantityOnly ? 0 : 1)));
  const coded = areBehind ? withReadings.filter(hasCode) : withReadings;
  /**
   * Quantities that result from reading the quantity's line and the code's line as one line: `necesito 4`, `2 juegos`.
   */
  const joined = alone.map((line, at) => {
    const other = coded[at];
    return other && readJoined(line, other, find)?.quantity;
  });
  const numbers = alone.map(({ text }, at) => {
    const quantity = joined[at];
    // `un par`: the name of the part decides how many pieces a pair has
    const isPair = typeof quantity === 'number' && listWords(text).some((word) => pairs.has(word));
    return isPair ? quantity : (findFirstNumber(text) ?? Number.NaN);
  });
  const isPlain = alone.every(
    ({ text }, at) => onlyQuantity.test(text) || isSpelt(text) || joined[at] === numbers[at],
  );
  coded.forEach((line, at) => {
    const [reading] = line.readings;
    if (!reading || reading.isAssumed !== true) return;
    const number = numbers[at];
    // `1`, CODE, `2`, CODE, `3`, CODE: a table that was pasted cell by cell may number its rows
    const isCounting =
      numbers.length > 1 &&
      told[0]?.isQuantityOnly === true &&
      numbers.every((one, place) => one === place + 1);
    const isSure =
      isPaired &&
      !isCounting &&
      isPlain &&
      line.readings.length === 1 &&
      number !== undefined &&
      number >= 1 &&
      number <= 999;
    line.readings = line.readings.map((one) =>
      isSure
        ? { ...one, quantity: number, choices: [] }
        : { ...one, quantity: null, choices: [...new Set([...numbers.filter((n) => n > 0), 1])].slice(0, 4) },
    );
  });
}

/**
 * Clears the quantity of a line if the line above or below has another number, so that the user must choose. This
 * number may replace or increase the quantity: `x6`, `no, 6`, `ponle 2 más`.
 */
function askForSecondNumbers(lines: readonly Line[]): void {
  lines.forEach((line, at) => {
    if (!line.isQuantityOnly && !isRemark(line)) return;
    const before = lines.slice(0, at).findLast(hasCode);
    const nearest = before ?? lines.find(hasCode);
    const number = findFirstNumber(line.text);
    const words = listWords(line.text);
    if (!nearest || words.some((word) => documentLabels.has(word)) || isSumOf(lines, words, number, before))
      return;
    if (nearest.readings.some(({ isAssumed }) => isAssumed === true)) return;
    const isMore = words.includes('mas') && number !== undefined;
    nearest.readings = nearest.readings.map((reading) =>
      reading.quantity === number && !isMore
        ? reading
        : askWith(reading, isMore ? (reading.quantity ?? 0) + number : number),
    );
  });
}

/** Whether a line is a remark such as `cambia a 6` or `quise decir 6`: a few words and a number, but no part. */
const isRemark = ({ text, readings }: Line): boolean =>
  readings.length > 0 &&
  readings.every((reading) => reading.kind === 'words' && !isPartNamed(reading)) &&
  (text.split(/\s+/).length <= 4 || piecesInNote.test(text)) &&
  !isYear(findFirstNumber(text) ?? 1950);

/** Whether a number is the sum of the quantities in the lines above or below: `total 6` below 2 and 4. */
function isSumOf(
  lines: readonly Line[],
  words: readonly string[],
  number: number | undefined,
  before: Line | undefined,
): boolean {
  const quantities = lines.flatMap(({ readings }) =>
    readings.flatMap(({ kind, quantity }) => (kind === 'words' ? [] : [quantity ?? 0])),
  );
  // in `son 3 items` the number counts the lines
  if (
    words.some((word) => /^(?:items?|lineas|productos|articulos|codigos)$/.test(word)) &&
    number === quantities.length
  )
    return true;
  if (!words.some((word) => /^(?:sub)?total(?:es)?$/.test(word))) return false;
  const sum = quantities.reduce((one, other) => one + other, 0);
  return before === undefined || number === sum || number === quantities.length;
}

/**
 * Returns the lines above and below a line. Each side ends at a blank line, a heading or a remark. A blank line
 * directly above or below the line itself does not end a side.
 */
function listAdjacent(lines: readonly Line[], { at: from }: PlacedLine): ReadonlySet<Line> {
  const near = new Set<Line>();
  for (const step of [-1, 1]) {
    let before: Line | undefined;
    for (let at = from + step; ; at += step) {
      const line = lines.find((one) => one.at === at);
      const lower = step > 0 ? line : before;
      if (!line || (before && lower?.isBehindBlank === true)) break;
      near.add(line);
      before = line;
    }
  }
  return near;
}

const onlyQuantity =
  /^[^\p{L}\p{N}]*(?:(?:cant(?:idad)?|qty|quantity|unidades)[^\p{L}\p{N}]*|x\s*)?\d{1,3}\s*(?:x|u|un|und|uds?|unid|unidad(?:es)?|pcs)?[^\p{L}\p{N}]*(?:por\s+favor|porfa(?:vor)?|porfis|please|pls|gracias)?[^\p{L}\p{N}]*$/iu;

/** Whether a line is a number in words: `dos, por favor`. */
const isSpelt = (text: string): boolean =>
  joinNumberWords(toItems(splitTokens(text)))
    .filter(({ type, word }) => type !== 'sign' && !endings.has(word) && !chatWords.has(word))
    .every(({ isSpelt: isOne }, at) => isOne && at === 0);
