import fc from 'fast-check';
import { toLines, parseLines } from './parse';

const pads = 'FRE-PD-1042';

test.each<[string, string, number | null]>([
  ['FRE-PD-1042', pads, 1],
  ['FRE-PD-1042\t3', pads, 3],
  ['FRE-PD-1042,3', pads, 3],
  ['FRE-PD-1042;3', pads, 3],
  ['FRE-PD-1042, 3', pads, 3],
  ['FRE-PD-1042,3,ignored', pads, 3],
  ['FRE-PD-1042 x 3', pads, 3],
  ['FRE-PD-1042 x3', pads, 3],
  ['FRE-PD-1042 X 3', pads, 3],
  ['FRE-PD-1042×3', pads, 3],
  ['FRE-PD-1042 * 3', pads, 3],
  ['3 x FRE-PD-1042', pads, 3],
  ['3x FRE-PD-1042', pads, 3],
  ['3 × FRE-PD-1042', pads, 3],
  ['FRE-PD-1042: 3', pads, 3],
  ['FRE-PD-1042 = 3', pads, 3],
  ['FRE-PD-1042 (3)', pads, 3],
  ['FRE-PD-1042 3', pads, 3],
  ['3 FRE-PD-1042', pads, 3],
  ['fre pd 1042', 'fre pd 1042', 1],
  ['fre pd 1042; 3', 'fre pd 1042', 3],
  ['fre pd 1042 x 3', 'fre pd 1042', 3],
  ['FRE - PD - 1042', 'FRE - PD - 1042', 1],
  ['FRE-PD 1042', 'FRE-PD 1042', 1],
  ['AX-4X4-12', 'AX-4X4-12', 1],
  ['4X4-123', '4X4-123', 1],
  ['FRE-PD-1042 x 3 unidades', pads, 3],
  ['FRE-PD-1042 x 3 u.', pads, 3],
  ['FRE-PD-1042;3 und', pads, 3],
  ['- FRE-PD-1042 x 3', pads, 3],
  ['• FRE-PD-1042', pads, 1],
  ['2) FRE-PD-1042 x 3', pads, 3],
  ['[10:32, 3/4/2026] Juan Pérez: FRE-PD-1042 x 3', pads, 3],
  ['3/4/26, 10:32 - Juan Pérez: FRE-PD-1042 x 3', pads, 3],
  ['"FRE-PD-1042";"3"', pads, 3],
  ['\uFEFFFRE-PD-1042;3', pads, 3],
  ['3;FRE-PD-1042', pads, 3],
  ['FRE-PD-1042\tPastillas de freno\t3', pads, 3],
  ['FRE-PD-1042; pastillas delanteras', pads, 1],
  ['FRE-PD-1042\t3.00', pads, 3],
  ['FRE-PD-1042\t999999', pads, 999_999],
  // an unreadable quantity has to be entered by hand
  ['FRE-PD-1042\t1000000', pads, null],
  ['FRE-PD-1042\t0', pads, null],
  ['FRE-PD-1042;-2', pads, null],
  ['FRE-PD-1042\t1.000', pads, null],
  ['FRE-PD-1042\t1,5', pads, null],
  ['FRE-PD-1042; 3 juegos por favor', pads, null],
  ['FRE-PD-1042 x 0', pads, null],
])('%j is %s, %p', (text, code, quantity) => {
  expect(parseLines(text)).toEqual([{ code, quantity }]);
});

test('lines keep their order, blank ones are left out', () => {
  const lines = parseLines('\r\nMAN-FO-3102\t2\r\n\r\n  \t \n----\nFRE-PD-1042\n');
  expect(lines).toEqual([
    { code: 'MAN-FO-3102', quantity: 2 },
    { code: pads, quantity: 1 },
  ]);
});

test('a line of a chat with several marked parts is several lines', () => {
  expect(parseLines('FRE-PD-1042 x3, 2 x MAN-FO-3102')).toEqual([
    { code: pads, quantity: 3 },
    { code: 'MAN-FO-3102', quantity: 2 },
  ]);
});

test.each([
  ['Código;Cantidad', 'FRE-PD-1042;3'],
  ['SKU\tDescripción\tCant.', 'FRE-PD-1042\tPastillas Aveo 2012\t3'],
  ['Cantidad,N° de parte', '3,FRE-PD-1042'],
  ['Marca;Part number;Qty', 'Andivor;FRE-PD-1042;3'],
  ['Repuesto;Cantidad', 'FRE-PD-1042;3'],
])('a header %j says which column is which', (head, row) => {
  expect(parseLines(`${head}\n${row}`)).toEqual([{ code: pads, quantity: 3 }]);
});

test('lines typed below a table are read as typed', () => {
  expect(parseLines('Código\tCantidad\nMAN-FO-3102\t2\n3 x FRE-PD-1042')).toEqual([
    { code: 'MAN-FO-3102', quantity: 2 },
    { code: pads, quantity: 3 },
  ]);
});

test('the filled one of two code columns is used', () => {
  const table = [
    ['SKU', 'Número de parte', 'Cantidad'],
    ['', 'AND 55-102', '4'],
    [pads, 'AND 99', ''],
  ];
  expect(toLines(table)).toEqual([
    { code: 'AND 55-102', quantity: 4 },
    { code: pads, quantity: 1 },
  ]);
});

const anything = fc.string({ unit: 'grapheme', maxLength: 200 });

test('whatever is pasted, it is read: every line has a code, and a quantity of 1 to 999,999 or none', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anything,
        fc.array(anything).map((lines) => lines.join('\n')),
      ),
      (text) => {
        for (const { code, quantity } of parseLines(text)) {
          expect(code).toMatch(/[\p{L}\p{N}]/u);
          if (quantity !== null) {
            expect(Number.isInteger(quantity)).toBe(true);
            expect(quantity).toBeGreaterThanOrEqual(1);
            expect(quantity).toBeLessThanOrEqual(999_999);
          }
        }
      },
    ),
  );
});

test('a code and a quantity are read back from every way to write them', () => {
  const part = fc.stringMatching(/^[A-Z]{3}-[A-Z]{2}-[1-9][0-9]{3}$/);
  const way = fc.constantFrom<(code: string, quantity: number) => string>(
    (code, quantity) => `${code}\t${quantity}`,
    (code, quantity) => `${code};${quantity}`,
    (code, quantity) => `${code}, ${quantity}`,
    (code, quantity) => `${code} x ${quantity}`,
    (code, quantity) => `${quantity} x ${code}`,
    (code, quantity) => `${code}: ${quantity}`,
    (code, quantity) => ` - ${code} x${quantity} unidades `,
  );
  fc.assert(
    fc.property(part, fc.integer({ min: 1, max: 999_999 }), way, (code, quantity, write) => {
      expect(parseLines(write(code, quantity))).toEqual([{ code, quantity }]);
    }),
  );
});
