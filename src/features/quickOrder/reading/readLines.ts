import { normalizePartNumber } from '@/shared/foldText';
import { cleanLine as clean, type CleanLine } from './cleanLine';
import { joinDescriptions } from './joinDescriptions';
import { joinQuantityLines } from './joinQuantityLines';
import { leaveOutNotes } from './leaveOutNotes';
import { askWith, type Line, type PlacedLine } from './lines';
import { listSpans, longestSpan } from './listSpans';
import { parseHead, type Head } from './parseHead';
import { readTable } from './readTable';
import { askAgain, readText } from './readText';
import { askForAll, askForRemarks } from './remarks';
import { takeBack } from './takeBack';
import { isTooLong } from './toWrittenLines';
import { remember } from './tokens';
import type { FindSpan, Reading, WrittenLine } from './types';

/**
 * Reads pasted lines. The catalogue finds the codes, and the remaining words give the quantities. A line that orders no
 * part has no reading.
 */
export function readLines(written: readonly WrittenLine[], find: FindSpan): Reading[] {
  const readings: Reading[] = [];
  let head: Head | null = null;
  for (let at = 0; at < written.length;) {
    const isTable = written[at]?.cells !== undefined;
    let to = at;
    while (to < written.length && (written[to]?.cells !== undefined) === isTable) to += 1;
    const block = written.slice(at, to);
    if (isTable) {
      const ownHead = parseHead(block[0]?.cells ?? []);
      head = ownHead ?? (head && hasColumnsOf(block, head) ? head : null);
      readings.push(...readCells(block, at, find, head, ownHead !== null));
    } else readings.push(...readPlain(block, at, find, block.length < written.length));
    at = to;
  }
  return readings;
}

/**
 * Whether each line of a block has as many cells as the heading row. If so, the heading row also applies below a title
 * or a note in the sheet.
 */
const hasColumnsOf = (block: readonly WrittenLine[], { names }: Head): boolean =>
  block.every(({ cells }) => cells?.length === names.length);

/** Reads the rows of a table by their cells. If a row is too long, the user must enter its quantity. */
function readCells(
  block: readonly WrittenLine[],
  start: number,
  find: FindSpan,
  head: Head | null,
  isHeadFirst: boolean,
): Reading[] {
  const rows = block.map(({ cells = [] }) => cells);
  const isRow = (at: number): boolean =>
    !(at === 0 && isHeadFirst) && rows[at]?.some((cell) => /[\p{L}\p{N}]/u.test(cell)) === true;
  const filled = rows.flatMap((raw, at) =>
    isRow(at) && !isLong(block[at])
      ? [{ raw, cells: raw.map((cell, column) => cleanCell(cell, column)), line: start + at }]
      : [],
  );
  const long = block.flatMap((line, at) =>
    isRow(at) && isLong(line) ? askForLong(line).map((one) => ({ ...one, line: start + at })) : [],
  );
  const readings = readTable(filled, find, head);
  return long.length > 0 ? [...readings, ...long].sort((one, other) => one.line - other.line) : readings;
}

const isLong = (line: WrittenLine | undefined): boolean => line !== undefined && isTooLong(line);

/**
 * Returns a reading without a quantity for a line that is too long. The text of the reading is the beginning of the
 * line.
 */
function askForLong({ text: whole }: WrittenLine): Reading[] {
  const at = whole.search(/[\p{L}\p{N}]/u);
  if (at < 0) return [];
  const text = `${whole.slice(at, at + 100).trim()}…`;
  return [{ kind: 'words', line: 0, text, code: text, skus: [], isSure: false, quantity: null, choices: [] }];
}

/**
 * Removes the marks and times that a chat adds to a cell. A cell with only numbers does not change. A quantity such as
 * `10 u` behind the first column loses its unit; in the first column the unit shows that the number counts no rows.
 */
const cleanCell = (cell: string, column = 0): string => {
  if (/^[\d.,$\s+-]*$/.test(cell)) return cell.trim();
  const counted = /^\s*(\d{1,4})\s*(?:u|un|unds?|unids?|unidad(?:es)?|uds|pcs|pzs?|pza|pieces)\.?\s*$/i.exec(
    cell,
  );
  if (column > 0 && counted?.[1] !== undefined) return counted[1];
  const cleaned = cleanLine(cell);
  return cleaned && cleaned.listNumber === null ? cleaned.text : cell.trim();
};

function readPlain(
  block: readonly WrittenLine[],
  start: number,
  find: FindSpan,
  isBesideTable: boolean,
): Reading[] {
  const long = block.flatMap((line, at): Line[] =>
    isTooLong(line)
      ? askForLong(line).map((reading) => ({
          text: reading.text,
          listNumber: null,
          isListCertain: true,
          isKeycap: false,
          isStruck: false,
          isQuantityOnly: false,
          isCut: true,
          readings: [reading],
          at: start + at,
        }))
      : [],
  );
  const cleaned = block.flatMap(({ text, isBehindBlank }, at) => {
    if (isLong(block[at])) return [];
    const line = cleanLine(text);
    return line && /[\p{L}\p{N}]/u.test(line.text) ? [{ ...line, at: start + at, isBehindBlank }] : [];
  });
  const numbered = cleaned.filter((line) => getLeading(line) !== undefined);
  const isRising = numbered.length > 1 && numbered.every((line, at) => Number(getLeading(line)) === at + 1);
  const isNumbered = isRising && numbered.length === cleaned.length;
  const bare = isRising ? readBareNumbers(cleaned, find) : null;
  const lines = (bare ?? cleaned).map((line): Line => ({
    ...line,
    ...readText(line.text, find, bare !== null),
  }));
  if (long.length > 0) lines.push(...long);
  lines.sort((one, other) => one.at - other.at);
  for (const line of lines) {
    if (line.isStruck) line.readings = line.readings.map(askAgain);
  }
  // if the lines begin with 1, 2, 3 … and have no other number, these numbers may be quantities or may number the lines
  if (isNumbered && !bare)
    for (const line of lines.slice(1))
      line.readings = line.readings.map((reading) => ({
        ...askAgain(reading),
        choices: [...new Set([...reading.choices, reading.quantity ?? 1, 1])],
      }));
  leaveOutNotes(lines, isBesideTable, find);
  const rest = joinDescriptions(lines, find);
  takeBack(rest, find);
  askForRemarks(rest, find);
  askForAll(rest);
  doubtListNumbers(rest);
  askForDittos(rest);
  joinQuantityLines(rest, find);
  return rest.flatMap(({ readings, at }) => readings.map((reading) => ({ ...reading, line: at })));
}

const cleanLine = remember(clean);

/**
 * If few lines have a number at the beginning, the number after the code is certainly a quantity up to this maximum. A
 * larger number may be a price.
 */
const maxFew = 20;
const leading = /^(\d{1,3})\s*[:/]?\s+(?=\S)/;
const getLeading = ({ text, listNumber }: CleanLine): string | undefined =>
  listNumber === null ? leading.exec(text)?.[1] : undefined;

/**
 * Reads lines such as `1 FRE-PD-1042 4` and `2 MAN-FO-3102 5`, in which the first number counts the lines. Returns the
 * lines without this number. Returns null if the first numbers do not count the lines.
 */
function readBareNumbers(lines: readonly PlacedLine[], find: FindSpan): PlacedLine[] | null {
  const rest = lines.map((line) =>
    getLeading(line) === undefined ? line : { ...line, text: line.text.replace(leading, '') },
  );
  // if a line has no other number, the first number may be the quantity; in a short list this also holds if the other
  // number may be a price
  const isFewRows = lines.filter((line) => getLeading(line) !== undefined).length < 4;
  const isCounted = rest.every((line, at) => {
    const { readings } = readText(line.text, find);
    return line === lines[at]
      ? readings.every(({ kind }) => kind === 'words')
      : readings.some(
          ({ isAssumed, quantity }) => isAssumed !== true && !(isFewRows && (quantity ?? 0) > maxFew),
        );
  });
  return isCounted ? rest : null;
}

/**
 * Clears the quantity of each line whose list number may be a quantity. `2- code` may mean two pieces. `4)` in a line
 * above `2)` may mean four pieces.
 */
function doubtListNumbers(lines: Line[]): void {
  const marked = lines.filter(({ listNumber }) => listNumber !== null);
  const isRising = marked.every(
    ({ listNumber }, at) => at === 0 || listNumber === (marked[at - 1]?.listNumber ?? 0) + 1,
  );
  for (const line of marked) {
    const isCounting = isRising && (!line.isKeycap || marked[0]?.listNumber === 1);
    // if only one line has a number, the number may be a quantity
    if (line.isListCertain && isCounting && marked.length > 1) continue;
    const number = line.listNumber ?? 1;
    line.readings = line.readings.map((reading) =>
      reading.isAssumed && number !== 1 ? { ...reading, quantity: null, choices: [number, 1] } : reading,
    );
  }
}

/**
 * Clears the quantity of a line such as `CODE "`, so that the user must choose. One choice is the quantity of the line
 * above.
 */
function askForDittos(lines: Line[]): void {
  lines.forEach((line, at) => {
    const above = lines[at - 1]?.readings.at(-1);
    if (!above || !ditto.test(line.text)) return;
    line.readings = line.readings.map((reading) =>
      reading.isAssumed === true
        ? { ...askWith(reading, above.quantity ?? undefined), isAssumed: false }
        : reading,
    );
  });
}
const ditto = /^[^"“”〃]*(?:"|”|“|〃|'{2}|′{2}|,,|\sigual|\stambi[eé]n)[\s\-.]*$|^igual\s/iu;

/** Lists the different texts in all lines that may be codes. */
export function listLineSpans(written: readonly WrittenLine[]): string[] {
  const spans = new Set<string>();
  for (const { text, cells } of written.filter((line) => !isTooLong(line))) {
    for (const cell of cells ?? []) {
      const trimmed = cleanCell(cell);
      if (isCodeCell(trimmed)) spans.add(trimmed);
      addSpans(trimmed, spans);
    }
    if (cells) {
      addSpans(
        cells
          .map(cleanCell)
          .filter((cell) => /[\p{L}\p{N}]/u.test(cell))
          .join(' , '),
        spans,
      );
      continue;
    }
    const line = cleanLine(text);
    if (!line) continue;
    addSpans(line.text, spans);
    if (leading.test(line.text)) addSpans(line.text.replace(leading, ''), spans);
  }
  return [...spans];
}

const addSpans = (text: string, spans: Set<string>): void => {
  for (const span of listSpans(text)) spans.add(span.text);
};

const isCodeCell = (cell: string): boolean =>
  cell.length <= longestSpan &&
  normalizePartNumber(cell).length >= 3 &&
  (/\p{N}/u.test(cell) || !/\s/.test(cell));
