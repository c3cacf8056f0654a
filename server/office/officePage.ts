/**
 * Frame of the office's pages: head, navigation, styles, and elements that many pages use. Only the upload of pictures
 * has a script.
 */
import { site } from '@/shared/site';
import { markUp, Markup, type MarkupValue } from './markUp';
import { officeTexts, type OfficeLanguage, type OfficeTexts } from './texts';

/** The only style sheet of the pages. The security policy allows it by its hash. */
export const styles = `
:root{color-scheme:light dark;--ink:#1b1b1f;--soft:#5c5c66;--line:#d9d9e0;--edge:#8a8a94;--paper:#fff;--ground:#f2f2f5;--key:#b3001b;--on-key:#fff;--good:#1e6b34}
@media (prefers-color-scheme:dark){:root{--ink:#ececf1;--soft:#a6a6b2;--line:#3b3b44;--edge:#83838f;--paper:#1f1f25;--ground:#141418;--key:#ff8a93;--on-key:#1b1b1f;--good:#7fd497}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
.skip{position:absolute;left:-99rem}.skip:focus{left:0;background:var(--paper);padding:.5rem;z-index:1}
header{background:var(--paper);border-bottom:1px solid var(--line)}
.bar,main{max-width:80rem;margin:0 auto;padding:.75rem 1.25rem}
.bar{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:center}
.bar p{margin:0;font-weight:700}
.bar nav{flex:1 1 30rem}
ul.links{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin:0;padding:0;list-style:none}
ul.links a{display:inline-flex;align-items:center;min-height:44px}
a{color:var(--key)}
a[aria-current]{color:inherit;font-weight:700;text-decoration:none;border-bottom:2px solid var(--key)}
:focus-visible{outline:3px solid var(--key);outline-offset:2px}
h1{font-size:1.5rem;margin:.5rem 0}h2{font-size:1.125rem;margin:1.5rem 0 .5rem}h3{font-size:1rem;margin:0}
.soft{color:var(--soft)}.good{color:var(--good)}.bad{color:var(--key);font-weight:700}
.done,.wrong{padding:.5rem .75rem;border-left:4px solid var(--good);background:var(--paper)}.wrong{border-color:var(--key)}
table{width:100%;border-collapse:collapse;margin:1rem 0;background:var(--paper)}
caption{text-align:left;font-weight:700;padding:.5rem}
th,td{padding:.5rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:anywhere}
thead th{font-size:.875rem;color:var(--soft)}
.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
article{background:var(--paper);border:1px solid var(--line);padding:.75rem 1rem;margin:1rem 0;overflow-wrap:anywhere}
article p,article h2{margin:.25rem 0}
.said{white-space:pre-line}
form{margin:0}.field{margin:.75rem 0;max-width:44rem}.narrow{max-width:26rem}
label{display:block;font-weight:600}.field small{display:block;color:var(--soft)}
input,textarea,select{width:100%;min-height:44px;padding:.5rem;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--edge);border-radius:4px}
textarea{min-height:8rem}textarea[lang]{min-height:20rem}
button{min-height:44px;padding:.25rem 1rem;font:inherit;font-weight:600;color:var(--on-key);background:var(--key);border:1px solid var(--key);border-radius:4px;cursor:pointer}
button.plain{color:var(--key);background:transparent}
.actions{display:flex;flex-wrap:wrap;gap:.5rem;margin:.5rem 0}
.two{display:grid;gap:0 1.5rem;grid-template-columns:repeat(auto-fit,minmax(min(22rem,100%),1fr))}
fieldset{border:1px solid var(--line);margin:.75rem 0;padding:.25rem 1rem;min-width:0}legend{font-weight:600}h4{margin:.5rem 0}.note{border-left:4px solid var(--line);padding-left:.75rem}img{max-width:100%;height:auto}
table img{display:block;margin-bottom:.25rem}
code{font-size:.875rem}
@media (max-width:40rem){thead{position:absolute;left:-99rem}tr{display:block;padding:.5rem 0;border-bottom:1px solid var(--line)}td,tbody th{display:flex;justify-content:space-between;gap:1rem;border:0;padding:.125rem .5rem}td::before,tbody th::before{content:attr(data-label);color:var(--soft);font-weight:400;flex:none}.number{white-space:normal;text-align:right}}
`;
/** Names of the pages, in the order of the navigation. */
export type OfficePageName = keyof OfficeTexts['pages'];

export const pagePaths: Readonly<Record<OfficePageName, string>> = {
  overview: '/office',
  orders: '/office/orders',
  messages: '/office/messages',
  reviews: '/office/reviews',
  searches: '/office/searches',
  posts: '/office/posts',
  brands: '/office/brands',
  pictures: '/office/pictures',
  log: '/office/log',
};

export interface PageContent {
  title: string;
  body: Markup;
  /** HTTP status of the response. Default: 200. */
  status?: number;
  /** Page that the navigation marks as current. */
  page?: OfficePageName;
}

export interface PageFrame {
  language: OfficeLanguage;
  /** Name of the signed-in account. Without a name the page has no navigation. */
  name: string | null;
  /** Token that each form on the page must send. */
  formToken: string;
  /** Whether the page confirms that a change was just made. */
  isDone: boolean;
}

/** Builds a form that has only a button. The button makes a change. */
export const buildButtonForm = (
  action: string,
  words: string,
  fields: Readonly<Record<string, string>>,
  label?: string,
): Markup =>
  markUp`<form method="post" action="${action}">${buildHidden(fields)}<button class="plain"${label === undefined ? null : markUp` aria-label="${label}"`}>${words}</button></form>`;

export const buildHidden = (fields: Readonly<Record<string, string>>): Markup =>
  markUp`${Object.entries(fields).map(
    ([name, value]) => markUp`<input type="hidden" name="${name}" value="${value}">`,
  )}`;

export interface Column<Row> {
  head: string;
  cell: (row: Row) => MarkupValue;
  isNumber?: boolean;
}

/**
 * Builds a table with a caption. The cells of the first column are row headings. If there are no rows, returns the
 * sentence `none` instead.
 */
export function buildTable<Row>(
  caption: string,
  none: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): Markup {
  if (rows.length === 0) return markUp`<p>${none}</p>`;
  const className = ({ isNumber }: Column<Row>) => (isNumber ? markUp` class="number"` : null);
  const heads = columns.map((column) => markUp`<th scope="col"${className(column)}>${column.head}</th>`);
  const buildCell = (row: Row, column: Column<Row>, at: number): Markup =>
    at === 0
      ? markUp`<th scope="row" data-label="${column.head}"><span>${column.cell(row)}</span></th>`
      : markUp`<td data-label="${column.head}"${className(column)}><span>${column.cell(row)}</span></td>`;
  const body = rows.map((row) => markUp`<tr>${columns.map((column, at) => buildCell(row, column, at))}</tr>`);
  return markUp`<table><caption>${caption}</caption><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Builds a list of links, such as filters, and marks one link as current. */
export const buildLinks = (
  label: string,
  links: readonly { href: string; words: string; isCurrent: boolean }[],
): Markup =>
  markUp`<nav aria-label="${label}"><ul class="links">${links.map(
    ({ href, words, isCurrent }) =>
      markUp`<li><a href="${href}"${isCurrent && markUp` aria-current="page"`}>${words}</a></li>`,
  )}</ul></nav>`;

export interface Field {
  name: string;
  label: string;
  value?: string;
  hint?: string;
  type?: 'text' | 'password' | 'date' | 'lines';
  maxLength?: number;
  isRequired?: boolean;
  autocomplete?: string;
  /** Language of the value, if it differs from the language of the page. */
  lang?: OfficeLanguage;
}

export function buildField(field: Field): Markup {
  const {
    name,
    label,
    value = '',
    hint,
    type = 'text',
    maxLength,
    isRequired = true,
    autocomplete,
    lang,
  } = field;
  const attributes = [
    markUp` id="${name}" name="${name}"`,
    type !== 'lines' && markUp` value="${value}"`,
    maxLength === undefined ? null : markUp` maxlength="${maxLength}"`,
    isRequired && markUp` required`,
    lang === undefined ? null : markUp` lang="${lang}"`,
    autocomplete === undefined ? null : markUp` autocomplete="${autocomplete}"`,
    hint === undefined ? null : markUp` aria-describedby="${name}-hint"`,
  ];
  // HTML drops a line break directly after the tag, so a line break is added; otherwise a text would lose a line break
  // at its beginning
  const control =
    type === 'lines'
      ? markUp`<textarea${attributes}>\n${value}</textarea>`
      : markUp`<input type="${type}"${attributes}>`;
  return markUp`<div class="field"><label for="${name}">${label}</label>${control}${
    hint === undefined ? null : markUp`<small id="${name}-hint">${hint}</small>`
  }</div>`;
}

/** Builds a complete page. */
export function buildPage(
  { title, body, page }: PageContent,
  { language, name, formToken, isDone }: PageFrame,
): string {
  const words = officeTexts[language];
  const links = Object.entries(words.pages).map(([key, text]) => ({
    href: pagePaths[key as OfficePageName],
    words: text,
    isCurrent: key === page,
  }));
  const bar =
    name === null
      ? null
      : markUp`${buildLinks(words.navigation, links)}<span>${name}</span>${buildButtonForm('/office/sign-out', words.signOut, { token: formToken })}`;
  return markUp`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>${title} · ${words.office} · ${site.name}</title>${new Markup(`<style>${styles}</style>`)}</head>
<body><a class="skip" href="#main">${words.skip}</a><header><div class="bar"><p>${site.name} · ${words.office}</p>${bar}</div></header>
<main id="main"><h1>${title}</h1>${isDone && markUp`<p class="done" role="status">${words.done}</p>`}${body}</main></body></html>`
    .text;
}
