import type { FirstScreen, Screen } from '@/app/firstScreen';
import { anyOrigin } from '@/app/structuredData';

/** Data in the page is no script, and holds nothing that could end its element. */
const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export interface Asked {
  screen: Screen;
  /** Of the request: 'https://tienda.example.ec'. */
  origin: string;
  path: string;
}

/** The built page with a first screen in it: what the browser shows before any script has come. */
export function firstPage(
  page: string,
  { screen, origin, path }: Asked,
  { head, body, answers, data }: FirstScreen,
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
  return whole(built)
    .replace(/<title>.*?<\/title>/, '')
    .replace(/<meta name="?description"?[^>]*>/, '')
    .replace('<html', () => `<html data-screen="${screen}"`)
    .replace('</head>', () => `${address}${whole(head)}${about.replaceAll(anyOrigin, origin)}</head>`)
    .replace(/<main id="?waiting"?>.*?<\/main>/s, '')
    .replace('<div id=shop></div>', () => `<div id=shop>${body}</div>`)
    .replace(
      '<div id=preloader role=presentation></div>',
      () => `<script type="application/json" id="answers">${asData(answers)}</script>`,
    );
}
