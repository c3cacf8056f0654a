import type Beasties from 'beasties';
import { LRUCache } from 'lru-cache';
import type { Screen } from '@/app/serverRender';
import { readSheet, type Sheet } from './readSheet';

/**
 * Maximum number of kinds of pages whose styles are cached. A kind depends on the route, on the sign-in, and on
 * variants of the page.
 */
const maxKinds = 200;

/**
 * Tags as React writes them. The groups are the slash of a closing tag, the name, the attributes, and the slash of a
 * void element.
 */
const tags = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>/g;

/**
 * Describes the kind of a page by its distinct pairs of a parent element and a child element. An element is described
 * by its name and by the attributes that selectors use. Pages of the same kind get the same styles. Styles that depend
 * on siblings or on empty elements may be missing, but the style sheet contains them.
 */
function describeKind(body: string, selectedAttributes: RegExp): string {
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

const listClasses = (body: string): ReadonlySet<string> =>
  new Set([...body.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/**
 * Creates a function that returns critical CSS: the styles that the first screen needs. They are part of the page, so
 * that the browser can paint the page before it has loaded the style sheets.
 * @param publicDir folder of the built shop
 * @param sheets links to the page's style sheets
 */
export function createCriticalCss(publicDir: string, sheets: string) {
  let beasties: Beasties | undefined;
  let sheet: Sheet | null = null;
  const known = new LRUCache<string, string>({ max: maxKinds });
  return async (body: string, screen: Screen): Promise<string> => {
    sheet ??= readSheet(publicDir, sheets);
    if (sheet === null) return '';
    const kind = `${screen}\n${describeKind(body, sheet.selectedAttributes)}`;
    const remembered = known.get(kind);
    if (remembered !== undefined) return remembered;
    // loaded with the first page, because a service without a built shop does not need Beasties
    beasties ??= new (await import('beasties')).default({
      reduceInlineStyles: true,
      // a script sets this attribute before the first paint (src/app/hydration/preHydration.ts)
      allowRules: [/data-theme/],
      logLevel: 'silent',
    });
    // rules for other pages are removed first, because Beasties searches the whole page for each selector
    const rules = sheet.selectRules(listClasses(body));
    const styled = await beasties.process(
      `<html data-screen="${screen}"><head><style>${rules}</style></head><body><div id="shop">${body}</div></body></html>`,
    );
    const styles = /<style>(.*?)<\/style>/s.exec(styled)?.[1] ?? '';
    known.set(kind, styles);
    return styles;
  };
}
