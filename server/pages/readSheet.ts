import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type ChildNode, type Container } from 'postcss';

/** The shop's style sheets, limited to the styles that a first screen may need. */
export interface Sheet {
  /** Matches the attributes of elements on which a selector depends. */
  selectedAttributes: RegExp;
  /** Returns the rules whose classes all occur on a page. They include all rules that may match, and few others. */
  selectRules(classes: ReadonlySet<string>): string;
}

/** Media queries that do not apply to a first screen: print and hover. */
const laterMedia = /^(?:print|\(hover:\s*hover\))$/;
/**
 * Selectors that do not apply at first: hover, and right-to-left, because both languages are written from left to
 * right.
 */
const laterSelector = /:hover|:dir\(rtl\)/;

const isLater = (node: ChildNode): boolean =>
  node.type === 'atrule'
    ? node.name === 'page' || (node.name === 'media' && laterMedia.test(node.params))
    : node.type === 'decl' && node.prop === 'transition';

/** Removes styles that no first screen needs; the style sheet still has them. */
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

/** Attributes on which selectors of any sheet may depend: classes, and states with a pseudo-class. */
const stateAttributes = ['class', 'type', 'dir', 'lang', 'open', 'hidden', 'disabled', 'checked'];

/**
 * Returns a pattern of the attributes that a style sheet's selectors use. The pattern includes the value of an
 * attribute if a selector compares it, otherwise only the name. Other attributes, such as a title, change no style.
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

/** Returns the text of a rule for a page with these classes, or an empty text if the rule cannot match. */
type SelectPart = (classes: ReadonlySet<string>) => string;

/** Removes the contents of brackets, from the innermost ones outwards. */
function stripBrackets(selector: string): string {
  const stripped = selector.replace(/\([^()]*\)/g, '');
  return stripped === selector ? selector : stripBrackets(stripped);
}

/**
 * Returns the classes without which a selector cannot match. Classes in brackets are not included, because they are
 * alternatives or negations.
 */
const listNeeded = (selector: string): string[] =>
  [...stripBrackets(selector).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

/** At-rules that contain other rules. All other at-rules are kept unchanged. */
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
 * Reads the style sheets that a page links.
 * @param sheets the links
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
