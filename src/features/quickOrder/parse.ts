/**
 * Parses lines of part numbers: pasted from a spreadsheet, typed in a chat, or the cells of a file. Drops
 * only blank lines and a header; an unreadable quantity is null, never a guess.
 */
import { maxUnits, type RequestedLine } from './quickOrderSlice';

/** Bullets, list numbers, and a chat's name and time. */
const decorations = [
  /^\[\d[^\]]*\]\s*[^:]{1,60}:\s+/,
  /^\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}[^-]{0,12}- [^:]{1,60}:\s+/,
  /^(?:[-•*·–—>]|\d{1,3}[.)])\s+/,
];
const units = /\s*(?:u|un|und|unds|uds?|unid|unidad|unidades|pz|pza|pzas|pieza|piezas|pc|pcs|ea)\.?$/i;

const hasDigit = (text: string): boolean => /\d/.test(text);
const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
/** Whether a text has letters or digits. */
const says = (text: string): boolean => hasDigit(text) || hasLetter(text);

/** Returns the number; null for one that cannot be ordered or is ambiguous (1.000); undefined for no number. */
function parseQuantity(text: string): number | null | undefined {
  const bare = text
    .trim()
    .replace(/^[x×*]\s*/i, '')
    .replace(units, '')
    .trim();
  const whole = /^\+?(\d{1,9})(?:[.,]0{1,2})?$/.exec(bare);
  if (whole) {
    const number = Number(whole[1]);
    return number >= 1 && number <= maxUnits ? number : null;
  }
  return hasDigit(bare) ? null : undefined;
}

const first = /^(\d{1,9})\s*(?:[x×*]\s+|\s[x×*]|[×*])\s*(\S.*)$/i;
const last = /^(.*\S)(?:\s+[x×]\s*|\s*[×*:=]\s*)([-+]?\d\S*(?:\s+\p{L}+\.?)?)$/iu;
const inBrackets = /^(.*\S)\s*\(\s*[x×]?\s*(\d+)\s*\)$/i;

/** `3 x code`, `code x 3`, `code: 3`, `code (3)`; null without a marked quantity. */
function marked(text: string): RequestedLine | null {
  const before = first.exec(text);
  if (before) return { code: (before[2] ?? '').trim(), quantity: parseQuantity(before[1] ?? '') ?? null };
  const after = last.exec(text) ?? inBrackets.exec(text);
  return after ? { code: (after[1] ?? '').trim(), quantity: parseQuantity(after[2] ?? '') ?? null } : null;
}

/** Line of one cell. `code 3` is split only where the code is complete: `fre pd 1042` is a code with spaces. */
function free(text: string): RequestedLine {
  const markedLine = marked(text);
  if (markedLine) return markedLine;
  const words = text
    .replace(units, (unit, at: number) => (/\d\s*$/.test(text.slice(0, at)) ? '' : unit))
    .split(/\s+/);
  const [a = '', b = ''] = words;
  const isWhole = (word: string) => hasDigit(word) && hasLetter(word);
  if (words.length === 2 && isWhole(a) && /^\d{1,3}$/.test(b))
    return { code: a, quantity: Number(b) || null };
  if (words.length === 2 && isWhole(b) && /^\d{1,3}$/.test(a))
    return { code: b, quantity: Number(a) || null };
  return { code: text, quantity: 1 };
}

/** Cells without a header: the first is the code, the first number after it the quantity. */
function fromCells(cells: readonly string[]): RequestedLine[] {
  const [one = '', two = '', ...more] = cells;
  if (cells.length === 1) return [free(one)];
  const each = cells.map((cell) => marked(cell));
  if (each.every((line) => line !== null)) return each;
  const others = [two, ...more].map(parseQuantity);
  const markedLine = each[0];
  if (markedLine)
    return [
      {
        ...markedLine,
        quantity: others.every((number) => number === undefined) ? markedLine.quantity : null,
      },
    ];
  if (/^\d{1,4}$/.test(one) && hasDigit(two) && hasLetter(two)) {
    return [{ code: two, quantity: parseQuantity(one) ?? null }];
  }
  const looksLikeOne = /^[-+\d.,\s]+$/.test(two) && others[0] === null;
  const number = looksLikeOne ? null : others.find((other) => typeof other === 'number');
  return [{ code: one, quantity: number === undefined ? (others.includes(null) ? null : 1) : number }];
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.:º°#]/g, '')
    .trim();
const codeHeads =
  /^(?:codigo|cod|sku|code|item code|numero de parte|n de parte|no de parte|nro de parte|parte|part number|part no|part|referencia|ref|reference)$/;
const quantityHeads = /^(?:cantidad|cant|cantidades|qty|quantity|unidades|und|uds|pedido|piezas|pcs)$/;

/** Heading of an option column in the cart's own export, in both languages. */
const optionHead = /^(?:opción|option): (.+)$/i;
/** Apostrophe of our CSV export's formula guard. */
const guard = /^'(?=\s*[=+\-@＝＋－＠])/;

interface Head {
  codes: number[];
  quantity: number;
  options: { name: string; column: number }[];
}

/** Returns the columns of a header row; null when the row is no header. */
function parseHeader(cells: readonly string[]): Head | null {
  const names = cells.map(plain);
  const codes = names.flatMap((name, column) => (codeHeads.test(name) ? [column] : []));
  const quantity = names.findIndex((name) => quantityHeads.test(name));
  const options = cells.flatMap((cell, column) => {
    const name = optionHead.exec(cell)?.[1];
    return name === undefined ? [] : [{ name, column }];
  });
  if (codes.length > 0) return { codes, quantity, options };
  return quantity > 0 && !names.some(hasDigit) ? { codes: [0], quantity, options } : null;
}

/** Parses the rows of a table into lines. */
export function toLines(table: readonly (readonly string[])[]): RequestedLine[] {
  const rows = table.map((cells) => cells.map((cell) => cell.trim())).filter((cells) => cells.some(says));
  const head = parseHeader(rows[0] ?? []);
  if (!head) return rows.flatMap((cells) => fromCells(cells.filter(says))).filter(({ code }) => says(code));
  return rows.slice(1).flatMap((cells) => {
    // a free line below a table
    const filled = cells.filter(says);
    if (filled.length === 1) return fromCells(filled);
    const code = head.codes.map((column) => cells[column] ?? '').find(says);
    const cell = cells[head.quantity] ?? '';
    const wanted = head.options.flatMap(({ name, column }) => {
      const value = (cells[column] ?? '').replace(guard, '');
      return value === '' ? [] : [{ name, value }];
    });
    const quantity = cell === '' ? 1 : (parseQuantity(cell) ?? null);
    return code ? [{ code, quantity, ...(wanted.length > 0 ? { wanted } : {}) }] : [];
  });
}

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"');

/** Splits by the most specific separator: a tab is a spreadsheet's, a semicolon never part of a code. */
function splitCells(line: string): string[] {
  const separator = ['\t', ';', ','].find((candidate) => line.includes(candidate));
  return (separator === undefined ? [line] : line.split(separator)).map(unquoted);
}

/** Parses pasted text in order. Never throws. */
export const parseLines = (text: string): RequestedLine[] =>
  toLines(
    text
      .split(/\r\n|\r|\n|\u2028|\u0085/)
      .map((line) =>
        splitCells(
          decorations.reduce(
            (bare, decoration) => bare.replace(decoration, ''),
            line.replace(/^[\uFEFF ]+/, ''),
          ),
        ),
      ),
  );
