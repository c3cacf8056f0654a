import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Cents } from './money';
import { toEcuadorDate } from './time';

const wordsIn = (intl: IntlShape) => ({
  text: (id: string, values?: Record<string, string | number>): string => intl.formatMessage({ id }, values),
  money: (cents: Cents): string => intl.formatNumber(cents / 100, { style: 'currency', currency: 'USD' }),
  number: (value: number): string => intl.formatNumber(value),
  percent: (value: number): string =>
    intl.formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 2 }),
  /**
   * The name of a country by its ISO 3166 code. Those that parts come from are among the texts, which say nothing of any
   * other: to name a country, a browser reads as much as to write a figure (numberFormat.ts).
   */
  country: (code: string): string =>
    intl.formatMessage({ id: 'TEXT_COUNTRY' }, { code }) ||
    (intl.formatDisplayName(code, { type: 'region' }) ?? code),
  /** Writes the day in Ecuador of a moment, or a calendar day (`2026-01-31`), wherever the reader is. */
  date: (iso: string): string => {
    const day = toEcuadorDate(iso);
    return day && intl.formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' });
  },
  /** Of a moment of the last days: its weekday and time. */
  hour: (iso: string): string =>
    intl.formatDate(iso, { weekday: 'long', hour: '2-digit', minute: '2-digit' }),
});

/** Texts and figures in the person's language: `text('BUTTON_SEARCH')`, `money(1250)`. The same until the language is another. */
export function useText() {
  const intl = useIntl();
  return useMemo(() => wordsIn(intl), [intl]);
}
