import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type ChildNode, type Container } from 'postcss';

/** The shop's style sheets. They are reduced to styles that a first screen may need. */
export interface Sheet {
  /** Matches the attributes of an element that selectors may test. */
  selectedAttributes: RegExp;
  /**
   * Returns the rules that may apply to a page with these classes. The result contains only a few unnecessary rules.
   */
  selectRules(classes: ReadonlySet<string>): string;
}

/** Media queries that do not apply to a first screen: print, and devices with hover. */
const laterMedia = /^(?:print|\(hover:\s*hover\))$/;
/**
 * Selectors that do not apply to a first screen: elements under the pointer, and right-to-left text, which neither
 * language of the shop has.
 */
const laterSelector = /:hover|:dir\(rtl\)/;

const isLater = (node: ChildNode): boolean =>
  node.type === 'atrule'
    ? node.name === 'page' || (node.name === 'media' && laterMedia.test(node.params))
    : node.type === 'decl' && node.prop === 'transition';

/** Removes the styles that no first screen needs. The style sheet still contains them. */
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

/** Attributes that selectors may depend on in any style sheet: classes, and attributes that a pseudo-class can test. */
const stateAttributes = ['class', 'type', 'dir', 'lang', 'open', 'hidden', 'disabled', 'checked'];

/**
 * Returns a pattern that finds the attributes which the style sheet's selectors use. The pattern includes an
 * attribute's value only if a selector compares the value. All other attributes, such as `title`, do not change styles.
 */
function createAttributePattern(sheet: string): RegExp {
  const compared = new Set(stateAttributes);
  const present = new Set<string>();
  for (const [, name = '', comparison] of sheet.matchAll(/\[([\w-]+)\s*([~|^$*]?=)?/g))
    (comparison ? compared : present).add(name);
  const names = [...present].filter((name) => !compared.has(name));
  return new RegExp(
    String.raw`\s(?:(?:${[...compared].join('|')})(?:="[^"]{0,200}"|(?![\w-]))|(?:${names.join('|') || '(?!)'})(?![\w-]))`,
    'g',
  );
}

/** Returns the text of a rule. Returns an empty text if the rule cannot apply to a page with these classes. */
type SelectPart = (classes: ReadonlySet<string>) => string;

/** Removes brackets with their contents. The innermost brackets are removed first. */
function stripBrackets(selector: string): string {
  const stripped = selector.replace(/\([^()]*\)/g, '');
  return stripped === selector ? selector : stripBrackets(stripped);
}

/**
 * Returns the classes that a page needs for a selector to match. Classes in brackets are left out, because they may be
 * alternatives or negations.
 */
const listNeeded = (selector: string): string[] =>
  [...stripBrackets(selector).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

/** At-rules whose inner rules are selected one by one. All other at-rules stay unchanged. */
const groupingRules = new Set(['media', 'supports', 'container', 'layer']);

function createPart(node: ChildNode): SelectPart {
  const text = node.toString();
  if (node.type === 'rule') {
    const needed = node.selectors.map(listNeeded);
    return (classes) => (needed.some((names) => names.every((name) => classes.has(name))) ? text : '');
  }
  if (node.type !== 'atrule' || !node.nodes || !groupingRules.has(node.name)) return () => text;
  const parts = node.nodes.map(createPart);
  const head = `@${node.name}${node.raws.afterName ?? ' '}${node.params}`;
  return (classes) => {
    const inner = parts.map((select) => select(classes)).join('');
    return inner === '' ? '' : `${head}{${inner}}`;
  };
}

/**
 * Reads the style sheets of a page.
 * @param sheets links to the style sheets
 * @returns null if there is no style sheet
 */
export function readSheet(publicDir: string, sheets: string): Sheet | null {
  const text = [...sheets.matchAll(/href="?([^"\s>]+)/g)]
    .map(([, href = '']) => path.join(publicDir, href))
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
    .join('\n');
  if (text.trim() === '') return null;
  const sheet = parse(text);
  removeLaterStyles(sheet);
  const parts = sheet.nodes.map(createPart);
  return {
    selectedAttributes: createAttributePattern(text),
    selectRules: (classes) => parts.map((select) => select(classes)).join(''),
  };
}
