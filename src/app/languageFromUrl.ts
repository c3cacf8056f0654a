import { languages, type LanguageCode } from '@/features/i18n';

/**
 * Returns the language in the URL's query, and removes the language from the URL. Search engines link to URLs with a
 * language, such as `?lang=en`. The caller stores the language as the visitor's choice.
 */
export function consumeLanguageParam(): LanguageCode | null {
  const url = new URL(location.href);
  const param = url.searchParams.get('lang');
  if (param === null) return null;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
  return languages.find(({ code }) => code === param)?.code ?? null;
}
