import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Cents } from './money';
import { toEcuadorDate } from './time';

/**
 * Returns the translation of a term of the catalogue (locales/catalogue.en.json). If there is none, returns the term
 * itself.
 */
export const translateTerm = (intl: IntlShape, own: string): string =>
  own in intl.messages ? intl.formatMessage({ id: own }) : own;

const createFormatters = (intl: IntlShape) => ({
  text: (id: string, values?: Record<string, string | number>): string => intl.formatMessage({ id }, values),
  term: (own: string): string => translateTerm(intl, own),
  /** Formats an option of a line and its chosen value in the current language. */
  option: ({ name, value }: { name: string; value: string }): string =>
    `${translateTerm(intl, name)}: ${translateTerm(intl, value)}`,
  money: (cents: Cents): string => intl.formatNumber(cents / 100, { style: 'currency', currency: 'USD' }),
  number: (value: number): string => intl.formatNumber(value),
  /**
   * Formats a percentage with a space before the sign, like the message TABLE_IVA. The browsers' format for es-EC has
   * no such space.
   */
  percent: (value: number): string => intl.formatMessage({ id: 'TEXT_PERCENT' }, { value }),
  /**
   * Returns the name of a country for its ISO 3166 code. The messages have the countries from which products come. For
   * other countries, Intl.DisplayNames returns the name, but its first use is slow.
   */
  country: (code: string): string =>
    intl.formatMessage({ id: 'TEXT_COUNTRY' }, { code }) ||
    (intl.formatDisplayName(code, { type: 'region' }) ?? code),
  /** Formats a day (`2026-01-31`), or the day of a timestamp in Ecuador. The reader's time zone does not matter. */
  date: (iso: string): string => {
    const day = toEcuadorDate(iso);
    return day && intl.formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' });
  },
  /** Formats a recent timestamp as weekday and time. */
  hour: (iso: string): string =>
    intl.formatDate(iso, { weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
});

/**
 * Returns functions for translated texts and formatted numbers, such as `text('BUTTON_SEARCH')` and `money(1250)`. The
 * returned object changes only when the language changes.
 */
export function useText() {
  const intl = useIntl();
  return useMemo(() => createFormatters(intl), [intl]);
}
