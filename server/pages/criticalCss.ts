import type Beasties from 'beasties';
import { LRUCache } from 'lru-cache';
import { parse, type ChildNode, type Container } from 'postcss';
import type { Screen } from '@/app/serverRender';

/** Maximum kinds of pages whose styles are cached: the routes, signed in or not, with the variants of each. */
const maxKinds = 200;

/** Tags as React writes them: slash of a closing one, name, attributes, slash of an empty one. */
const tags = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>/g;
/** Attributes by which the shop's style sheets select; texts and addresses are not among them. */
const selectedAttributes =
  /\s(?:class|type|role|dir|lang|open|hidden|disabled|checked|(?:aria|data)-(?!label)[\w-]+)(?:="[^"]{0,200}")?/g;

/**
 * Returns the distinct parent-child pairs of elements, named by the attributes that styles select by: pages with the
 * same pairs have the same styles, except those of a first or last child, which the style sheet has.
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

/** Media that no first screen needs: paper, and a mouse over something. */
const laterMedia = /^(?:print|\(hover:\s*hover\))$/;
/** States that a page does not begin with: both languages are written from left to right. */
const laterSelector = /:hover|:dir\(rtl\)/;

const isLater = (node: ChildNode): boolean =>
  node.type === 'atrule'
    ? node.name === 'page' || (node.name === 'media' && laterMedia.test(node.params))
    : node.type === 'decl' && node.prop === 'transition';

/** Removes styles that no first screen needs and the style sheet has. */
function removeLaterStyles(container: Container): void {
  container.each((node) => {
    if (isLater(node)) node.remove();
    else if (node.type === 'rule' || node.type === 'atrule') {
      if (node.type === 'rule') {
        const first = node.selectors.filter((selector) => !laterSelector.test(selector));
        if (first.length < node.selectors.length) node.selectors = first;
      }
      if (node.nodes) removeLaterStyles(node);
      if (node.nodes?.length === 0 || (node.type === 'rule' && node.selector === '')) node.remove();
    }
  });
}

function keepFirstStyles(styles: string): string {
  const sheet = parse(styles);
  removeLaterStyles(sheet);
  return sheet.toString();
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
    const styles = keepFirstStyles(/<style>(.*?)<\/style>/s.exec(styled)?.[1] ?? '');
    // without a style sheet nothing is cached, so that the next page reads it again
    if (styles !== '') known.set(kind, styles);
    return styles;
  };
}
