/** Row of the fault table: number of injections and losses. */
export interface Row {
  fault: string;
  injected: number;
  lostLines: number;
  duplicateOrders: number;
  /** Number of blank pages; null for the headless fake browser, which renders nothing. */
  blankScreens: number | null;
  uncaught: number;
}

const none = (fault: string): Row => ({
  fault,
  injected: 0,
  lostLines: 0,
  duplicateOrders: 0,
  blankScreens: null,
  uncaught: 0,
});

const sum = (one: Row, other: Row): Row => ({
  fault: one.fault,
  injected: one.injected + other.injected,
  lostLines: one.lostLines + other.lostLines,
  duplicateOrders: one.duplicateOrders + other.duplicateOrders,
  blankScreens:
    one.blankScreens === null && other.blankScreens === null
      ? null
      : (one.blankScreens ?? 0) + (other.blankScreens ?? 0),
  uncaught: one.uncaught + other.uncaught,
});

/** Merges rows of the same fault, in order of first appearance. */
export function merged(rows: readonly Row[]): Row[] {
  const byFault = new Map<string, Row>();
  for (const row of rows) byFault.set(row.fault, sum(byFault.get(row.fault) ?? none(row.fault), row));
  return [...byFault.values()];
}

export const totalOf = (rows: readonly Row[]): Row => rows.reduce(sum, none('all'));

const head = ['fault', 'injected', 'lost cart lines', 'duplicate orders', 'blank screens', 'uncaught errors'];
const cells = ({ fault, injected, lostLines, duplicateOrders, blankScreens, uncaught }: Row): string[] => [
  fault,
  injected.toLocaleString('en'),
  String(lostLines),
  String(duplicateOrders),
  blankScreens === null ? '–' : String(blankScreens),
  String(uncaught),
];

/** Renders the table as Markdown, with a row of sums. */
export function tableOf(rows: readonly Row[]): string {
  const table = [head, ...rows.map(cells), cells(totalOf(rows))];
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const [first, ...rest] = table.map(line);
  return [first, rule, ...rest].join('\n');
}

export const isClean = (rows: readonly Row[]): boolean => {
  const { injected, lostLines, duplicateOrders, blankScreens, uncaught } = totalOf(rows);
  return injected > 0 && lostLines + duplicateOrders + (blankScreens ?? 0) + uncaught === 0;
};
