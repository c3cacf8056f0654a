import type { Cents } from './money';
import { saveFile } from './saveFile';

/** Cell value: text, a plain number, or money in whole cents; null is an empty cell. */
export type CsvCell = string | number | { cents: Cents } | null;

export interface CsvColumn<Row> {
  head: string;
  cell: (row: Row) => CsvCell;
}

/**
 * Format of files that open by double click in a spreadsheet that is set up for Ecuador, in both languages of the shop.
 * Cells are separated by semicolons, because the comma is Ecuador's decimal mark. There is no `sep=;` line, because it
 * makes Excel ignore the byte order mark, and other programs show it as data. Numbers have a decimal comma and no
 * thousands separator. Money always has two decimals and no currency sign, so that a column can be summed. Dates are
 * ISO text (2026-01-31), which every setting reads as the same day. A byte order mark declares UTF-8, and lines end in
 * CRLF.
 */
const separator = ';';
const byteOrderMark = '\uFEFF';
const comma = (number: string): string => number.replace('.', ',');

/**
 * CSV injection: a text that a spreadsheet would run as a formula, also after blanks or in full-width form, is prefixed
 * with an apostrophe. A negative amount also begins with a minus and is left unchanged.
 */
const formula = /^(?!-?\d+(?:,\d+)?$)(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

function formatCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  return comma(typeof cell === 'number' ? String(cell) : (cell.cents / 100).toFixed(2));
}

/** Returns the whole file as text. The CSV library (papaparse) is loaded with the first file. */
export async function toCsv<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): Promise<string> {
  const { default: csv } = await import('papaparse');
  const cells = [
    columns.map(({ head }) => head),
    ...rows.map((row) => columns.map(({ cell }) => formatCell(cell(row)))),
  ];
  return (
    byteOrderMark + csv.unparse(cells, { delimiter: separator, newline: '\r\n', escapeFormulae: formula })
  );
}

/** Downloads the rows as a CSV file of this name. Rejects when the CSV library cannot be loaded. */
export async function saveCsv<Row>(
  name: string,
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
): Promise<void> {
  saveFile(name, await toCsv(rows, columns), 'text/csv');
}
