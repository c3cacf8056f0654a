import type Beasties from 'beasties';
import type { Screen } from '@/app/serverRender';

/**
 * The styles that what is drawn shows, out of the shop's sheets: a page that brings them along is painted with its first
 * bytes.
 * @param publicDir of the built shop
 * @param sheets the links of its page
 */
export function createCriticalCss(publicDir: string, sheets: string) {
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
    return /<style>(.*?)<\/style>/s.exec(styled)?.[1] ?? '';
  };
}
