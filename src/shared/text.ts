import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Cents } from './money';
import { toEcuadorDate } from './time';

/** Returns the translation of a catalogue term (locales/catalogue.en.json), or the term itself. */
export const translateTerm = (intl: IntlShape, own: string): string =>
  own in intl.messages ? intl.formatMessage({ id: own }) : own;

const createFormatters = (intl: IntlShape) => ({
  text: (id: string, values?: Record<string, string | number>): string => intl.formatMessage({ id }, values),
  term: (own: string): string => translateTerm(intl, own),
  /** Formats the chosen option of a line in the current language. */
  option: ({ name, value }: { name: string; value: string }): string =>
    `${translateTerm(intl, name)}: ${translateTerm(intl, value)}`,
  money: (cents: Cents): string => intl.formatNumber(cents / 100, { style: 'currency', currency: 'USD' }),
  number: (value: number): string => intl.formatNumber(value),
  /**
   * Formats a percentage like the message TABLE_IVA, because the browsers' percent format of es-EC has no space before
   * the sign.
   */
  percent: (value: number): string => intl.formatMessage({ id: 'TEXT_PERCENT' }, { value }),
  /**
   * Returns a country's name for its ISO 3166 code. The messages name the countries from which products come;
   * Intl.DisplayNames, which is slow at its first use, names the others.
   */
  country: (code: string): string =>
    intl.formatMessage({ id: 'TEXT_COUNTRY' }, { code }) ||
    (intl.formatDisplayName(code, { type: 'region' }) ?? code),
  /** Formats a calendar day (`2026-01-31`), or a timestamp's day in Ecuador. The reader's time zone does not matter. */
  date: (iso: string): string => {
    const day = toEcuadorDate(iso);
    return day && intl.formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' });
  },
  /** Formats weekday and time of a recent timestamp. */
  hour: (iso: string): string =>
    intl.formatDate(iso, { weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
});

/**
 * Returns translated texts and formatted numbers: `text('BUTTON_SEARCH')`, `money(1250)`. Stable until the language
 * changes.
 */
export function useText() {
  const intl = useIntl();
  return useMemo(() => createFormatters(intl), [intl]);
}
