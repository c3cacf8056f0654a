import { languages, type LanguageCode } from '@/features/i18n';

/**
 * The language that the page's address asks for (`?lang=en`), as a link from a search engine does: taken out of the
 * address, as it is the person's choice from here on.
 */
export function consumeLanguageParam(): LanguageCode | null {
  const url = new URL(location.href);
  const asked = url.searchParams.get('lang');
  if (asked === null) return null;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
  return languages.find(({ code }) => code === asked)?.code ?? null;
}
