import { parseHead } from './parseHead';
import type { WrittenLine } from './types';

/**
 * Maximum number of characters in a line. A longer line is not read, and the user must enter its code and quantity. A
 * file that was pasted by mistake therefore costs no time.
 */
const longestLine = 2_000;
export const isTooLong = ({ text }: WrittenLine): boolean =>
  text.length > longestLine && text.trim().length > longestLine;

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"');

/**
 * Returns the cells of the lines if several blanks separate at least three columns. Returns undefined for other lines.
 */
function listBlankColumns(lines: readonly string[]): (string[] | undefined)[] {
  const split = lines.map((line) => line.trim().split(/ {2,}/));
  const count = (at: number): number => (/[\t;|]/.test(lines[at] ?? '') ? 0 : (split[at]?.length ?? 0));
  return split.map((cells, at) =>
    count(at) > 2 && (count(at) === count(at - 1) || count(at) === count(at + 1)) ? cells : undefined,
  );
}

/**
 * Whether the lines are rows of a file, such as `CODE,2,72.00`. All rows must have the same number of commas, and no
 * blank may follow a comma.
 */
function haveEqualCommas(lines: readonly string[]): boolean {
  const [count = 0, ...others] = lines.map((line) => line.split(',').length);
  return count > 2 && others.every((one) => one === count) && !lines.some((line) => /,\s/.test(line));
}

/** Splits pasted text into lines. If the lines are rows of a table, each line has cells. */
export function toWrittenLines(text: string): WrittenLine[] {
  const all = text.split(/\r\n|\r|\n|\u2028|\u0085/);
  const places = all.flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  const lines = places.map((at) => all[at] ?? '');
  const isCommaTable =
    lines.length > 1 &&
    (parseHead((lines[0] ?? '').split(',').map(unquoted)) !== null || haveEqualCommas(lines));
  const blankColumns = listBlankColumns(lines);
  return lines.map((line, at) => {
    const aligned = blankColumns[at];
    const isBehindBlank = at > 0 && all[(places[at] ?? 0) - 1]?.trim() === '';
    if (aligned) return { text: line, cells: aligned };
    const separator = ['\t', ';', ...(isCommaTable ? [','] : [])].find((sign) => line.includes(sign));
    if (separator !== undefined) return { text: line, cells: line.split(separator).map(unquoted) };
    const columns = line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|');
    return columns.length > 1
      ? { text: line, cells: columns.map(unquoted) }
      : { text: line, ...(isBehindBlank ? { isBehindBlank } : {}) };
  });
}

export const toWrittenRows = (table: readonly (readonly string[])[]): WrittenLine[] =>
  table.map((cells) => ({
    text: cells.join(' ').trim(),
    ...(cells.length > 1 ? { cells: [...cells] } : {}),
  }));
