import type { LanguageCode } from '@/app/serverRender';
import { originPlaceholder } from '@/app/structuredData';
import type { BuiltPage } from '../static/pages';
import { defaultLanguage, languages, type Visitor } from '../static/requestContext';
import type { RenderedPageWithCss } from './ssrCache';

/** Data in the page is no script, and holds nothing that could end its element. */
const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const tagsIn = (page: string, tags: RegExp): string => (page.match(tags) ?? []).join('');

/** What of the built page a drawn one needs only once it has been painted: code, texts, all styles, the manifest, letters. */
const later =
  /<script defer[^>]*><\/script>|<link[^>]* (?:rel="?(?:stylesheet|manifest|prefetch)|as="?fetch)[^>]*>/g;

const font = /<link rel="?preload"?([^>]* as="?font[^>]*>)/;
const styleElements = /<style>.*?<\/style>/gs;

/** What of a visitor decides about a page, beside what its drawing knows. */
export const isFirstMobileVisit = ({ screen, isNew }: Visitor): boolean => isNew && screen === 'phone';

/**
 * The shop's own letters are for a first screen or not at all on a page (src/app/index.html): a new phone would wait for
 * them before its pictures and seldom show them. It gets them afterwards, for the next page it opens.
 */
const fontLater = (html: string): string =>
  html.replace(font, (_, about: string) => `<link rel="prefetch"${about}`);
const isOfLetters = (text: string): boolean => text.includes('font-display:');

/** All that a drawn page shows at first, in one element, whose digest is in the policy sent with it. */
export const renderCriticalStyles = (
  { styles }: BuiltPage,
  visitor: Visitor,
  drawn: RenderedPageWithCss,
): string =>
  [
    ...(isFirstMobileVisit(visitor) ? styles.filter((text) => !isOfLetters(text)) : styles),
    drawn.styles,
  ].join('');

const sheets = /<link[^>]* rel="?stylesheet[^>]*>/g;

/** The style sheets of the built page, as its links. */
export const renderStylesheetLinks = (page: string): string => tagsIn(page, sheets);

/** The sheets first: the code, which may run as soon as it is there, draws what only they know. */
const broughtLater = (page: string): string =>
  renderStylesheetLinks(page) + tagsIn(page.replaceAll(sheets, ''), later);

/** Where a guest's page is found. */
export interface PageUrl {
  /** Of the request: 'https://tienda.example.ec'. */
  origin: string;
  path: string;
}

const addressIn = ({ origin, path }: PageUrl, language: LanguageCode): string =>
  escaped(origin + path) + (language === defaultLanguage ? '' : `?lang=${language}`);

/** What a page is about, for who links to it or lists it; in whole addresses. */
function aboutIt(address: PageUrl, language: LanguageCode, { head, data }: RenderedPageWithCss): string {
  const others = languages.map(
    (other) => `<link rel="alternate" hreflang="${other}" href="${addressIn(address, other)}">`,
  );
  const facts = data.map((thing) => `<script type="application/ld+json">${asData(thing)}</script>`);
  return [
    inWhole(head, address),
    `<meta property="og:url" content="${addressIn(address, language)}">`,
    `<link rel="canonical" href="${addressIn(address, language)}">`,
    ...others,
    `<link rel="alternate" hreflang="x-default" href="${addressIn(address, defaultLanguage)}">`,
    ...facts.map((fact) => fact.replaceAll(originPlaceholder, () => address.origin)),
  ].join('');
}

/** What shows links elsewhere wants whole addresses of their pictures. */
const inWhole = (html: string, { origin }: PageUrl): string =>
  html.replace(
    /(<meta property="?og:image"? content="?)\//g,
    (_, before: string) => `${before}${escaped(origin)}/`,
  );

/** The page says of itself what the built one says of all. */
const saidByAll = /<title>.*?<\/title>|<meta name="?description"?[^>]*>/g;
const pictureOfAll = /<meta property="?og:image[^>]*>/g;

const withoutSaid = (html: string, head: string): string => {
  const untitled = html.replace(saidByAll, '');
  return head.includes('"og:image"') ? untitled.replace(pictureOfAll, '') : untitled;
};

/**
 * The built page with a first screen in it and the styles it shows: what the browser shows before anything else has come.
 * The rest is brought after the first pictures (src/app/hydration/preHydration.ts).
 * @param address null for the shell of who is signed in: no page that anybody else finds
 */
export function renderHtmlPage(
  page: BuiltPage,
  visitor: Visitor,
  drawn: RenderedPageWithCss,
  address: PageUrl | null,
): string {
  const { screen, language } = visitor;
  const unstyled = page.html.replace(styleElements, '');
  const inLanguage = unstyled.replaceAll(`/assets/i18n/${defaultLanguage}.`, `/assets/i18n/${language}.`);
  const built = isFirstMobileVisit(visitor) ? fontLater(inLanguage) : inLanguage;
  const addressed = address ? inWhole(withoutSaid(built, drawn.head), address) : built;
  const styles = renderCriticalStyles(page, visitor, drawn);
  const first = `<style>${styles}</style><noscript>${renderStylesheetLinks(built)}</noscript><script>${page.begin}</script>`;
  const rest = `<template id="later">${broughtLater(built)}</template>`;
  const about = address ? aboutIt(address, language, drawn) : '';
  return addressed
    .replace(
      /<html(.*?) lang="?\w+"?/,
      (_, before: string) =>
        `<html${before} data-screen="${screen}"${address ? '' : ' data-shell'} lang="${language}"`,
    )
    .replace(later, '')
    .replace('</head>', () => `${about}${first}${rest}</head>`)
    .replace(/<main id="?waiting"?>.*?<\/main>/s, '')
    .replace('<div id=shop></div>', () => `<div id=shop>${drawn.body}</div>`)
    .replace(
      '<div id=preloader role=presentation></div>',
      () => `<script type="application/json" id="answers">${asData(drawn.answers)}</script>`,
    );
}
