import fc from 'fast-check';
import { languages } from '@/features/i18n';
import { figures, type GetNumberFormat } from './figures';

const browser: GetNumberFormat = (locale, options) => new Intl.NumberFormat(locale, options ?? undefined);

const dollars = { style: 'currency', currency: 'USD' } as const;
const kinds = [undefined, null, {}, dollars, { style: 'percent', maximumFractionDigits: 2 }] as const;

const values = fc.oneof(
  fc.integer(),
  fc.maxSafeInteger(),
  fc.integer().map((cents) => cents / 100),
  fc.double(),
  fc.constantFrom(0, -0, 999, 1_000, -1_000, 1_234_567.891, 1.005, 1e21, NaN, Infinity, -Infinity),
);

test.each(languages.map(({ locale }) => locale))(
  'in %s every figure is written as the browser does',
  (locale) => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), values, (kind, value) => {
        expect(figures(browser)(locale, kind).format(value)).toBe(browser(locale, kind).format(value));
      }),
      { numRuns: 3_000 },
    );
  },
);

test.each(languages.map(({ locale }) => locale))('in %s the browser is not asked for prices', (locale) => {
  const written = figures(() => {
    throw new Error('asked');
  });
  expect(written(locale, dollars).format(1_234.5)).toMatch(/^\$1.234.50$/);
  expect(written(locale).format(24)).toBe('24');
});
