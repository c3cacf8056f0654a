import fc from 'fast-check';
import { compareNames } from './compareNames';

const spanish = new Intl.Collator('es', { numeric: true });

test.each([
  ['of any signs', 'abnzABNZñÑáü -.&/0129'],
  ['of letters, spaces and hyphens', 'abchlnprzABCHLNPRZ -'],
])('two names %s are sorted as the browser sorts them', (_, signs) => {
  const name = fc.string({ unit: fc.constantFrom(...signs) });
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(Math.sign(compareNames(a, b))).toBe(Math.sign(spanish.compare(a, b)));
    }),
    { numRuns: 5_000 },
  );
});
