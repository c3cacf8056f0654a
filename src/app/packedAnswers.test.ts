import fc from 'fast-check';
import { getPropertyRuns } from '@/testing/testDepth';
import { expandJson, packJson } from './packedAnswers';

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

test('objects with the same fields are packed into one table', () => {
  const rows = [
    { sku: 'P-1', brand: null, images: ['/a.avif'] },
    { sku: 'P-2', brand: { slug: 'x' }, images: [] },
  ];
  const packed = { $table: { sku: ['P-1', 'P-2'], brand: [null, { slug: 'x' }], images: [['/a.avif'], []] } };
  expect(packJson(rows)).toEqual(packed);
  expect(JSON.stringify(expandJson(asJson(packed)))).toBe(JSON.stringify(rows));
});

test('lists of consecutive numbers are packed as runs: the gap before each run, and its length', () => {
  const vehicles = [20511, 20512, 20513, 30511, 30616, 30617];
  expect(packJson(vehicles)).toEqual(vehicles);
  expect(packJson([...vehicles, 30618])).toEqual({ $runs: [20511, 3, 9997, 1, 104, 3] });
  expect(expandJson({ $runs: [20511, 3, 9997, 1] })).toEqual([20511, 20512, 20513, 30511]);
});

test.each([
  ['objects with different fields', [{ a: 1 }, { b: 1 }]],
  [
    'objects whose fields differ in their sequence',
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
  ],
  ['a single object', [{ a: 1 }]],
  ['objects without fields', [{}, {}]],
  ['objects mixed with other values', [{ a: 1 }, null, [{ a: 1 }]]],
])('no table is made of %s', (_, values) => {
  expect(packJson(values)).toEqual(values);
});

test('data that look like a table or runs are unpacked unchanged', () => {
  for (const value of [
    { $runs: [1, 3] },
    { $table: { a: [1, 2] } },
    { $data: { $runs: [1, 2] } },
    { a: 1, $runs: 0 },
  ])
    expect(expandJson(asJson(packJson([value, { value }])))).toEqual([value, { value }]);
});

test('any data are unpacked as JSON stores them, with their fields in order', () => {
  const rows = fc.tuple(fc.jsonValue({ maxDepth: 3 }), fc.array(fc.integer({ min: 0, max: 9 })));
  fc.assert(
    fc.property(fc.array(rows), fc.jsonValue(), (values, other) => {
      const answers = {
        rows: values.map(([value, numbers]) => ({ value, numbers, body: undefined })),
        runs: values.map(([, numbers]) => [...numbers].sort()),
        other,
      };
      expect(JSON.stringify(expandJson(asJson(packJson(answers))))).toBe(JSON.stringify(answers));
    }),
    { numRuns: getPropertyRuns(200, 2_000) },
  );
});
