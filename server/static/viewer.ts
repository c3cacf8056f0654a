import type { FastifyRequest } from 'fastify';
import type { LanguageCode, Viewer } from '@/app/firstScreen';

export const defaultLanguage = 'es';
/** In which a page is drawn. */
export const languages: readonly LanguageCode[] = [defaultLanguage, 'en'];

const languageOf = (text: string | undefined) => languages.find((code) => code === text);
const askedFor = /^\?lang=(\w+)$/;

export interface Visitor extends Viewer {
  /** The browser has had no page of the shop yet: neither its language nor its letters. */
  isNew: boolean;
}

/** What the browser tells of itself: the language that its address asks for, or that was chosen before. */
export function viewerOf({ url, headers, cookies }: FastifyRequest): Visitor {
  const asked = askedFor.exec(url.slice(url.indexOf('?')))?.[1];
  return {
    screen: /Mobi/.test(headers['user-agent'] ?? '') ? 'phone' : 'desk',
    language: languageOf(asked) ?? languageOf(cookies.language) ?? defaultLanguage,
    isNew: cookies.language === undefined,
  };
}

/** Without the language; null with any other query. */
export function pathOf(url: string): string | null {
  const [path = '', query] = url.split('?');
  return query === undefined || askedFor.test(`?${query}`) ? path : null;
}
