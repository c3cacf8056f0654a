import type { FastifyRequest } from 'fastify';
import type { LanguageCode, RenderContext } from '@/app/serverRender';

export const defaultLanguage = 'es';
/** In which a page is drawn. */
export const languages: readonly LanguageCode[] = [defaultLanguage, 'en'];

const languageOf = (text: string | undefined) => languages.find((code) => code === text);
/** What a campaign, a post or a search engine's advertisement hangs on a link, for who counts visits: no other page. */
const campaignMark = /^(?:utm_\w+|\w*clid|[gw]braid|gad_\w+|srsltid|mc_[ce]id|igsh(?:id)?|_g[al])$/;

const queryIn = (url: string): URLSearchParams => new URLSearchParams(/\?.*$/s.exec(url)?.[0]);

export interface Visitor extends RenderContext {
  /** The browser has had no page of the shop yet: neither its language nor its letters. */
  isNew: boolean;
}

/** What the browser tells of itself: the language that its address asks for, or that was chosen before. */
export function readRenderContext({ url, headers, cookies }: FastifyRequest): Visitor {
  const asked = queryIn(url).get('lang') ?? undefined;
  return {
    screen: /Mobi/.test(headers['user-agent'] ?? '') ? 'phone' : 'desk',
    language: languageOf(asked) ?? languageOf(cookies.language) ?? defaultLanguage,
    isNew: cookies.language === undefined,
  };
}

/** An address without its query. */
export const readPath = (url: string): string => url.replace(/\?.*$/s, '');

/** Whether its query says more than a language and where the visitor comes from: a filter, a search. */
export const hasSignificantQuery = (url: string): boolean =>
  [...queryIn(url).keys()].some((name) => name !== 'lang' && !campaignMark.test(name));
