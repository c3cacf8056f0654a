import type { Cents } from './money';
import { saveFile } from './saveFile';

/** Value of a cell: a text, a plain number, or an amount in whole cents. Null is an empty cell. */
export type CsvCell = string | number | { cents: Cents } | null;

export interface CsvColumn<Row> {
  head: string;
  cell: (row: Row) => CsvCell;
}

/**
 * Format of CSV files in both languages of the shop. A double click opens such a file in a spreadsheet with the
 * settings of Ecuador. Semicolons separate the cells, because the comma is Ecuador's decimal mark. There is no line
 * `sep=;`: with this line Excel ignores the byte order mark, and other programs show the line as data. Numbers have a
 * decimal comma and no thousands separator. Amounts have two decimals and no currency sign, so that a spreadsheet can
 * sum a column. Dates are ISO text (2026-01-31), because all settings read such a date as the same day. The byte order
 * mark declares UTF-8. Lines end in CRLF.
 */
const separator = ';';
const byteOrderMark = '\uFEFF';
const comma = (number: string): string => number.replace('.', ',');

/**
 * Texts that a spreadsheet would run as a formula (CSV injection), even after blanks or with full-width signs. Such a
 * text gets an apostrophe as prefix. A negative amount begins with a minus, but does not match.
 */
const formula = /^(?!-?\d+(?:,\d+)?$)(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

function formatCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  return comma(typeof cell === 'number' ? String(cell) : (cell.cents / 100).toFixed(2));
}

/** Returns the whole file as text. The first call loads the CSV library (papaparse). */
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

/** Downloads the rows as a CSV file with this name. Rejects if the CSV library fails to load. */
export async function saveCsv<Row>(
  name: string,
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
): Promise<void> {
  saveFile(name, await toCsv(rows, columns), 'text/csv');
}
