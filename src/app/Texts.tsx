import { useEffect, useMemo, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { i18nSelectors, languages, textsOf } from '@/features/i18n';
import { intlOf } from '@/shared/intl';
import { useAppSelector } from '@/shared/redux';
import { site } from '@/shared/site';

/** The language that is shown, for everything below; the document's `lang` and `dir` follow it. */
export function Texts({ children }: { children: ReactNode }) {
  const shown = useAppSelector(i18nSelectors.shownLanguage);
  const status = useAppSelector(i18nSelectors.status);
  const language = languages.find(({ code }) => code === shown);

  useEffect(() => {
    if (!language) return;
    document.documentElement.lang = language.code;
    document.documentElement.dir = language.direction;
  }, [language]);

  const intl = useMemo(
    () => language && intlOf({ locale: language.locale, messages: textsOf(language.code) }),
    [language],
  );

  if (intl) return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
  return status === 'failed' ? <NoTexts /> : null;
}

/** Said in the program's own words, as there are no others; the flows go on asking for them. */
const NoTexts = () => (
  <main>
    <h1>{site.name}</h1>
    <div role="alert">
      <p>No hay conexión con la tienda. La página sigue intentando.</p>
      <p lang="en">No connection to the shop. The page keeps trying.</p>
    </div>
  </main>
);
