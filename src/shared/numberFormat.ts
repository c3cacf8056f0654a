/**
 * Figures of the shop's languages, written as the browser writes them. Before its own first one a browser reads what the
 * figures of all the world look like: 20 ms of a computer's first page, 80 of a phone's.
 */

interface Signs {
  group: string;
  decimal: string;
  /** What stands before dollars that are owed. */
  owed: string;
}

const signsOf: Record<string, Signs | undefined> = {
  'es-EC': { group: '.', decimal: ',', owed: '$-' },
  'en-US': { group: ',', decimal: '.', owed: '-$' },
};

/** `1234.5` as `1.234,5`; null for what would have to be rounded, and for what is no decimal number. */
function digitsOf(value: number, { group, decimal }: Signs, least: number, most: number): string | null {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(Math.abs(value))) ?? [];
  if (whole === undefined || fraction.length > most) return null;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const shown = fraction.padEnd(least, '0');
  return shown ? grouped + decimal + shown : grouped;
}

export type GetNumberFormat = (
  locale: string,
  options?: Intl.NumberFormatOptions | null,
) => Pick<Intl.NumberFormat, 'format'>;

/** Whole and decimal numbers and dollars are written here, anything else by the `browser`. */
export const createNumberFormat =
  (browser: GetNumberFormat): GetNumberFormat =>
  (locale, options) => {
    const asked = Object.keys(options ?? {}).length;
    const isDollars = asked === 2 && options?.style === 'currency' && options.currency === 'USD';
    const signs = asked === 0 || isDollars ? signsOf[locale] : undefined;
    if (!signs) return browser(locale, options);
    const [before, owed] = isDollars ? ['$', signs.owed] : ['', '-'];
    const [least, most] = isDollars ? [2, 2] : [0, 3];
    return {
      format: (value: number) => {
        const digits = digitsOf(value, signs, least, most);
        if (digits === null) return browser(locale, options).format(value);
        return (value < 0 || Object.is(value, -0) ? owed : before) + digits;
      },
    };
  };

export type GetPluralRules = (
  locale: string,
  options?: Intl.PluralRulesOptions,
) => Pick<Intl.PluralRules, 'select'>;

/** Which words go with a count of less than a million is told here, anything else by the `browser`. */
export const createPluralRules =
  (browser: GetPluralRules): GetPluralRules =>
  (locale, options) => {
    if (!signsOf[locale] || options?.type === 'ordinal') return browser(locale, options);
    return {
      select: (count) => {
        if (!Number.isInteger(count) || Math.abs(count) >= 1e6) return browser(locale, options).select(count);
        return Math.abs(count) === 1 ? 'one' : 'other';
      },
    };
  };
