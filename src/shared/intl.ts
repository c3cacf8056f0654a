import {
  createFormatters,
  DEFAULT_INTL_CONFIG,
  formatDate,
  formatDisplayName,
  formatMessage,
  formatNumber,
  type IntlConfig,
} from '@formatjs/intl';
import { IntlMessageFormat } from 'intl-messageformat';
import type { IntlShape } from 'react-intl';
import { createNumberFormat, createPluralRules, type GetNumberFormat } from './numberFormat';

/**
 * What react-intl gives its components, of one language, with the formatters that `useText` calls and no others:
 * its own `createIntl` brings one for everything (lists, durations, relative times …), 1.5 KB on every page.
 */
export function getIntl({ locale, messages }: Required<Pick<IntlConfig, 'locale' | 'messages'>>): IntlShape {
  // a message asks the browser for its language, which costs as much as a figure (numberFormat.ts) and only a parser needs
  IntlMessageFormat.resolveLocale = () => undefined;
  const config = { ...DEFAULT_INTL_CONFIG, defaultLocale: 'es-EC', locale, messages };
  const theirs = createFormatters();
  // of these objects nothing but `format` and `select` is asked for
  const getNumberFormat = createNumberFormat(
    theirs.getNumberFormat as GetNumberFormat,
  ) as typeof theirs.getNumberFormat;
  const getPluralRules = createPluralRules(theirs.getPluralRules) as typeof theirs.getPluralRules;
  const formatters = { ...theirs, getNumberFormat, getPluralRules };
  const used = {
    ...config,
    formatters,
    formatMessage: formatMessage.bind(null, config, formatters),
    formatNumber: formatNumber.bind(null, config, formatters.getNumberFormat),
    formatDate: formatDate.bind(null, config, formatters.getDateTimeFormat),
    formatDisplayName: formatDisplayName.bind(null, config, formatters.getDisplayNames),
  };
  // nothing else asks for react-intl's object (lint keeps `useIntl` in shared/text.ts), so nobody misses the rest
  return used as unknown as IntlShape;
}
