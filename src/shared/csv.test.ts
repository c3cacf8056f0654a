import fc from 'fast-check';
import csv from 'papaparse';
import { saveCsv, toCsv, type CsvCell } from './csv';

const toCsvLine = async (...cells: CsvCell[]) => {
  const text = await toCsv(
    [cells],
    cells.map((_, column) => ({ head: 'h', cell: (row: CsvCell[]) => row[column] ?? null })),
  );
  return text.split('\r\n').slice(1).join('\r\n');
};

test('a CSV file has a byte order mark, a heading row, semicolons between cells and CRLF between lines', async () => {
  const text = await toCsv(
    [{ name: 'Ñañez' }, { name: 'Pérez' }],
    [
      { head: 'Nombre', cell: ({ name }) => name },
      { head: 'Letras', cell: ({ name }) => name.length },
    ],
  );
  expect(text).toBe('\uFEFFNombre;Letras\r\nÑañez;5\r\nPérez;5');
});

test.each<[CsvCell, string]>([
  [{ cents: 123_450 }, '1234,50'],
  [{ cents: -5 }, '-0,05'],
  [{ cents: 0 }, '0,00'],
  [-2, '-2'],
  [0.5, '0,5'],
  [null, ''],
  ['', ''],
])('the cell %j is written as %s', async (cell, text) => {
  expect(await toCsvLine(cell)).toBe(text);
});

test('cells with separators or quotes are quoted', async () => {
  expect(await toCsvLine('a;b', 'dice "hola"', 'dos\nlíneas')).toBe('"a;b";"dice ""hola""";"dos\nlíneas"');
});

test.each(['=1+1', '+593 99', '-1+cmd', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '-'])(
  '%j is not read as a formula by a spreadsheet',
  async (text) => {
    expect(await toCsvLine(text)).toBe(`"'${text}"`);
  },
);

test('any cell is the same after it was written and read, except for the apostrophe before a formula', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'binary' }), { minLength: 2 }), async (cells) => {
      const text = await toCsvLine(...cells);
      const back = csv.parse<string[]>(text, { delimiter: ';', newline: '\r\n' }).data[0] ?? [];
      expect(back.map((cell, at) => (cell === `'${cells[at]}` ? cells[at] : cell))).toEqual(cells);
    }),
  ));

test('a file is downloaded under its name, and its URL revoked afterwards', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const saved: { name: string; address: string }[] = [];
  const released = jest.fn();
  let urlCount = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${(urlCount += 1)}`, revokeObjectURL: released });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, address: this.href });
  });
  const columns = [{ head: 'n', cell: (n: number) => n }];
  await saveCsv('uno.csv', [1], columns);
  await saveCsv('dos.csv', [2], columns);
  expect(saved).toEqual([
    { name: 'uno.csv', address: 'blob:1' },
    { name: 'dos.csv', address: 'blob:2' },
  ]);
  expect(released).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(released.mock.calls).toEqual([['blob:1'], ['blob:2']]);
  jest.useRealTimers();
  click.mockRestore();
});
