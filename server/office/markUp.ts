import { escapeHtml } from '../pages/htmlTemplate';

/** HTML that was built by `markUp`, which is inserted into other HTML without escaping. */
export class Markup {
  constructor(readonly text: string) {}
}

/** Values of a template: texts are escaped; null and false are left out. */
export type MarkupValue = string | number | Markup | null | false | readonly MarkupValue[];

function toText(value: MarkupValue): string {
  if (value === null || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(toText).join('');
  return escapeHtml(String(value));
}

/** Builds HTML from a template: each value is escaped unless it is already HTML. */
export const markUp = (parts: TemplateStringsArray, ...values: MarkupValue[]): Markup =>
  new Markup(parts.map((part, at) => part + toText(values[at] ?? null)).join(''));
