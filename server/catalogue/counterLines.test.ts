import {
  describeReadings,
  findIn,
  listWrittenLines,
  readWith,
} from '@/features/quickOrder/testing/writtenLines';
import { makeProducts } from '../../demo/erp/data/products';

const find = findIn(makeProducts());
const lines = listWrittenLines('counterLines.txt');

test('orders over the catalogue of the demonstration are read as a clerk would', () => {
  const wrong = lines.flatMap(([text, expected]) => {
    const reading = describeReadings(readWith(find, text));
    return reading === expected ? [] : [`${JSON.stringify(text)} => ${reading}, not ${expected}`];
  });
  expect(wrong).toEqual([]);
});

test('the file holds at least 1,200 lines', () => {
  expect(lines.length).toBeGreaterThanOrEqual(1200);
});
