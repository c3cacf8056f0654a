import fc from 'fast-check';
import { getPropertyRuns } from '@/testing/testDepth';
import { describeReadings, findIn, listWrittenLines, readWith } from '../testing/writtenLines';
import { listLineSpans } from './readLines';
import { toWrittenLines } from './toWrittenLines';

const part = (sku: string, partNumber = '', equivalents: string[] = []) => ({ sku, partNumber, equivalents });
const catalogue = [
  part('FRE-PD-1042', 'KS-77917-Y', ['04465-02220']),
  part('FRE-PD-1063', 'KS-20270-B'),
  part('MAN-FO-3102', 'AND-55-102'),
  part('MOT-BD-2306', 'BD-88'),
  part('SUS-AM-4410'),
  part('SUS-AM-44102'),
  part('12-34'),
  part('123-4'),
  part('0986494123'),
  part('ACE-20W50-4L'),
  part('LUZ-H4-12V'),
  part('4X4-123'),
  part('D-4'),
  part('100.CTD.100'),
];

const read = (text: string, parts = catalogue) => readWith(findIn(parts), text);
const written = listWrittenLines('writtenLines.txt');

test.each(written)('the line %j is read as %s', (text, expected) => {
  expect(describeReadings(read(text))).toBe(expected);
});

test('writtenLines.txt holds at least 300 lines', () => {
  expect(written.length).toBeGreaterThanOrEqual(300);
});

// `UDS209` is 209 pieces, and no code
const letters = fc
  .stringMatching(/^[A-Z]{2,4}$/)
  .filter((word) => !/^(?:CANT|CTD|QTY|UND|UDS|UNID)$/.test(word));
const digits = fc.stringMatching(/^[1-9][0-9]{2,4}$/);
const code = fc.oneof(
  fc.tuple(letters, letters, digits).map((pieces) => pieces.join('-')),
  fc.tuple(letters, digits).map((pieces) => pieces.join('-')),
  fc.tuple(letters, digits).map((pieces) => pieces.join('')),
  fc.tuple(digits, letters, digits).map((pieces) => pieces.join('.')),
  fc.stringMatching(/^[1-9][0-9]{7,11}$/),
  fc
    .tuple(fc.stringMatching(/^[0-9]{5}$/), fc.stringMatching(/^[0-9]{5}$/))
    .map((pieces) => pieces.join('-')),
);
type Way = (code: string, quantity: number) => string;
/** Ways to write an unambiguous quantity, whatever the number. */
const marked: Way[] = [
  (sku, quantity) => `${sku} x${quantity}`,
  (sku, quantity) => `${sku} x ${quantity}`,
  (sku, quantity) => `${quantity} x ${sku}`,
  (sku, quantity) => `${quantity}x ${sku}`,
  (sku, quantity) => `${sku} ${quantity} unidades`,
  (sku, quantity) => `${quantity} und. de ${sku}`,
  (sku, quantity) => `${sku} cant: ${quantity}`,
  (sku, quantity) => `1.- ${sku} x${quantity}`,
  (sku, quantity) => `✅ *${sku}* x ${quantity}`,
  (sku, quantity) => `26/11/26, 10:32 a. m. - Taller: ${sku} x${quantity} por favor`,
  (sku, quantity) => `${sku} pastillas aveo 2012 x${quantity}`,
  (sku, quantity) => `${sku} $5,60 x ${quantity}`,
  (sku, quantity) => `Código\tCantidad\n${sku}\t${quantity}`,
];
/** Ways in which a year may also be written, so that a number like a year is left to the user. */
const separated: Way[] = [
  (sku, quantity) => `${sku}\t${quantity}`,
  (sku, quantity) => `${sku};${quantity}`,
  (sku, quantity) => `${sku}: ${quantity}`,
  (sku, quantity) => `${sku} = ${quantity}`,
  (sku, quantity) => `${sku} → ${quantity}`,
  (sku, quantity) => `${sku} (${quantity})`,
];
/** Ways in which a price may also be written. */
const behind: Way[] = [
  (sku, quantity) => `${sku} ${quantity}`,
  (sku, quantity) => `${sku}, ${quantity}`,
  (sku, quantity) => `${sku} - ${quantity}`,
];
const bare: Way[] = [
  (sku, quantity) => `${quantity} ${sku}`,
  (sku, quantity) => `necesito ${quantity} ${sku} por favor`,
];
const anyQuantity = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 999_999 }));
const isYear = (quantity: number) => quantity >= 1950 && quantity <= 2039;

test('a code and its quantity are read in each way of writing them, or a doubtful quantity is left to the user', () => {
  fc.assert(
    fc.property(
      code,
      anyQuantity,
      fc.constantFrom(
        ...marked.map((write) => ({ write, most: Infinity, asksYears: false })),
        ...separated.map((write) => ({ write, most: Infinity, asksYears: true })),
        ...behind.map((write) => ({ write, most: 99, asksYears: true })),
        ...bare.map((write) => ({ write, most: 999, asksYears: true })),
      ),
      (sku, quantity, { write, most, asksYears }) => {
        const readings = read(write(sku, quantity), [part(sku)]);
        const isAsked = quantity > most || (asksYears && isYear(quantity));
        expect(readings.map((reading) => [reading.skus, reading.quantity])).toEqual([
          [[sku], isAsked ? null : quantity],
        ]);
      },
    ),
    { numRuns: getPropertyRuns(600, 50_000) },
  );
});

test('a price, a year, a measure or a model is never read as a quantity', () => {
  const other = fc.oneof(
    fc
      .tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 0, max: 99 }))
      .map(([whole, cents]) => `$${whole},${String(cents).padStart(2, '0')}`),
    fc.integer({ min: 1, max: 900 }).map((whole) => `USD ${whole}.50`),
    fc.integer({ min: 1, max: 900 }).map((whole) => `${whole},90 c/u`),
    fc.integer({ min: 1990, max: 2026 }).map((year) => `aveo ${year}`),
    fc.integer({ min: 1, max: 900 }).map((size) => `${size}mm`),
    fc.integer({ min: 1, max: 900 }).map((size) => `${size} cm`),
    fc.integer({ min: 2, max: 9 }).map((model) => `mazda ${model}`),
    fc.integer({ min: 2, max: 90 }).map((quantity) => `${quantity} cajas`),
    fc.integer({ min: 2, max: 90 }).map((quantity) => `${quantity} c/u`),
  );
  fc.assert(
    fc.property(code, other, fc.boolean(), (sku, words, isFirst) => {
      for (const { quantity } of read(isFirst ? `${words} ${sku}` : `${sku} ${words}`, [part(sku)]))
        expect([1, null]).toContain(quantity);
    }),
    { numRuns: getPropertyRuns(400, 20_000) },
  );
});

const unknownWord = fc.stringMatching(/^[bcdfg][aeiou]zz[aeiou][bcdfg]$/);

test('an unknown word beside a code and its number leaves the quantity to the user', () => {
  fc.assert(
    fc.property(code, fc.integer({ min: 2, max: 60 }), unknownWord, (sku, quantity, word) => {
      for (const text of [
        `${quantity} ${sku} ${word}`,
        `${sku} ${quantity} ${word}`,
        `${word} ${quantity} ${sku}`,
      ])
        expect([text, ...read(text, [part(sku)]).map((reading) => reading.quantity)]).toEqual([text, null]);
    }),
    { numRuns: getPropertyRuns(200, 10_000) },
  );
});

test('a vehicle that the part fits leaves the quantity readable, unless the only number follows the vehicle', () => {
  const filter = {
    ...part('MAN-FO-3102'),
    name: 'Filtro de aceite',
    vehicles: 'Zotye 2004–2019 · Mazda 3 2010–2015',
  };
  const readings = [
    'MAN-FO-3102 zotye',
    '2 MAN-FO-3102 zotye',
    '2 MAN-FO-3102 mazda 3',
    'zotye 2 MAN-FO-3102',
  ].map((text) => describeReadings(read(text, [filter])));
  expect(readings).toEqual(['MAN-FO-3102 1', 'MAN-FO-3102 2', 'MAN-FO-3102 2', 'MAN-FO-3102 ?']);
});

test('every reading of any pasted text has a code, and either no quantity or one of 1 to 999,999', () => {
  const anything = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(
      fc.oneof(
        anything,
        fc.array(anything).map((lines) => lines.join('\n')),
      ),
      (text) => {
        for (const { code: named, quantity, choices } of read(text)) {
          expect(named).toMatch(/[\p{L}\p{N}]/u);
          for (const one of [...choices, quantity ?? 1]) {
            expect(Number.isInteger(one)).toBe(true);
            expect(one).toBeGreaterThanOrEqual(1);
            expect(one).toBeLessThanOrEqual(999_999);
          }
        }
      },
    ),
    { numRuns: getPropertyRuns(200, 5_000) },
  );
});

test('500 lines have fewer than 5,000 texts to look up, and each line is read', () => {
  const text = Array.from(
    { length: 500 },
    (_, at) => `${at + 1}.- FRE PD ${1000 + at} pastillas delanteras aveo 2012 x${(at % 9) + 1}`,
  ).join('\n');
  expect(listLineSpans(toWrittenLines(text)).length).toBeLessThan(5_000);
  expect(read(text)).toHaveLength(500);
});

const blanks = ' '.repeat(100_000);
test.each([
  ['blanks inside', `MAN-FO-3102${blanks}x4`],
  ['figures', '1'.repeat(100_000)],
  ['words', 'pastillas de freno '.repeat(5_000)],
  ['cells', `MAN-FO-3102\t4\t${'x'.repeat(100_000)}`],
  ['separators', `MAN-FO-3102 4${' | 1'.repeat(25_000)}`],
])('a line of 100,000 characters is left to the user without being read: %s', (_name, line) => {
  const text = `FRE-PD-1042 x2\n${line}\nMAN-FO-3102 x3`;
  expect(listLineSpans(toWrittenLines(line))).toEqual([]);
  const readings = read(text);
  expect(readings.map(({ line: at, skus, quantity }) => [at, skus[0], quantity])).toEqual([
    [0, 'FRE-PD-1042', 2],
    [1, undefined, null],
    [2, 'MAN-FO-3102', 3],
  ]);
  expect(readings[1]?.text.length).toBeLessThan(200);
});

test('blanks around a line do not count for its length', () => {
  expect(describeReadings(read(`${blanks}FRE-PD-1042 x2${blanks}`))).toBe('FRE-PD-1042 2');
});

test('a table row that is too long is left to the user, and keeps its position', () => {
  const table = `Código\tCantidad\nFRE-PD-1042\t2\nMAN-FO-3102\t4${' '.repeat(10)}${'x'.repeat(3_000)}\nMOT-BD-2306\t3`;
  expect(read(table).map(({ line, quantity }) => [line, quantity])).toEqual([
    [1, 2],
    [2, null],
    [3, 3],
  ]);
});

test('a line with more than 30 numbers or 150 items leaves its quantity to the user', () => {
  const write = (numbers: number) => `FRE-PD-1042 ${'aveo 1.6 '.repeat(numbers)}x2`;
  expect(describeReadings(read(write(29)))).toBe('FRE-PD-1042 2');
  expect(describeReadings(read(write(30)))).toBe('FRE-PD-1042 ?');
  expect(describeReadings(read(`FRE-PD-1042 ${'pastillas '.repeat(160)}x2`))).toBe('FRE-PD-1042 ?');
});

test.each([
  ['another number of a line', 'MAN-FO-3102 x4\n*6', [4, 6]],
  ['the number for all lines', 'todo x 2:\nMAN-FO-3102', [1, 2]],
  ['the quantity above a ditto', 'FRE-PD-1042 x4\nMAN-FO-3102 "', [1, 4]],
  ['the sum of a line and an addition', 'MAN-FO-3102 x4\nuna más', [4, 5]],
  ['a thousand with its decimals', 'FRE-PD-1042\t1.000,00', [1000]],
  ['a thousand with its decimals and quotes', 'FRE-PD-1042,"1,000.00"', [1000]],
  ['the quantity of a row with a decimal comma', '1\tMAN-FO-3102\tFiltro\t12,00\t3,20\t38,40', [1, 12]],
])('%s is offered as a choice of the quantity', (_name, text, choices) => {
  expect(read(text).at(-1)?.choices).toEqual(choices);
});

test.each([
  ['MAN-FO-3102 un par', [2, 1]],
  ['3 pares MAN-FO-3102', [6, 3]],
])('pieces come before pairs among the choices of %s', (text, choices) => {
  expect(read(text)[0]?.choices).toEqual(choices);
});
