import { readListQuery, writeListQuery } from '@/features/catalog/listQuery';
import { matchRoute, toUrl } from '@/features/navigation/routes';
import type { FastifyRequest } from 'fastify';
import type { LanguageCode, RenderContext } from '@/app/serverRender';

export const defaultLanguage = 'es';
/** Languages in which pages are rendered. */
export const languages: readonly LanguageCode[] = [defaultLanguage, 'en'];

const parseLanguage = (text: string | undefined) => languages.find((code) => code === text);
/** Tracking parameters of campaigns, posts and advertisements. They do not change the page. */
const campaignMark = /^(?:utm_\w+|\w*clid|[gw]braid|gad_\w+|srsltid|mc_[ce]id|igsh(?:id)?|_g[al])$/;

const parseQuery = (url: string): URLSearchParams => new URLSearchParams(/\?.*$/s.exec(url)?.[0]);

export interface Visitor extends RenderContext {
  /** Whether this is the first visit of the browser. The browser then has no stored language, and no cached fonts. */
  isNew: boolean;
}

/** Reads the kind of screen and the language from a request. The language comes from the URL, or else from a cookie. */
export function readRenderContext({ url, headers, cookies }: FastifyRequest): Visitor {
  const urlLanguage = parseQuery(url).get('lang') ?? undefined;
  return {
    screen: /Mobi/.test(headers['user-agent'] ?? '') ? 'phone' : 'desk',
    language: parseLanguage(urlLanguage) ?? parseLanguage(cookies.language) ?? defaultLanguage,
    isNew: cookies.language === undefined,
  };
}

/** Returns a URL without its query. */
export const readPath = (url: string): string => url.replace(/\?.*$/s, '');

/**
 * Whether the query has a parameter that changes the page, such as a filter or a search. The language and tracking
 * parameters do not count.
 */
export const hasSignificantQuery = (url: string): boolean =>
  [...parseQuery(url).keys()].some((name) => name !== 'lang' && !campaignMark.test(name));

export interface ListAddress {
  /** Address of the list. It contains only parameters that change the list. */
  path: string;
  /** Address for search engines. It contains the search and the page number, but no sort order and no filters. */
  canonical: string;
}

/** Reads the address of a list, with its page number, sort order, filters and search. Returns null for other pages. */
export function readListAddress(url: string): ListAddress | null {
  const { route, params } = matchRoute(readPath(url));
  if (route !== 'search' && route !== 'allProducts' && route !== 'categoryProducts') return null;
  const query = readListQuery(Object.fromEntries(parseQuery(url)));
  const { page, search, isExact } = query;
  const own = { ...readListQuery({}), page, search, ...(isExact ? { isExact } : {}) };
  return {
    path: toUrl(route, params, writeListQuery(query)),
    canonical: toUrl(route, params, writeListQuery(own)),
  };
}
