import { foldAccents } from '@/shared/foldText';
import { toItems } from './items';
import {
  askWith,
  findFirstNumber,
  hasWord,
  isBare,
  isNextToUpper,
  isKindNamed,
  isOtherPartNamed,
  isPartNamed,
  readJoined,
  type Line,
} from './lines';
import { readQuantity } from './readQuantity';
import { listWords, splitTokens } from './tokens';
import type { FindSpan } from './types';
import { countNouns } from '@/shared/orderVocabulary';

/**
 * Joins a description such as `2 filtros de aceite` with the code in the line above or below. If the description may
 * belong to several codes, each of these codes without a quantity asks the user for a quantity.
 */
export function joinDescriptions(lines: readonly Line[], find: FindSpan): Line[] {
  const all = lines.filter(({ readings, isQuantityOnly }) => isQuantityOnly || readings.length > 0);
  const isWords = ({ readings, isCut }: Line): boolean =>
    readings.length === 1 && readings[0]?.kind === 'words' && isCut !== true;
  // in `3 bandas 6PK-1780` a word of the part's name looks like a code, so this line is also a description
  const isDescription = (line: Line): boolean => isWords(line) || line.readings[0]?.kind === 'unknown';
  const isAbove = all[0] !== undefined && isWords(all[0]);
  const areAlternating =
    all.length % 2 === 0 && all.every((line, at) => isWords(line) === (at % 2 === (isAbove ? 0 : 1)));
  const bare = new Set(all.filter(isBare));
  const joined = new Set<Line>();
  const consumed = new Set<Line>();
  all.forEach((line, at) => {
    if (!isDescription(line)) return;
    const before = listRun(all.slice(0, at).toReversed(), bare, line, isNextToUpper);
    const after = listRun(all.slice(at + 1), bare, line, (_upper, lower) => isNextToUpper(lower));
    const isOwn = (other: Line): boolean =>
      !joined.has(other) &&
      !isOwnPartNamed(other) &&
      isKindNamed(line, other, find) &&
      (isWords(line) || hasOwnWord(line, other, find));
    const nearest = (isAbove ? [after[0], before[0]] : [before[0], after[0]]).flatMap((one) => one ?? []);
    const [own, ...others] = nearest.filter(isOwn);
    // if `2 filtros de aceite` stands above or between two oil filters, the words may mean either of the two filters
    const several = isAbove ? after.filter(isOwn) : [];
    const isPlain = several.length < 2 && (others.length === 0 || areAlternating);
    const number = countSaid(line.text);
    const reading = own && (isPlain || number === undefined) && readJoined(line, own, find);
    if (own && reading) {
      joined.add(own);
      consumed.add(line);
      own.readings = [reading];
    } else if (!isWords(line)) return;
    else if (number === undefined) {
      // `Filtro de aceite` above `2 CODE` is a title
      const next = all[at + 1];
      const isTitle =
        next?.readings.length === 1 &&
        isNextToUpper(next) &&
        !isOwnPartNamed(next) &&
        isKindNamed(line, next, find) &&
        !isOtherPartNamed(line, next, find);
      if (isTitle) line.readings = [];
    } else {
      const isNamed = line.readings.some(isPartNamed);
      const asking = nearest.filter(
        (one) =>
          !isNamed ||
          (!isOwnPartNamed(one) && ((isAbove && one === after[0]) || !isOtherPartNamed(line, one, find))),
      );
      for (const one of new Set([...(own ? [own, ...others, ...several] : asking)]))
        one.readings = one.readings.map((asked) => ({ ...askWith(asked, number), isAssumed: false }));
    }
  });
  return lines.filter((line) => !consumed.has(line));
}

/** Whether those words of a line that look like a code belong to the part's name. */
function hasOwnWord(line: Line, coded: Line, find: FindSpan): boolean {
  const names = find(coded.readings[0]?.code ?? '')?.names ?? [];
  return (
    names.length > 0 &&
    line.readings.every(({ code }) => names.every((name) => hasWord(name, foldAccents(code))))
  );
}

/**
 * Returns the lines at the beginning of `lines` that belong to `among`. Each of these lines directly follows the last.
 */
function listRun(
  lines: readonly Line[],
  among: ReadonlySet<Line>,
  from: Line,
  isNext: (one: Line, next: Line) => boolean,
): Line[] {
  const end = lines.findIndex((line, at) => !among.has(line) || !isNext(lines[at - 1] ?? from, line));
  return lines.slice(0, end < 0 ? undefined : end);
}

/**
 * Returns the number of pieces in a text without a code. Returns undefined if the text has only sizes and years as
 * numbers.
 */
function countSaid(text: string): number | undefined {
  const { isAssumed, quantity } = readQuantity(toItems(splitTokens(text)));
  return isAssumed ? undefined : (quantity ?? findFirstNumber(text));
}

/** Whether a line with a code also names a part. */
const isOwnPartNamed = ({ text }: Line): boolean => listWords(text).some((word) => countNouns.has(word));
