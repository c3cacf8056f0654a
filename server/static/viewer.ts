import type { FastifyRequest } from 'fastify';
import type { Viewer } from '@/app/firstScreen';

const languageOf = (text: unknown) => (text === 'es' || text === 'en' ? text : null);
const askedFor = /^\?lang=(\w+)$/;

/** What the browser tells of itself: the language that its address asks for, or that was chosen before. */
export function viewerOf({ url, headers, cookies }: FastifyRequest): Viewer {
  const asked = askedFor.exec(url.slice(url.indexOf('?')))?.[1];
  return {
    screen: /Mobi/.test(headers['user-agent'] ?? '') ? 'phone' : 'desk',
    language: languageOf(asked) ?? languageOf(cookies.language) ?? 'es',
  };
}

/** Without the language; null with any other query. */
export function pathOf(url: string): string | null {
  const [path = '', query] = url.split('?');
  return query === undefined || askedFor.test(`?${query}`) ? path : null;
}
