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
 * Replaces `createIntl` of react-intl, which adds 1.5 KB to every page, because it has formatters for lists, durations
 * and more. The returned object has only the formatters that `useText` calls.
 */
export function getIntl({ locale, messages }: Required<Pick<IntlConfig, 'locale' | 'messages'>>): IntlShape {
  // skips the locale lookup of IntlMessageFormat, which takes as long as a first number format (numberFormat.ts); only
  // the parser of IntlMessageFormat needs the lookup
  IntlMessageFormat.resolveLocale = () => undefined;
  const config = { ...DEFAULT_INTL_CONFIG, defaultLocale: 'es-EC', locale, messages };
  const theirs = createFormatters();
  // the formatters only call `format` and `select` of these objects
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
  // the other members are never read, because the linter allows only shared/text.ts to use this object
  return used as unknown as IntlShape;
}
