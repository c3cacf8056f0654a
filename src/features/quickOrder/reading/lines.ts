/** Lines of an order while the order is read. The functions test a line and its neighbours. */
import type { CleanLine } from './cleanLine';
import { isOrderable, joinNumberWords, toItems } from './items';
import { hasOtherPart, isSparkCar } from './otherPart';
import { nameKind } from './ownName';
import { askAgain, readText } from './readText';
import { listWords, splitTokens } from './tokens';
import type { FindSpan, Reading } from './types';
import { cars, countNouns, models } from '@/shared/orderVocabulary';

/** A line with its position in the text. */
export interface PlacedLine extends CleanLine {
  at: number;
  isBehindBlank?: boolean;
}

export interface Line extends PlacedLine {
  readings: Reading[];
  isQuantityOnly: boolean;
  /** Whether the line was too long, so that its end was not read. */
  isCut?: boolean;
}

/** Returns the first number of a line, in digits or in words. */
export const findFirstNumber = (text: string): number | undefined =>
  joinNumberWords(toItems(splitTokens(text))).find(({ type }) => type === 'amount')?.value;

export const isPartName = (word: string): boolean =>
  countNouns.has(word) && !/^(?:repuestos?|productos?|articulos?)$/.test(word);

/** Whether the text names a part. `spark plugs` names a part. `Spark 2015` names a car. */
export const isPartNamed = ({ text }: Reading): boolean =>
  listWords(text).some((word, at, words) => isPartName(word) && !isSparkCar(words, at));

export const hasCode = ({ readings }: Line): boolean => readings.some(({ kind }) => kind !== 'words');

/** Whether the line has one code of a known part and no quantity. */
export const isBare = ({ readings }: Line): boolean =>
  readings.length === 1 && readings[0]?.kind === 'part' && readings[0].isAssumed === true;

/** Whether a line has no blank line above it. */
export const isNextToUpper = ({ isBehindBlank }: Line): boolean => isBehindBlank !== true;

/** Clears the quantity of a reading, so that the user must choose a quantity. The choices then include `number`. */
export const askWith = (reading: Reading, number: number | undefined): Reading => {
  const { choices, ...asked } = askAgain(reading);
  const more = number !== undefined && isOrderable(number) ? [number] : [];
  return { ...asked, choices: [...new Set([...choices, ...more])].slice(0, 4) };
};

/** Reads two lines as one line. Returns undefined if the result is not a single reading with the code of `coded`. */
export function readJoined(line: Line, coded: Line, find: FindSpan): Reading | undefined {
  const text = (line.at < coded.at ? [line, coded] : [coded, line]).map((one) => one.text).join(' ');
  const [own] = coded.readings;
  const [joined, ...more] = readText(text, find).readings;
  const isSame = joined?.kind === 'part' && joined.skus.join() === own?.skus.join();
  return isSame && more.length === 0 && joined.isSure === own?.isSure ? joined : undefined;
}

export const hasWord = (text: string, word: string): boolean => listWords(text).includes(word);

/**
 * Whether the words name the kind of part that has the code of `coded`. The words must not name a car that this part
 * does not fit.
 */
export function isKindNamed(line: Line, coded: Line, find: FindSpan): boolean {
  const match = find(coded.readings[0]?.code ?? '');
  if (!match) return false;
  const words = listWords(line.text);
  const named = words.filter((word) => cars.has(word));
  const fitted = match.vehicles?.every(
    (fitment) => fitment === '' || named.some((word) => hasWord(fitment, word)),
  );
  return nameKind(words, match) && (fitted === true || !named.some((word) => models.has(word)));
}

export function isOtherPartNamed(line: Line, coded: Line, find: FindSpan): boolean {
  const matches = coded.readings.map(({ code }) => find(code));
  return matches.every(
    (match) => match !== undefined && hasOtherPart(listWords(line.text), line.text, match),
  );
}

/**
 * Whether the words are about the part with this code. `los filtros de aire` below the code of an oil filter are not.
 */
export const isAbout = (line: Line, coded: Line, find: FindSpan): boolean =>
  isKindNamed(line, coded, find) && !isOtherPartNamed(line, coded, find);
