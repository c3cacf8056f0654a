import fc from 'fast-check';
import { languages } from '@/features/i18n';
import {
  createNumberFormat,
  createPluralRules,
  type GetNumberFormat,
  type GetPluralRules,
} from './numberFormat';

/** Returns a memoized `create`: to build one of Intl's formats takes longer than to use it. */
function memoize<Args extends unknown[], Made>(create: (...args: Args) => Made) {
  const cache = new Map<string, Made>();
  return (...args: Args): Made => {
    const key = JSON.stringify(args);
    const result = cache.get(key) ?? create(...args);
    cache.set(key, result);
    return result;
  };
}

const browser: GetNumberFormat = memoize(
  (locale, options) => new Intl.NumberFormat(locale, options ?? undefined),
);

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
  'every number is formatted in %s as the browser formats it',
  (locale) => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), values, (kind, value) => {
        expect(createNumberFormat(browser)(locale, kind).format(value)).toBe(
          browser(locale, kind).format(value),
        );
      }),
      { numRuns: 3_000 },
    );
  },
);

test.each(languages.map(({ locale }) => locale))(
  'prices are formatted in %s without the browser’s Intl data',
  (locale) => {
    const written = createNumberFormat(() => {
      throw new Error('asked');
    });
    expect(written(locale, dollars).format(1_234.5)).toMatch(/^\$1.234.50$/);
    expect(written(locale).format(24)).toBe('24');
  },
);

const rules: GetPluralRules = memoize((locale, options) => new Intl.PluralRules(locale, options));

test.each(['es-EC', 'en-US', 'ar'])('plural forms in %s are the same as the browser’s', (locale) => {
  const counts = fc.oneof(values, fc.integer({ min: -5, max: 5 }), fc.constantFrom(999_999, 1e6, 2e6, 1.5));
  fc.assert(
    fc.property(fc.constantFrom('cardinal', 'ordinal'), counts, (type, count) => {
      expect(createPluralRules(rules)(locale, { type }).select(count)).toBe(
        rules(locale, { type }).select(count),
      );
    }),
    { numRuns: 3_000 },
  );
});

test.each(languages.map(({ locale }) => locale))(
  'plural forms in %s are chosen without the browser’s Intl data',
  (locale) => {
    const { select } = createPluralRules(() => {
      throw new Error('asked');
    })(locale, { type: 'cardinal' });
    expect([0, 1, 24].map(select)).toEqual(['other', 'one', 'other']);
  },
);
