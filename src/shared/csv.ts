import type { Cents } from './money';

/** What stands in a cell: text, a plain number, or money in whole cents; null leaves it empty. */
export type CsvCell = string | number | { cents: Cents } | null;

export interface CsvColumn<Row> {
  head: string;
  cell: (row: Row) => CsvCell;
}

/**
 * The file is for a double click in a spreadsheet set up for Ecuador, whatever the language of the shop:
 * - cells are separated by semicolons, because the comma is the decimal mark there; no `sep=;` line, which makes Excel
 *   ignore the mark below and other programs show it as data;
 * - numbers have a decimal comma and no thousands point, money always two decimals and no sign: they add up;
 * - dates are given as ISO text (2026-01-31), which every setting reads as the same day;
 * - a byte order mark says UTF-8, lines end in CRLF.
 */
const separator = ';';
const byteOrderMark = '\uFEFF';
const comma = (number: string): string => number.replace('.', ',');

/**
 * Text that a spreadsheet would take for a formula, also behind blanks and in its full-width form, gets an apostrophe in
 * front. A negative amount begins with a minus, too, and is none.
 */
const formula = /^(?!-?\d+(?:,\d+)?$)(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

function written(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  return comma(typeof cell === 'number' ? String(cell) : (cell.cents / 100).toFixed(2));
}

/** The whole file as text. The writer of CSV comes with the first file: its rules of quoting are not ours to repeat. */
export async function toCsv<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): Promise<string> {
  const { default: csv } = await import('papaparse');
  const cells = [
    columns.map(({ head }) => head),
    ...rows.map((row) => columns.map(({ cell }) => written(cell(row)))),
  ];
  return (
    byteOrderMark + csv.unparse(cells, { delimiter: separator, newline: '\r\n', escapeFormulae: formula })
  );
}

let lastFile = '';

/** Hands the rows to the person as a file of this name (with `.csv`). Rejects when the writer cannot be brought. */
export async function saveCsv<Row>(
  name: string,
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
): Promise<void> {
  const file = new Blob([await toCsv(rows, columns)], { type: 'text/csv;charset=utf-8' });
  // a file still being saved needs its address: it is given back when the next one is made
  URL.revokeObjectURL(lastFile);
  lastFile = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = lastFile;
  link.download = name;
  link.click();
}
