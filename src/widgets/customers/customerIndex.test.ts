import fc from 'fast-check';
import { buildCustomer } from '@/testing/renderWithStore';
import { foldAccents } from '@/shared/foldText';
import { createCustomerFinder, toWords, type Entry } from './customerIndex';
import { findMatches } from './HighlightedText';

const words = ['Ñañez', 'taller', 'El Pistón', 'C01', 'a@b.ec', 'ta', 'LL', 'ñ'];
const entries = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((name): Entry => {
  const customer = buildCustomer({ name: name.join(' ') });
  return { customer, folded: foldAccents(customer.name), isRecent: false };
});
const typed = fc.array(fc.constantFrom('t', 'a', 'l', ' ', 'ñ', 'n', 'ta', 'c0', '@'), { maxLength: 6 });

test('the index finds the same customers as a full search, for any typing and deleting', () => {
  fc.assert(
    fc.property(fc.array(entries, { maxLength: 12 }), fc.array(typed, { maxLength: 6 }), (index, texts) => {
      const find = createCustomerFinder(index);
      for (const text of texts.map((parts) => parts.join(''))) {
        const queryWords = foldAccents(text).split(/\s+/).filter(Boolean);
        const all = index.filter(({ folded }) => queryWords.every((word) => folded.includes(word)));
        expect(find(text)).toEqual(all);
      }
    }),
  );
});

test.each([
  ['Taller Ñañez', 'nanez', [[7, 12]]],
  [
    'Taller Ñañez',
    'ta NA',
    [
      [0, 2],
      [7, 9],
    ],
  ],
  ['banana', 'ana nan', [[1, 5]]],
  ['Taller', 'zzz', []],
  ['Taller', ' ', []],
  ['ﬁltro', 'fil', []],
])('findMatches in %s finds %s at %j', (text, query, places) => {
  expect(findMatches(text, foldAccents(text), toWords(query))).toEqual(places);
});
