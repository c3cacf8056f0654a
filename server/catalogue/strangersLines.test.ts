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

test('a product’s own name beside its code is not read as a second part', () => {
  const doubted = products.flatMap(({ sku, name }) =>
    [`2 ${name} ${sku}`, `${sku} ${name} x2`, `${sku}\t${name}\t2`].filter((line) =>
      readWith(find, line).some(({ isSure, kind }) => kind === 'part' && !isSure),
    ),
  );
  expect(doubted).toEqual([]);
});

/** Parts of a reading that have a quantity, with that quantity. Words without a code and questions are left out. */
const listCounted = (reading: string): string[] =>
  reading.split(' | ').filter((one) => !/^[~-]|\?$/.test(one));

/** Smallest number of lines that must be read correctly in each file. These numbers may only rise. */
const files: readonly (readonly [file: string, least: number])[] = [
  ['freshLines.txt', 1029],
  ['heldOutLines.txt', 218],
  ['hostileLines.txt', 484],
  ['unseenLines.txt', 130],
];

test.each(files)(
  'the lines of %s are read correctly in at least %i cases, and never with a wrong quantity',
  (file, least) => {
    const read = listWrittenLines(file).map(([text, expected]) => ({
      text,
      expected,
      reading: describeReadings(readWith(find, text)),
    }));
    const wrong = read.flatMap(({ text, expected, reading }) => {
      const right = expected.split(' | ');
      const is = (one: string): boolean => right.includes(one);
      return listCounted(reading).every(is) ? [] : [`${JSON.stringify(text)} => ${reading}, not ${expected}`];
    });
    expect(wrong).toEqual([]);
    expect(read.filter(({ expected, reading }) => reading === expected).length).toBeGreaterThanOrEqual(least);
  },
);
