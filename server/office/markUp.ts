import { escapeHtml } from '../pages/htmlTemplate';

/** HTML that `markUp` has built. It is inserted into other HTML without escaping. */
export class Markup {
  constructor(readonly text: string) {}
}

/** Values of a template. Texts are escaped. Null and false are left out. */
export type MarkupValue = string | number | Markup | null | false | readonly MarkupValue[];

function toText(value: MarkupValue): string {
  if (value === null || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(toText).join('');
  return escapeHtml(String(value));
}

/** Builds HTML from a template. Values are escaped, except HTML that `markUp` has built. */
export const markUp = (parts: TemplateStringsArray, ...values: MarkupValue[]): Markup =>
  new Markup(parts.map((part, at) => part + toText(values[at] ?? null)).join(''));
