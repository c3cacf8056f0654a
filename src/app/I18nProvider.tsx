import { useEffect, useMemo, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { i18nSelectors, languages, getMessages } from '@/features/i18n';
import { getIntl } from '@/shared/intl';
import { useAppSelector } from '@/shared/redux';
import { writeCookie } from '@/shared/storage';

/**
 * Provides the texts of the current language, sets the document's `lang` and `dir`, and stores the language in a cookie
 * for the service. Renders nothing until the messages are loaded. Until then the visitor sees the loading state of
 * index.html.
 */
export function I18nProvider({ children }: { children: ReactNode }) {
  const shownCode = useAppSelector(i18nSelectors.shownLanguage);
  const language = languages.find(({ code }) => code === shownCode);

  useEffect(() => {
    if (!language) return;
    const page = document.documentElement;
    // a server-rendered page already has `lang` and `dir`, and setting them again would recalculate all styles
    if (page.lang !== language.code) page.lang = language.code;
    if (page.dir !== language.direction) page.dir = language.direction;
    writeCookie('language', language.code);
  }, [language]);

  const intl = useMemo(
    () => language && getIntl({ locale: language.locale, messages: getMessages(language.code) }),
    [language],
  );

  return intl && <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
