import { DomUtils, parseDocument } from 'htmlparser2';
import type { LanguageCode } from '@/app/serverRender';
import type { PrefetchedResponse } from '@/app/prefetchedResponses';
import { originPlaceholder } from '@/app/structuredData';
import { defaultLanguage, languages, type Visitor } from '../shared/requestContext';
import { toInlineJson, writeAnswers } from './inlineJson';
import type { RenderedPageWithCss } from './renderPool';

/**
 * Slots of the built page. A rendered page has other contents in these slots.
 * language: the document's lang attribute · about: title and description · image: Open Graph image · font: preload of
 * the display font · later: scripts, messages, style sheets and the manifest, which a rendered page needs only after
 * the first paint · removed: placeholders that a rendered page does not need · headEnd, shop, preloader: positions at
 * which parts of the rendered page are inserted.
 */
type Slot = 'language' | 'about' | 'image' | 'font' | 'later' | 'removed' | 'headEnd' | 'shop' | 'preloader';

interface Part {
  slot: Slot | null;
  text: string;
}

export interface BuiltPage {
  html: string;
  /** The page's HTML, split at the slots. */
  parts: readonly Part[];
  /** Contents of the page's style elements. */
  styles: readonly string[];
  /** Links to the page's style sheets. */
  sheets: string;
  /** Script that loads the bundle in a rendered page (src/app/hydration/preHydration.ts). */
  begin: string;
  /**
   * Script that loads the bundle in the app shell. It also records the keys that a seller presses before the bundle has
   * loaded.
   */
  beginShell: string;
}

interface Element {
  name: string;
  attribs: Record<string, string>;
}

const lateLinks = new Set(['stylesheet', 'manifest', 'prefetch']);

function getSlot({ name, attribs }: Element): Slot | null {
  const { id, rel = '', as } = attribs;
  if (name === 'style' || id === 'waiting') return 'removed';
  if (id === 'shop' || id === 'preloader') return id;
  if (name === 'title' || (name === 'meta' && attribs.name === 'description')) return 'about';
  if (name === 'meta' && attribs.property?.startsWith('og:image')) return 'image';
  if (name === 'link' && as === 'font') return 'font';
  const isLate = name === 'script' ? attribs.defer !== undefined : as === 'fetch' || lateLinks.has(rel);
  return (name === 'script' || name === 'link') && isLate ? 'later' : null;
}

/** Splits the built page at its slots once, so that rendering only joins strings. */
export function splitBuiltPage(html: string, begin: string, beginShell: string): BuiltPage {
  const elements = DomUtils.findAll(
    () => true,
    parseDocument(html, { withStartIndices: true, withEndIndices: true }).children,
  );
  const cuts = elements.flatMap((element) => {
    const slot = getSlot(element);
    return slot ? [{ slot, from: element.startIndex ?? 0, to: (element.endIndex ?? 0) + 1 }] : [];
  });
  const language = / lang="?\w+"?/.exec(html);
  if (language)
    cuts.push({ slot: 'language', from: language.index, to: language.index + language[0].length });
  const headEnd = html.indexOf('</head>');
  cuts.push({ slot: 'headEnd', from: headEnd, to: headEnd });
  cuts.sort((a, b) => a.from - b.from);

  const parts: Part[] = [];
  let at = 0;
  for (const { slot, from, to } of cuts) {
    parts.push({ slot: null, text: html.slice(at, from) }, { slot, text: html.slice(from, to) });
    at = to;
  }
  parts.push({ slot: null, text: html.slice(at) });
  const styles = elements
    .filter(({ name }) => name === 'style')
    .map((element) => DomUtils.textContent(element));
  const sheets = parts.filter(isSheet).map(({ text }) => text);
  return { html, parts, styles, sheets: sheets.join(''), begin, beginShell };
}

const isSheet = ({ slot, text }: Part): boolean => slot === 'later' && /rel="?stylesheet/.test(text);

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Whether this is the first visit, and the visitor uses a phone. The page then has no display font, because the preload
 * of the font would delay the pictures.
 */
export const isFirstMobileVisit = ({ screen, isNew }: Visitor): boolean => isNew && screen === 'phone';

const isFontFace = (text: string): boolean => text.includes('font-display:');

/**
 * Returns all styles of the first screen, for one style element. The security policy of the page contains the hash of
 * this element.
 */
export const renderCriticalStyles = (
  { styles }: BuiltPage,
  visitor: Visitor,
  rendered: RenderedPageWithCss,
): string =>
  [
    ...(isFirstMobileVisit(visitor) ? styles.filter((text) => !isFontFace(text)) : styles),
    rendered.styles,
  ].join('');

/** Address of a guest's page. */
export interface PageUrl {
  /** Origin of the shop, such as 'https://tienda.example.ec'. */
  origin: string;
  path: string;
}

const renderUrl = ({ origin, path }: PageUrl, language: LanguageCode): string =>
  escapeHtml(
    origin + path + (language === defaultLanguage ? '' : `${path.includes('?') ? '&' : '?'}lang=${language}`),
  );

/** Makes the address of the Open Graph image absolute, because link previews require an absolute address. */
const toAbsoluteImages = (html: string, { origin }: PageUrl): string =>
  html.replace(
    /(<meta property="?og:image"? content="?)\//g,
    (_, before: string) => `${before}${escapeHtml(origin)}/`,
  );

/**
 * Renders the Open Graph tags that a page lacks. They contain the page's title and description, which are already
 * escaped. The shop's name at the end of the title is left out, because another tag contains it.
 */
function renderPreviewTags(head: string): string {
  const title = /<title>([^<]*?)(?: · [^·<]*)?<\/title>/.exec(head)?.[1];
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  return [
    ['og:title', title],
    ['og:description', description],
  ]
    .filter(([name, content]) => content && !head.includes(`"${name}"`))
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('');
}

/**
 * Renders the tags in the head that belong to a guest's page: title, description, preview tags, addresses and
 * structured data.
 */
function renderMetadata(url: PageUrl, language: LanguageCode, { head, data }: RenderedPageWithCss): string {
  const alternates = languages.map(
    (other) => `<link rel="alternate" hreflang="${other}" href="${renderUrl(url, other)}">`,
  );
  const structured = data.map(
    (thing) => `<script type="application/ld+json">${toInlineJson(thing)}</script>`,
  );
  return [
    toAbsoluteImages(head, url),
    renderPreviewTags(head),
    `<meta property="og:url" content="${renderUrl(url, language)}">`,
    `<link rel="canonical" href="${renderUrl(url, language)}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${renderUrl(url, defaultLanguage)}">`,
    ...structured.map((script) => script.replaceAll(originPlaceholder, () => url.origin)),
  ].join('');
}

/**
 * Renders the tags that load after the first paint. Style sheets come first, because scripts need them and run as soon
 * as they have loaded.
 */
function renderLateTags({ parts, sheets }: BuiltPage, language: LanguageCode, isFontLate: boolean): string {
  const others = parts
    .filter((part) => (part.slot === 'later' && !isSheet(part)) || (isFontLate && part.slot === 'font'))
    .map(({ slot, text }) => (slot === 'font' ? text.replace(/rel="?preload"?/, 'rel="prefetch"') : text));
  return sheets + others.join('').replaceAll(`/assets/i18n/${defaultLanguage}.`, `/assets/i18n/${language}.`);
}

const renderAnswers = (answers: string): string =>
  `<script type="application/json" id="answers">${answers}</script>`;

/**
 * Renders a page: the built page with a first screen and its critical CSS. All other files load after the first
 * pictures (src/app/hydration/preHydration.ts).
 * @param url null for the app shell of signed-in accounts, which search engines do not see
 */
export function renderHtmlPage(
  page: BuiltPage,
  visitor: Visitor,
  rendered: RenderedPageWithCss,
  url: PageUrl | null,
): string {
  const { screen, language } = visitor;
  const isFontLate = isFirstMobileVisit(visitor);
  const hasOwnImage = rendered.head.includes('"og:image"');
  const metadata = url ? renderMetadata(url, language, rendered) : '';
  const styles = `<style>${renderCriticalStyles(page, visitor, rendered)}</style><noscript>${page.sheets}</noscript>`;
  const late = `<template id="later">${renderLateTags(page, language, isFontLate)}</template>`;

  const fill: Record<Slot, (text: string) => string> = {
    language: () => ` data-screen="${screen}"${url ? '' : ' data-shell'} lang="${language}"`,
    about: (text) => (url ? '' : text),
    image: (text) => (!url ? text : hasOwnImage ? '' : toAbsoluteImages(text, url)),
    font: (text) => (isFontLate ? '' : text),
    later: () => '',
    removed: () => '',
    headEnd: () => `${metadata}${styles}<script>${url ? page.begin : page.beginShell}</script>${late}`,
    shop: () => `<div id=shop>${rendered.body}</div>`,
    preloader: () => renderAnswers(rendered.answers),
  };
  return page.parts.map(({ slot, text }) => (slot ? fill[slot](text) : text)).join('');
}

/**
 * Renders a signed-in account's page if no app shell was rendered in time. The page is the built page with the
 * account's session. The page's scripts load at once. Until they have loaded, an inline script records the keys that a
 * seller presses.
 */
export function renderBareShell(
  page: BuiltPage,
  { screen, language }: Visitor,
  session: PrefetchedResponse,
): string {
  const fill: Partial<Record<Slot, (text: string) => string>> = {
    language: () => ` data-screen="${screen}" data-shell lang="${language}"`,
    headEnd: () => `<script>${page.beginShell}</script>`,
    preloader: (text) => renderAnswers(writeAnswers([session])) + text,
  };
  return page.parts.map(({ slot, text }) => (slot && fill[slot] ? fill[slot](text) : text)).join('');
}
