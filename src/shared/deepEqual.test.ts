import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { deepEqual } from './deepEqual';

/** Few distinct values, so that equal ones occur. */
const data = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(undefined, null, 0, 1, NaN, '', 'a'),
    fc.array(tie('any'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b'), tie('any'), { noNullPrototype: true }),
  ),
})).any;

/**
 * deepEqual does not distinguish a list from an object whose keys are the indices of the list, as no answer has one in
 * place of the other.
 */
const asObjects = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asObjects(member)]))
    : value;

test('two values are equal exactly when their contents are, in any key order', () => {
  fc.assert(
    fc.property(data, data, (a, b) => {
      expect(deepEqual(a, b)).toBe(isDeepStrictEqual(asObjects(a), asObjects(b)));
    }),
    { numRuns: 1_000 },
  );
  expect(deepEqual({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
});

test('a copy is equal to its original', () => {
  fc.assert(
    fc.property(data, (value) => {
      expect(deepEqual(value, structuredClone(value))).toBe(true);
    }),
  );
});

test('a missing key differs from an undefined value under another key', () => {
  expect(deepEqual({ a: undefined }, { b: 1 })).toBe(false);
});
