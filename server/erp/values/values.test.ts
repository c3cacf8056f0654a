import { readOneOf, readTextCode, readWord } from './code';
import { readColor } from './color';
import { readDay, readMoment } from './date';
import { readFlag } from './flag';
import { readListOf } from './list';
import { readCents, readPrice } from './money';
import { readCount, readNumber } from './number';
import { readPictureAddress, readText } from './text';
import type { ReadValue } from './value';

/** Reads a value. Returns the result and the deviations that were tolerated. */
function read<T>(reader: ReadValue<T>, value: unknown): [T | undefined, string] {
  const reasons: string[] = [];
  const output = reader(value, (reason) => reasons.push(reason));
  return [output, reasons.join(', ')];
}

test.each<[unknown, string | undefined, string]>([
  ['2026-01-02', '2026-01-02', ''],
  ['02/01/2026', '2026-01-02', 'other spelling'],
  ['2/1/2026', '2026-01-02', 'other spelling'],
  ['02-01-2026', '2026-01-02', 'other spelling'],
  ['2026/01/02', '2026-01-02', 'other spelling'],
  ['20260102', '2026-01-02', 'other spelling'],
  [20260102, '2026-01-02', 'number for date, other spelling'],
  ['02/01/2026 23:59:59', '2026-01-02', 'other spelling, time for day'],
  ['02/01/2026 11:59:59 p. m.', '2026-01-02', 'other spelling, time for day'],
  ['2026-01-02 23:59', '2026-01-02', 'other spelling, time for day'],
  ['2026-01-02T00:00:00', '2026-01-02', 'time for day'],
  ['2026-01-02T00:00:00.000Z', '2026-01-02', 'time for day'],
  ['2026-01-03T03:00:00Z', '2026-01-02', 'time for day'],
  ['20260102235959', '2026-01-02', 'other spelling, time for day'],
  ['/Date(1767380400000)/', '2026-01-02', 'other spelling, time for day'],
  ['13/02/2026', '2026-02-13', 'other spelling'],
  ['02/13/2026', undefined, 'not a date'],
  ['31/02/2026', undefined, 'not a date'],
  ['01/01/1900', undefined, 'a date that stands for none'],
  ['0000-00-00', undefined, 'not a date'],
  ['ayer', undefined, 'not a date'],
  [true, undefined, 'not a date'],
])('the day %p is read as %p', (value, day, reasons) => {
  expect(read(readDay, value)).toEqual([day, reasons]);
});

test.each<[unknown, string | undefined]>([
  ['2026-01-02T10:20:30.456Z', '2026-01-02T10:20:30.456Z'],
  ['2026-01-02T10:20:30-05:00', '2026-01-02T10:20:30-05:00'],
  ['2026-01-02T10:20:30-0500', '2026-01-02T10:20:30-05:00'],
  ['2026-01-02T10:20:30', '2026-01-02T10:20:30-05:00'],
  ['2026-01-02 10:20', '2026-01-02T10:20:00-05:00'],
  ['02/01/2026', '2026-01-02T00:00:00-05:00'],
  ['02/01/2026 3:04 PM', '2026-01-02T15:04:00-05:00'],
  ['02/01/2026 12:04 a.m.', '2026-01-02T00:04:00-05:00'],
  ['2026-01-02T00:00:00Z', '2026-01-02T00:00:00-05:00'],
  ['20260102', '2026-01-02T00:00:00-05:00'],
  ['2026-01-02 25:00', undefined],
])('the moment %p is read as %p', (value, moment) => {
  expect(read(readMoment, value)[0]).toBe(moment);
});

test.each<[unknown, number | undefined, string]>([
  [12.3, 1230, ''],
  [0.07, 7, ''],
  [1.005, 101, 'more than two decimals'],
  [8.165, 817, 'more than two decimals'],
  [-1.005, -101, 'more than two decimals'],
  [90071992.55, 9007199255, ''],
  ['12.30', 1230, 'text for number'],
  ['12.3000', 1230, 'text for number'],
  ['12,30', 1230, 'text for number, decimal comma'],
  ['$ 12.30', 1230, 'text for number'],
  ['.5', 50, 'text for number'],
  ['1,234', undefined, 'text for number, thousand separators'],
  ['1,234.50', 123450, 'text for number, thousand separators'],
  ['1.234,50', 123450, 'text for number, thousand separators'],
  ['1e3', undefined, 'text for number, not a number'],
  ['', undefined, 'not a number'],
  ['N/A', undefined, 'text for number, not a number'],
  [1e15, undefined, 'out of range'],
  [1e-9, 0, ''],
])('the amount %p is read as %p cents', (value, cents, reasons) => {
  expect(read(readCents, value)).toEqual([cents, reasons]);
});

test('a price that is zero, negative or out of range is read as undefined', () => {
  expect([0, '0.00', -3].map((value) => read(readPrice, value)[0])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(read(readPrice, '19.99')[0]).toBe(19.99);
  expect(read(readPrice, 21_474_836.47)).toEqual([21_474_836.47, '']);
  expect(read(readPrice, 21_474_836.48)).toEqual([undefined, 'out of range']);
});

test('numbers are read from text, and counts are cut to whole numbers from 0 to 2,147,483,647', () => {
  expect(['3', ' 3 ', '2,5', 'x', '-3'].map((value) => read(readNumber, value)[0])).toEqual([
    ...[3, 3, 2.5],
    undefined,
    -3,
  ]);
  expect([-3, 2.9, '7'].map((value) => read(readCount, value)[0])).toEqual([0, 2, 7]);
  for (const many of [2_147_483_648, 3e9, 1e30, '9'.repeat(400)])
    expect(read(readCount, many)[0]).toBe(2_147_483_647);
  expect(read(readCount, 2_147_483_647)).toEqual([2_147_483_647, '']);
});

test.each<[unknown, string | undefined]>([
  ['Pi&ntilde;&oacute;n &amp; c&iacute;a', 'Piñón & cía'],
  ['&#209;and&#xFA;', 'Ñandú'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['a&#8238;b&#0;c', 'abc'],
  ['a&lrm;b&#8207;c&#x61C;', 'abc'],
  ['R&D; 5&5', 'R&D; 5&5'],
  ['&constructor;', '&constructor;'],
  ['  Filtro   ', 'Filtro'],
  [12, '12'],
  [{}, undefined],
])('the text %p is read as %p', (value, text) => {
  expect(read(readText, value)[0]).toBe(text);
});

test('codes keep their spelling, lose the blanks around them, and may not be decimals or objects', () => {
  const codes = [' Ab/1 2.ñ+ ', 12345, '', {}, 1.5];
  expect(codes.map((value) => read(readTextCode, value)[0])).toEqual([
    ...['Ab/1 2.ñ+', '12345'],
    ...[undefined, undefined, undefined],
  ]);
});

test('words are recognised in any spelling; an unknown word counts as missing, or is kept where any word may be shown', () => {
  const stock = readOneOf(['in-stock', 'out-of-stock']);
  expect(['in-stock', 'IN_STOCK ', 'disponible', 3].map((value) => read(stock, value)[0])).toEqual([
    ...['in-stock', 'in-stock'],
    ...[undefined, undefined],
  ]);
  expect(read(readWord(['nota']), 'Retención')[0]).toBe('Retención');
  expect(read(readWord(['nota']), 'NOTA')[0]).toBe('nota');
});

test('flags are read from letters and digits', () => {
  const told = ['S', 'sí', 1, '1', true, 'N', 'no', 0, '', false];
  expect(told.map((value) => read(readFlag, value)[0])).toEqual([
    ...[true, true, true, true, true],
    ...[false, false, false, false, false],
  ]);
  expect(read(readFlag, 'tal vez')).toEqual([undefined, 'not a flag']);
});

test('a list loses only its invalid items', () => {
  expect(read(readListOf(readText), ['a', null, {}, 5])).toEqual([
    ['a', '5'],
    'empty item, not a text, number for text',
  ]);
  expect(read(readListOf(readText), 'a')).toEqual([['a'], 'one for list']);
  expect(read(readListOf(readText), {})).toEqual([[], 'nothing for list']);
});

test('the URL of a picture is accepted if it is an absolute path or a web URL', () => {
  const told = [
    '/images/a.jpg',
    'https://fotos.example/a.jpg',
    'a.jpg',
    'C:\\a.jpg',
    'javascript:x',
    '//x/a',
  ];
  expect(told.map((value) => read(readPictureAddress, value)[0])).toEqual([
    ...['/images/a.jpg', 'https://fotos.example/a.jpg'],
    ...[undefined, undefined, undefined, undefined],
  ]);
});

test.each<[unknown, string | undefined, string]>([
  ['#f00', '#f00', ''],
  ['#C0ffEE', '#C0ffEE', ''],
  ['c0c0c0', '#c0c0c0', 'colour without #'],
  [' #111 ', '#111', 'blanks'],
  ['#ff00', undefined, 'not a colour'],
  ['#ff000080', undefined, 'not a colour'],
  ['#ggg', undefined, 'not a colour'],
  ['rojo', undefined, 'not a colour'],
  ['url(//evil.example/x)', undefined, 'not a colour'],
  ['', undefined, ''],
])('the colour %p is read as %p', (value, color, reasons) => {
  expect(read(readColor, value)).toEqual([color, reasons]);
});

test('a code is accepted if it has at most 200 characters and is not a step of a path ("." or "..")', () => {
  expect(read(readTextCode, 'x'.repeat(200))).toEqual(['x'.repeat(200), '']);
  expect(read(readTextCode, 'x'.repeat(201))).toEqual([undefined, 'too long']);
  expect(['.', ' .. ', '&#46;.'].map((code) => read(readTextCode, code)[0])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(read(readTextCode, '..')[1]).toBe('a step of a path');
  expect(['...', '.5', '-'].map((code) => read(readTextCode, code)[0])).toEqual(['...', '.5', '-']);
});
