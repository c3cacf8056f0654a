import { useEffect, useMemo, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { i18nSelectors, languages, getMessages } from '@/features/i18n';
import { getIntl } from '@/shared/intl';
import { useAppSelector } from '@/shared/redux';
import { writeCookie } from '@/shared/storage';

/**
 * The language that is shown, for everything below; the document's `lang` and `dir` follow it, and the service hears of it
 * with the next page. Without texts nothing is drawn, and the page itself says that it waits (index.html).
 */
export function I18nProvider({ children }: { children: ReactNode }) {
  const shown = useAppSelector(i18nSelectors.shownLanguage);
  const language = languages.find(({ code }) => code === shown);

  useEffect(() => {
    if (!language) return;
    document.documentElement.lang = language.code;
    document.documentElement.dir = language.direction;
    writeCookie('language', language.code);
  }, [language]);

  const intl = useMemo(
    () => language && getIntl({ locale: language.locale, messages: getMessages(language.code) }),
    [language],
  );

  return intl && <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
