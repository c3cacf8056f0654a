import type Beasties from 'beasties';
import { LRUCache } from 'lru-cache';
import type { Screen } from '@/app/serverRender';

/** Kinds of pages whose styles are remembered: the routes, signed in or not, times what a page may hold. */
const maxKinds = 200;

/** Tags as React writes them: slash of a closing one, name, attributes, slash of an empty one. */
const tags = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>/g;
/** Attributes by which the shop's style sheets select; texts and addresses are not among them. */
const selectedAttributes =
  /\s(?:class|type|role|dir|lang|open|hidden|disabled|checked|(?:aria|data)-(?!label)[\w-]+)(?:="[^"]{0,200}")?/g;

/**
 * Returns which elements stand in which, each pair once and named by what styles select by: pages that have the same have the same
 * styles, but for those of a first or last child, which come with the style sheet.
 */
function describeKind(body: string): string {
  const pairs = new Set<string>();
  const parents: string[] = [];
  for (const [, closing, tag = '', attributes = '', isEmpty] of body.matchAll(tags)) {
    if (closing) {
      parents.pop();
      continue;
    }
    const element = tag + (attributes.match(selectedAttributes) ?? []).join('');
    pairs.add(`${parents.at(-1)} > ${element}`);
    if (!isEmpty) parents.push(element);
  }
  return [...pairs].sort().join('\n');
}

/**
 * Critical CSS: extracts the styles of a rendered page from the shop's style sheets, so that it is painted
 * with its first bytes. @param publicDir of the built shop @param sheets the links of its page
 */
export function createCriticalCss(publicDir: string, sheets: string) {
  let beasties: Beasties | undefined;
  const known = new LRUCache<string, string>({ max: maxKinds });
  return async (body: string, screen: Screen): Promise<string> => {
    const kind = `${screen}\n${describeKind(body)}`;
    const remembered = known.get(kind);
    if (remembered !== undefined) return remembered;
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
    const styles = /<style>(.*?)<\/style>/s.exec(styled)?.[1] ?? '';
    known.set(kind, styles);
    return styles;
  };
}
