import type Beasties from 'beasties';
import { LRUCache } from 'lru-cache';
import type { Screen } from '@/app/serverRender';
import { readSheet, type Sheet } from './readSheet';

/** Maximum number of page kinds whose styles are cached: the routes, signed in or not, with the variants of each. */
const maxKinds = 200;

/** Tags as React writes them: slash of a closing tag, name, attributes, slash of a void element. */
const tags = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>/g;

/**
 * Returns the distinct parent-child pairs of elements, named by the attributes that selectors use. Pages with the same
 * pairs get the same styles. Styles that depend on siblings or on an empty element may then be missing; the style sheet
 * has them.
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
 * Critical CSS: extracts the styles of a rendered page from the shop's style sheets, so that the page is painted with
 * its first bytes.
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
    // loaded with the first page, because a service without a built shop, as in most tests, does not need it
    beasties ??= new (await import('beasties')).default({
      reduceInlineStyles: true,
      // the page sets this attribute before the first paint (src/app/hydration/preHydration.ts)
      allowRules: [/data-theme/],
      logLevel: 'silent',
    });
    // rules for classes of other pages are removed first, because Beasties searches the whole page for each selector
    const rules = sheet.selectRules(listClasses(body));
    const styled = await beasties.process(
      `<html data-screen="${screen}"><head><style>${rules}</style></head><body><div id="shop">${body}</div></body></html>`,
    );
    const styles = /<style>(.*?)<\/style>/s.exec(styled)?.[1] ?? '';
    known.set(kind, styles);
    return styles;
  };
}
