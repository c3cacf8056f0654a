import type { Screen } from '@/app/firstScreen';
import { anyOrigin } from '@/app/structuredData';
import type { BuiltPage } from '../static/pages';
import type { StyledScreen } from './firstScreens';

/** Data in the page is no script, and holds nothing that could end its element. */
const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const tagsIn = (page: string, tags: RegExp): string => (page.match(tags) ?? []).join('');

/** What of the built page a drawn one needs only once it has been painted: code, texts, and the styles of all pages. */
const later = /<script defer[^>]*><\/script>|<link[^>]* (?:rel="?stylesheet|as="?fetch)[^>]*>/g;

/** The style sheets of the built page, as its links. */
export const sheetLinks = (page: string): string => tagsIn(page, /<link[^>]* rel="?stylesheet[^>]*>/g);

export interface Asked {
  screen: Screen;
  /** Of the request: 'https://tienda.example.ec'. */
  origin: string;
  path: string;
}

/**
 * The built page with a first screen in it and the styles it shows: what the browser shows before anything else has come.
 * The rest is brought after the first pictures (src/app/begin.ts).
 */
export function firstPage(
  { html: page, begin }: BuiltPage,
  { screen, origin, path }: Asked,
  { head, body, answers, data, styles }: StyledScreen,
): string {
  const about = data.map((thing) => `<script type="application/ld+json">${asData(thing)}</script>`).join('');
  const address = `<link rel="canonical" href="${escaped(origin + path)}">`;
  // a page's own picture stands for the shop's, and what shows links elsewhere wants whole addresses
  const built = head.includes('"og:image"') ? page.replace(/<meta property="?og:image[^>]*>/g, '') : page;
  const whole = (html: string) =>
    html.replace(
      /(<meta property="?og:image"? content="?)\//g,
      (_, before: string) => `${before}${escaped(origin)}/`,
    );
  const first = `<style>${styles}</style><noscript>${sheetLinks(page)}</noscript><script async src="${begin}"></script>`;
  const rest = `<template id="later">${tagsIn(page, later)}</template>`;
  return whole(built)
    .replace(/<title>.*?<\/title>/, '')
    .replace(/<meta name="?description"?[^>]*>/, '')
    .replace('<html', () => `<html data-screen="${screen}"`)
    .replace(later, '')
    .replace(
      '</head>',
      () => `${whole(head)}${first}${address}${about.replaceAll(anyOrigin, origin)}${rest}</head>`,
    )
    .replace(/<main id="?waiting"?>.*?<\/main>/s, '')
    .replace('<div id=shop></div>', () => `<div id=shop>${body}</div>`)
    .replace(
      '<div id=preloader role=presentation></div>',
      () => `<script type="application/json" id="answers">${asData(answers)}</script>`,
    );
}
