import type { LineOption } from '@/features/cart';
import { isOrderable, isYear } from './items';
import { groupHeading, toPlainHeading, type Head } from './parseHead';
import { findBilled, groupedThousands, readGroupedThousands } from './readQuantity';
import { readText } from './readText';
import { isSoldAs } from './soldAs';
import { hasOtherPart } from './otherPart';
import { splitTokens } from './tokens';
import type { FindSpan, Reading } from './types';
import * as vocabulary from '@/shared/orderVocabulary';

const says = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Apostrophe that our CSV export puts before a cell, so that a spreadsheet does not read the cell as a formula. */
const guard = /^'(?=\s*[=+\-@＝＋－＠])/;

const isWhole = (cell: string): boolean => /^\+?\d{1,9}$/.test(cell);
const isPrice = (cell: string): boolean =>
  /^(?:usd|us\$|\$)?\s*\d{1,6}(?:[.,]\d{3})*[.,]\d{1,4}\s*(?:usd|\$)?$/i.test(cell) ||
  /^(?:usd|us\$|\$)\s*\d+$/i.test(cell);

/**
 * Reads a cell from a column of quantities: `3`, `3,00`, `3 u`, `dos`. An empty cell may mean no piece or one piece.
 */
function readQuantityCell(
  cell: string,
  names: readonly string[] = [],
): { quantity: number | null; choices: number[] } {
  if (!says(cell)) return { quantity: null, choices: [1] };
  const whole = /^\+?(\d{1,9})(?:[.,]0{1,2})?$/.exec(cell);
  if (whole || groupedThousands.test(cell)) {
    const value = whole ? Number(whole[1]) : readGroupedThousands(cell);
    return { quantity: isOrderable(value) ? value : null, choices: [] };
  }
  const code = 'X-1X';
  const [reading] = readText(`cant ${cell} ${code}`, (span) =>
    span === code ? { kind: 'sku', skus: [''], names } : undefined,
  ).readings;
  // a cell without a number gives no quantity
  if (!reading || reading.isAssumed) return { quantity: null, choices: [1] };
  return { quantity: reading.quantity, choices: reading.choices };
}

interface Row {
  /** Cells in the form in which they were pasted. `cells` has no marks and times of a chat. */
  raw: readonly string[];
  line: number;
  cells: readonly string[];
  /** Cells that are not empty. */
  filled: readonly string[];
}

/**
 * Positions of the columns of a table. `quantities` has several positions if several columns may have the quantities.
 * The position −1 means one piece in each row.
 */
interface Columns {
  code: number;
  quantities: number[];
}

/**
 * Lists decimal numbers with only zeros after the comma, such as `4,00`. Such a number may be the quantity instead of
 * the row's whole number. If the whole number follows the code, decimal numbers after it are prices. A column in which
 * another row has cents contains prices. If the numbers of the row multiply to its total, the whole number is the
 * quantity.
 */
function listRivals({ cells }: Row, rows: readonly Row[], code: string, whole: string): number[] {
  const numbers = cells.filter((cell) => cell !== code && (isWhole(cell) || /^\d+[.,]\d+$/.test(cell)));
  if (findBilled(numbers) === Number(whole)) return [];
  const isFirst = cells.indexOf(whole) < cells.indexOf(code);
  return cells.flatMap((cell, column) => {
    const mayCount =
      (isFirst || column < cells.indexOf(whole)) &&
      isWholeDecimal(cell) &&
      rows.every((row) => isWholeDecimal(row.cells[column] ?? '') || !says(row.cells[column] ?? ''));
    return mayCount ? [Number(cell.split(/[.,]/)[0])] : [];
  });
}

const isWholeDecimal = (cell: string): boolean => /^[1-9]\d{0,8}[.,]0+$/.test(cell);

/** Clears the quantity if a decimal number of the row may be the quantity instead of the whole number. */
const askForRivals = (
  reading: Reading,
  row: Row,
  rows: readonly Row[],
  code: string,
  whole: string,
): Reading => {
  const rivals = listRivals(row, rows, code, whole).filter((value) => value !== reading.quantity);
  return rivals.length > 0 ? askFor(reading, rivals) : reading;
};

/** Finds the columns of codes and quantities by the contents of all rows. */
function recognise(rows: readonly Row[], find: FindSpan): Columns | null {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => rows.map(({ cells }) => cells[column] ?? ''));
  const known = columns.map((cells) => cells.filter((cell) => says(cell) && isCode(cell, find)).length);
  const most = Math.max(...known);
  if (most * 2 < rows.length) return null;
  const code = known.indexOf(most);
  const whole = columns.flatMap((cells, column) => {
    const filled = cells.filter(says);
    const isNumbers = column !== code && filled.length > 0 && filled.every(isWhole);
    return isNumbers && !filled.every((cell) => isYear(Number(cell))) ? [column] : [];
  });
  const isIndex = (column: number): boolean =>
    column < code &&
    (columns[column] ?? []).every((cell, at, all) => Number(cell) === Number(all[0]) + at) &&
    rows.length > 1;
  const others = whole.filter((column) => !isIndex(column));
  const quantities = others.length > 0 ? others : whole;
  // if the only whole numbers are 1, 2, 3 … before the codes, these numbers may number the rows
  if (others.length === 0 && whole.length > 0) return { code, quantities: [...whole, -1] };
  return { code, quantities };
}

const isCode = (cell: string, find: FindSpan): boolean => {
  const match = find(cell);
  return match !== undefined && match.kind !== 'ending';
};

/** Whether a row has the word `Total` with an amount, and no code. */
const isSum = ({ filled }: Row, find: FindSpan): boolean =>
  filled.length > 1 &&
  filled.some((cell) => /^(?:sub)?total(?:es)?:?$/i.test(cell)) &&
  !filled.some((cell) => isCode(cell, find));

/** Whether a cell says that the quantity of the row above is repeated. */
const isDitto = (cell: string): boolean => /^(?:"|”|“|〃|'{2}|′{2}|[ií]dem|igual)$/iu.test(cell);

/** Reads the rows of a table by their cells. */
export function readTable(
  table: readonly { raw: readonly string[]; cells: readonly string[]; line: number }[],
  find: FindSpan,
  head: Head | null,
): Reading[] {
  const rows = table.flatMap(({ raw, cells, line }) => {
    const trimmed = cells.map((cell) => cell.trim());
    const row = { cells: trimmed, filled: trimmed.filter(says), raw, line };
    const [only = '', more] = row.filled;
    return isSum(row, find) || (more === undefined && groupHeading.test(only)) ? [] : [row];
  });
  const place = (row: Row, readings: Reading[]): Reading[] =>
    readings.map((reading) => ({
      ...(reading.isAssumed === true && row.cells.some(isDitto) ? askFor(reading) : reading),
      line: row.line,
    }));
  if (head) return rows.flatMap((row) => place(row, readHeaded(row, rows, head, find)));
  const aligned = rows.filter(({ filled }) => filled.length > 1);
  const columns = aligned.length > 1 ? recognise(aligned, find) : null;
  return rows.flatMap((row) =>
    place(row, columns ? readByColumns(row, rows, columns, find) : readFree(row, find)),
  );
}

function readHeaded(row: Row, rows: readonly Row[], head: Head, find: FindSpan): Reading[] {
  // the row has a single cell, so it was typed below the table
  if (isTyped(row)) return readFree(row, find);
  const code = head.codes.map((column) => row.cells[column] ?? '').find(says);
  if (code === undefined) return [];
  const wanted = listOptions(row, head);
  const named = nameCell(row, code, find);
  const quantities = chooseQuantities(rows, head);
  const [quantity, ...rivals] = quantities;
  if (quantity === undefined) {
    const columns = recognise(rows, find);
    const [reading] = columns
      ? readByColumns(row, rows, { ...columns, code: row.cells.indexOf(code) }, find, head)
      : [];
    // the row has a number under an unknown heading, and the number may be the stock or a minimum
    const isUnknown = reading !== undefined && reading.quantity !== null && !reading.isAssumed;
    if (
      isUnknown &&
      columns &&
      head.names.some((name, column) => name !== '' && columns.quantities.includes(column))
    )
      return [{ ...askFor(reading), ...wanted }];
    if (reading) return [{ ...reading, ...wanted }];
    return [{ ...named, quantity: 1, choices: [], ...wanted }];
  }
  const cell = row.cells[quantity] ?? '';
  const names = find(code)?.names;
  const reading: Reading = { ...named, ...readQuantityCell(cell, names), ...wanted };
  const isDone = row.cells.some(
    (one, column) => doneHeads.test(head.names[column] ?? '') && /[1-9]/.test(one),
  );
  const isAgreed = rivals.every((column) => row.cells[column] === cell) && !isDone;
  return [
    isAgreed
      ? reconsider(
          reading,
          row.cells.filter(
            (_, column) => remarkHeads.test(toPlainHeading(head.names[column] ?? '')) && column !== quantity,
          ),
          names,
        )
      : askFor(
          reading,
          rivals.map((column) => Number(row.cells[column])),
        ),
  ];
}

/**
 * Chooses the columns that have the heading of a quantity. `UND` may also be a heading of units, so columns without
 * numbers are left out. If no column has numbers, the first column is chosen.
 */
function chooseQuantities(rows: readonly Row[], { quantities }: Head): number[] {
  const numbered = quantities.filter((column) => rows.some(({ cells }) => /\d/.test(cells[column] ?? '')));
  return numbered.length > 0 ? numbered : quantities.slice(0, 1);
}

const askFor = (reading: Reading, more: readonly number[] = []): Reading => ({
  ...reading,
  quantity: null,
  choices: [...new Set([...(reading.quantity === null ? reading.choices : [reading.quantity]), ...more])]
    .filter(isOrderable)
    .slice(0, 4),
});

/**
 * Headings of columns that count pieces that were already sent, or are still to be sent. Under such a heading the user
 * must enter the remaining quantity.
 */
const doneHeads =
  /^(?:pend|pendientes?|despachad[oa]s?|entregad[oa]s?|facturad[oa]s?|recibid[oa]s?|enviad[oa]s?|saldo|backorder|shipped|delivered|received)$/;

/**
 * Headings of columns with units and remarks. Under other headings a word such as `L` or `kit` belongs to a name or an
 * option.
 */
const remarkHeads =
  /^(?:|u\/?m|und|unid|unidad|unidades|medida|presentacion|empaque|unit|units|obs|observacion|observaciones|notas?|comentarios?|estado|status|remarks?|notes?)$/;

/** Clears the quantity if the column of units names a pack, or a remark withdraws the row. */
function reconsider(reading: Reading, others: readonly string[], names: readonly string[] = []): Reading {
  if (reading.quantity === null) return reading;
  const isDoubtful = others.some((cell) => {
    const words = splitTokens(cell).flatMap(({ isWord, word }) => (isWord ? [word] : []));
    const [first = '', second = ''] = words;
    if (words.length === 1 && vocabulary.packs.has(first)) return !isSoldAs(first, names);
    if (first === 'no' || (first === 'ya' && second === 'no')) return true;
    return words.some(
      (word, at) =>
        vocabulary.retractions.has(word) ||
        vocabulary.conditions.has(word) ||
        (word === 'si' && vocabulary.dependences.has(words[at + 1] ?? '')),
    );
  });
  return isDoubtful ? askFor(reading) : reading;
}

/** Whether a row is a typed line. A typed line has one cell. */
const isTyped = ({ cells }: Row): boolean => cells.length === 1;

function listOptions({ raw }: Row, { options }: Head): { wanted?: LineOption[] } {
  const wanted = options.flatMap(({ name, column }) => {
    const value = (raw[column] ?? '').trim().replace(guard, '');
    return value === '' ? [] : [{ name, value }];
  });
  return wanted.length > 0 ? { wanted } : {};
}

/** Reads the code of a row from the given cell. */
function nameCell(
  { filled, line }: Row,
  cell: string,
  find: FindSpan,
): Omit<Reading, 'quantity' | 'choices'> {
  const text = filled.join(' · ');
  const match = find(cell);
  if (match) {
    const words = splitTokens(text.replace(cell, ' ')).flatMap((token) => (token.isWord ? [token.word] : []));
    const isSure =
      match.skus.length === 1 &&
      match.kind !== 'equivalent' &&
      match.kind !== 'ending' &&
      !hasOtherPart(words, words.join(' '), match);
    return { kind: 'part', line, text, code: cell, skus: match.skus, isSure };
  }
  const { readings } = readText(cell, find);
  const [only] = readings;
  if (readings.length === 1 && only?.kind === 'part') return { ...only, text };
  return { kind: 'unknown', line, text, code: cell, skus: [], isSure: false };
}

function readByColumns(
  row: Row,
  rows: readonly Row[],
  { code, quantities }: Columns,
  find: FindSpan,
  head: Head | null = null,
): Reading[] {
  if (isTyped(row)) return readFree(row, find);
  const cell = row.cells[code] ?? '';
  if (!says(cell)) return readFree(row, find);
  const named = nameCell(row, cell, find);
  const values = quantities.map((column) => (column < 0 ? '1' : (row.cells[column] ?? '')));
  if (quantities.length === 1 && (values[0] === '' || isWhole(values[0] ?? '')))
    return [
      reconsider(
        askForRivals({ ...named, ...readQuantityCell(values[0] ?? '') }, row, rows, cell, values[0] ?? ''),
        head ? [] : row.filled.filter((one) => one !== cell && one !== values[0]),
        find(cell)?.names,
      ),
    ];
  if (quantities.length > 1) {
    const choices = [...new Set(values.filter(isWhole).map(Number))].filter(isOrderable);
    // if the quantity is 1 and the number of the row may be 1, both mean one piece, unless a decimal may be the
    // quantity
    const isNumbered = quantities.includes(-1) && row.cells.some((one) => /^\d+[.,]\d+$/.test(one));
    const isAgreed = choices.length === 1 && values.every(isWhole) && !isNumbered;
    return [{ ...named, quantity: isAgreed ? (choices[0] ?? null) : null, choices: isAgreed ? [] : choices }];
  }
  return readFree(row, find);
}

/** Reads a row whose columns are unknown, cell by cell. */
function readFree(row: Row, find: FindSpan): Reading[] {
  const { filled } = row;
  if (filled.length > 1) {
    const each = filled.map((cell) => readText(cell, find).readings);
    // if each cell of the row has exactly one part, each cell is read as a separate line
    if (each.every(([reading, more]) => reading?.kind === 'part' && more === undefined)) return each.flat();
    const parts = filled.filter((cell) => isCode(cell, find));
    const [cell] = parts;
    if (parts.length === 1 && cell !== undefined) {
      const others = filled.filter((one) => one !== cell);
      // in `AVEO 2012 CODE 2` the number 2012 is the year of a vehicle
      const isModelYear = (one: string): boolean => {
        const before = filled[filled.indexOf(one) - 1] ?? '';
        return isYear(Number(one)) && before !== cell && /\p{L}/u.test(before);
      };
      const numbers = others.filter(isWhole);
      const counts = numbers.filter((one) => !isModelYear(one));
      const whole = (counts.length > 0 ? counts : numbers).map(Number);
      const isOther = others.some(
        (one) => !isWhole(one) && !isPrice(one) && /\d/.test(one) && !/\p{L}{2}/u.test(one),
      );
      const [value] = whole;
      if (whole.length === 1 && value !== undefined && !isYear(value) && !isOther)
        return [
          reconsider(
            askForRivals(
              { ...nameCell(row, cell, find), quantity: isOrderable(value) ? value : null, choices: [] },
              row,
              [row],
              cell,
              others.find((one) => isWhole(one) && Number(one) === value) ?? '',
            ),
            others,
            find(cell)?.names,
          ),
        ];
      if (whole.length > 1)
        return [
          {
            ...nameCell(row, cell, find),
            quantity: null,
            choices: [...new Set(whole)].filter(isOrderable).slice(0, 4),
          },
        ];
    }
  }
  return readText(filled.join(' , '), find).readings;
}
