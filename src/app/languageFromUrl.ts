import { languages, type LanguageCode } from '@/features/i18n';

/**
 * Returns the language of the URL (`?lang=en`, as search engines link it) and removes it from the URL: from
 * here on it is the visitor's choice.
 */
export function consumeLanguageParam(): LanguageCode | null {
  const url = new URL(location.href);
  const param = url.searchParams.get('lang');
  if (param === null) return null;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
  return languages.find(({ code }) => code === param)?.code ?? null;
}
