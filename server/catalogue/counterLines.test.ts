import {
  describeReadings,
  findIn,
  listWrittenLines,
  readWith,
} from '@/features/quickOrder/testing/writtenLines';
import { makeProducts } from '../../demo/erp/data/products';
import { describeFitment } from '../vehicles/fitmentText';

const products = makeProducts().map((product) => ({
  ...product,
  vehicles: product.compatibility === 'all' ? '' : describeFitment(product.compatibility),
}));
const find = findIn(products);
const lines = listWrittenLines('counterLines.txt');

test('every line of counterLines.txt is read as a clerk would read it', () => {
  const wrong = lines.flatMap(([text, expected]) => {
    const reading = describeReadings(readWith(find, text));
    return reading === expected ? [] : [`${JSON.stringify(text)} => ${reading}, not ${expected}`];
  });
  expect(wrong).toEqual([]);
});

test('the file counterLines.txt has at least 2,700 lines', () => {
  expect(lines.length).toBeGreaterThanOrEqual(2700);
});

/** The names resemble each other, so every third one represents all of them. */
const named = products.filter((_, at) => at % 3 === 0);
const ways: readonly (readonly [
  way: string,
  quantity: number,
  write: (sku: string, name: string) => string,
])[] = [
  ['CODE name', 1, (sku, name) => `${sku} ${name}`],
  ['name CODE', 1, (sku, name) => `${name} ${sku}`],
  ['CODE name x3', 3, (sku, name) => `${sku} ${name} x3`],
  ['3 CODE name', 3, (sku, name) => `3 ${sku} ${name}`],
  ['3 name CODE', 3, (sku, name) => `3 ${name} ${sku}`],
  ['CODE 3 name', 3, (sku, name) => `${sku} 3 ${name}`],
  ['CODE - name - 3', 3, (sku, name) => `${sku} - ${name} - 3`],
  ['3 name above CODE', 3, (sku, name) => `3 ${name}\n${sku}`],
  ['name x3 below CODE', 3, (sku, name) => `${sku}\n${name} x3`],
  ['CODE name 3 3.20 9.60', 3, (sku, name) => `${sku} ${name} 3 3.20 9.60`],
];

const readNamed = (write: (sku: string, name: string) => string) =>
  named.map(({ sku, name }) => [sku, describeReadings(readWith(find, write(sku, name)))]);

test.each(ways)('an order line "%s" of a product is read with the quantity %i', (_way, quantity, write) => {
  expect(readNamed(write).filter(([sku, reading]) => reading !== `${sku} ${quantity}`)).toEqual([]);
});

const cut = (name: string) => name.split(' ').slice(0, 4).join(' ');
test.each<(typeof ways)[number]>([
  ['CODE beginning of the name x3', 3, (sku, name) => `${sku} ${cut(name)} x3`],
  ['3 CODE beginning of the name', 3, (sku, name) => `3 ${sku} ${cut(name)}`],
  ['CODE beginning of the name, 3', 3, (sku, name) => `${sku} ${cut(name)}, 3`],
])(
  'an order line "%s" is read with the quantity %i for over 85 % of products, and otherwise asked about',
  (_way, quantity, write) => {
    const readings = readNamed(write);
    const right = readings.filter(([sku, reading]) => reading === `${sku} ${quantity}`);
    expect(
      readings.filter(([sku, reading]) => reading !== `${sku} ${quantity}` && reading !== `${sku} ?`),
    ).toEqual([]);
    expect(right.length / named.length).toBeGreaterThan(0.85);
  },
);
