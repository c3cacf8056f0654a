import type Beasties from 'beasties';
import type { Screen } from '@/app/serverRender';

/**
 * Critical CSS: extracts the styles of a rendered page from the shop's style sheets, so that it is painted
 * with its first bytes. @param publicDir of the built shop @param sheets the links of its page
 */
export function createCriticalCss(publicDir: string, sheets: string) {
  let beasties: Beasties | undefined;
  return async (body: string, screen: Screen): Promise<string> => {
    // loaded with the first page: a service without a built shop, as in most tests, needs none
    beasties ??= new (await import('beasties')).default({
      path: publicDir,
      publicPath: '/',
      pruneSource: false,
      reduceInlineStyles: false,
      // set before the first paint (src/app/hydration/preHydration.ts)
      allowRules: [/data-theme/],
      logLevel: 'silent',
    });
    const styled = await beasties.process(
      `<html data-screen="${screen}"><head>${sheets}</head><body><div id="shop">${body}</div></body></html>`,
    );
    return /<style>(.*?)<\/style>/s.exec(styled)?.[1] ?? '';
  };
}
