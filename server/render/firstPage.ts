import type { FirstScreen, Screen } from '@/app/firstScreen';

/** Data in the page is no script, and holds nothing that could end its element. */
const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The built page with a first screen in it: what the browser shows before any script has come. */
export function firstPage(page: string, screen: Screen, { head, body, answers }: FirstScreen): string {
  return page
    .replace(/<title>.*?<\/title>/, '')
    .replace(/<meta name="?description"?[^>]*>/, '')
    .replace('<html', () => `<html data-screen="${screen}"`)
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id=shop></div>', () => `<div id=shop>${body}</div>`)
    .replace(
      '<div id=preloader role=presentation></div>',
      () => `<script type="application/json" id="answers">${asData(answers)}</script>`,
    );
}
