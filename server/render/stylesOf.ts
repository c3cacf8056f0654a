import type Beasties from 'beasties';
import type { Screen } from '@/app/firstScreen';

/**
 * Without the custom properties that nothing reads (`var(--x)` is what reads one), and those that only they read: the sheet
 * brings them all.
 */
function withoutUnread(styles: string, body: string): string {
  const read = new Set((styles + body).match(/(?<=var\(\s*)--[\w-]+/g));
  const left = styles.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declared, name: string) =>
    read.has(name) ? declared : '',
  );
  return left === styles ? styles.replace(/[^{};]+\{\}/g, '') : withoutUnread(left, body);
}

/**
 * The styles that what is drawn shows, out of the shop's sheets: a page that brings them along is painted with its first
 * bytes.
 * @param publicDir of the built shop
 * @param sheets the links of its page
 */
export function makeStylesOf(publicDir: string, sheets: string) {
  let beasties: Beasties | undefined;
  return async (body: string, screen: Screen): Promise<string> => {
    // brought with the first screen: a service without a built shop, as most tests', needs none
    beasties ??= new (await import('beasties')).default({
      path: publicDir,
      publicPath: '/',
      pruneSource: false,
      reduceInlineStyles: false,
      logLevel: 'silent',
    });
    const styled = await beasties.process(
      `<html data-screen="${screen}"><head>${sheets}</head><body><div id="shop">${body}</div></body></html>`,
    );
    return withoutUnread(/<style>(.*?)<\/style>/s.exec(styled)?.[1] ?? '', body);
  };
}
