import fc from 'fast-check';
import { byName } from './byName';

const spanish = new Intl.Collator('es', { numeric: true });

test('two names are ordered as the browser orders them', () => {
  const name = fc.string({ unit: fc.constantFrom(...'abnzABNZñÑáü -.&/0129') });
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(Math.sign(byName(a, b))).toBe(Math.sign(spanish.compare(a, b)));
    }),
    { numRuns: 5_000 },
  );
});
