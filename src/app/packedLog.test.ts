import fc from 'fast-check';
import { getPropertyRuns } from '@/testing/testDepth';
import { packLog, printLog, expandLog, type PackedLog } from './packedLog';
import type { Log } from './recorder';

const asLog = (entries: unknown): Log => ({ format: 'shop-log/1', entries }) as Log;
const text = 'a product with a description that is long enough to be written once';

test('an object or text that occurs several times in a log is written once', () => {
  const product = { sku: 'P-1', name: text, tags: [text, text] };
  const packed = packLog(
    asLog([
      { body: [product] },
      { payload: { product: { ...product } } },
      { state: { of: product, beside: [] } },
    ]),
  );
  expect(JSON.stringify(packed).split(text)).toHaveLength(2);
  expect(packed.entries).toEqual([
    { body: [{ $: 1 }] },
    { payload: { product: { $: 1 } } },
    { state: { of: { $: 1 }, beside: [] } },
  ]);
});

test('equal objects of an unpacked log are separate copies', () => {
  const product = { sku: 'P-1', name: text };
  const { entries } = expandLog(packLog(asLog([product, product])));
  const [first, second] = entries as unknown[];
  expect(first).toEqual(second);
  expect(first).not.toBe(second);
});

test('data that look like a reference are unpacked unchanged', () => {
  const entries = [{ $: 0 }, { $: { $: 7 } }, { $: 'x' }, { $: 1, other: 2 }];
  expect(expandLog(packLog(asLog(entries))).entries).toEqual(entries);
});

test('entries of any data are unpacked as JSON stores them', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ maxDepth: 4 })), fc.integer({ min: 1, max: 3 }), (values, times) => {
      // equal parts and long parts are rare among random ones
      const entries = Array.from({ length: times }, () => ({ values, text, one: values[0] }));
      const printed = JSON.parse(printLog(asLog(entries))) as PackedLog;
      expect(expandLog(printed).entries).toEqual(JSON.parse(JSON.stringify(entries)));
    }),
    { numRuns: getPropertyRuns(200, 2_000) },
  );
});

test.each([
  [
    'whose entry refers to a missing shared value',
    { shared: [], entries: [{ $: 3 }] },
    'the log refers to part 3, which it does not hold',
  ],
  [
    'whose shared value refers to itself',
    { shared: [{ a: { $: 0 } }], entries: [{ $: 0 }] },
    'the log refers to part 0',
  ],
  [
    'whose entry refers to a text in place of a number',
    { shared: [], entries: [{ $: 'x' }] },
    'the log refers to part "x"',
  ],
  ['without a list of shared values', { entries: [] }, 'the log has no list of shared parts'],
])('a log %s is refused with the reason', (_, packed, sentence) => {
  expect(() => expandLog(packed as unknown as PackedLog)).toThrow(sentence);
});
