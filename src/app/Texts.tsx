import { useEffect, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { i18nSelectors, languages, textsOf } from '@/features/i18n';
import { useAppSelector } from '@/shared/redux';

/** The language that is shown, for everything below; the document's `lang` and `dir` follow it. */
export function Texts({ children }: { children: ReactNode }) {
  const shown = useAppSelector(i18nSelectors.shownLanguage);
  const language = languages.find(({ code }) => code === shown);

  useEffect(() => {
    if (!language) return;
    document.documentElement.lang = language.code;
    document.documentElement.dir = language.direction;
  }, [language]);

  if (!language) return null;
  return (
    <IntlProvider locale={language.locale} messages={textsOf(language.code)} defaultLocale="es-EC">
      {children}
    </IntlProvider>
  );
}
