/** Page and PDF of a quotation. They need only the quotation's link, and exist while its prices are valid. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { site, getWhatsappUrl } from '@/shared/site';
import type { Quotation } from '@/shop/quotationSchemas';
import type { Config } from '../shared/config';
import type { ConsumeRateLimit } from '../gateway/rateLimits';
import { Problem } from '../shared/problem';
import { describeQuotation, type DocumentLanguage, type QuotationDocument } from '../shop/quotationDocument';
import { makeQuotationPdf } from '../shop/quotationPdf';
import type { QuotationStore } from '../shop/quotationStore';
import { languageQuery } from '../gateway/requestSchemas';
import { escapeHtml } from './htmlTemplate';
import { buildContentSecurityPolicy } from './securityHeaders';

const texts = {
  es: {
    pdf: 'Descargar PDF',
    ask: 'Consultar por WhatsApp',
    question: (number: string) => `Hola, tengo una pregunta sobre la cotización ${number}.`,
    order: 'Pedir con su cuenta',
    other: 'English',
    overTitle: 'Esta cotización ya no está disponible',
    over: 'Terminó su validez, o la dirección no está completa. Pida una nueva a su vendedor.',
    withdrawnTitle: 'El enlace de esta cotización fue retirado',
    withdrawn: 'Quien se la envió retiró este enlace. Si todavía la necesita, pídale uno nuevo.',
    shop: 'Ir a la tienda',
    busyTitle: 'Demasiadas consultas',
    busy: 'Espere un momento y abra la cotización otra vez.',
  },
  en: {
    pdf: 'Download PDF',
    ask: 'Ask by WhatsApp',
    question: (number: string) => `Hello, I have a question about quotation ${number}.`,
    order: 'Order with your account',
    other: 'Español',
    overTitle: 'This quotation is no longer available',
    over: 'Its validity is over, or the address is not complete. Ask your seller for a new one.',
    withdrawnTitle: 'The link of this quotation was withdrawn',
    withdrawn: 'Whoever sent it has withdrawn this link. If you still need it, ask them for a new one.',
    shop: 'Go to the shop',
    busyTitle: 'Too many requests',
    busy: 'Wait a moment and open the quotation again.',
  },
} as const;

/** The only style sheet of the page. The security policy allows it by its hash. */
const styles = `
:root{color-scheme:light dark;--ink:#1b1b1f;--soft:#5c5c66;--line:#d9d9e0;--paper:#fff;--ground:#f2f2f5;--key:#b3001b}
@media (prefers-color-scheme:dark){:root{--ink:#ececf1;--soft:#a6a6b2;--line:#3b3b44;--paper:#1f1f25;--ground:#141418;--key:#ff8a93}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.25rem;background:var(--paper)}
header p,.soft{color:var(--soft);margin:0}
h1{font-size:1.5rem;margin:.25rem 0}
a{color:var(--key)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:1rem 0}
dt{color:var(--soft)}dd{margin:0}
table{width:100%;border-collapse:collapse;margin:1rem 0}
th,td{padding:.5rem .25rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{font-size:.875rem;color:var(--soft)}
.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.totals{margin-left:auto;max-width:22rem;grid-template-columns:1fr max-content}
.totals dd{text-align:right;font-variant-numeric:tabular-nums}
.totals :nth-last-child(-n+2){font-weight:700;color:var(--ink)}
.notes{white-space:pre-line}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:1rem 0}
nav a{padding:.5rem 0;min-height:44px;display:inline-flex;align-items:center}
@media (max-width:40rem){thead{display:none}tr{display:block;padding:.5rem 0;border-bottom:1px solid var(--line)}td{display:flex;justify-content:space-between;gap:1rem;border:0;padding:.125rem 0}td::before{content:attr(data-label);color:var(--soft);flex:none}td.part{display:block;font-weight:600}td.part::before{content:none}.number{white-space:normal}}
@media print{body,main{background:#fff;color:#000}nav{display:none}}
`;
const styleElement = `<style>${styles}</style>`;

const buildPage = (language: DocumentLanguage, title: string, body: string): string =>
  [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow">',
    `<title>${escapeHtml(title)} · ${escapeHtml(site.name)}</title>`,
    `${styleElement}</head><body><main>${body}</main></body></html>`,
  ].join('');

const buildLink = (address: string, words: string): string =>
  `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`;

const buildFacts = (facts: readonly (readonly [string, string])[], className = ''): string =>
  `<dl class="${className}">${facts
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')}</dl>`;

function buildTable({ heads, rows }: QuotationDocument): string {
  const isNumber = (at: number): boolean => at > 1;
  const head = heads
    .map((name, at) => `<th scope="col"${isNumber(at) ? ' class="number"' : ''}>${escapeHtml(name)}</th>`)
    .join('');
  const cells = ({ code, part, price, quantity, total }: QuotationDocument['rows'][number]): string =>
    [code, part, price, quantity, total]
      .map((value, at) => {
        const className = isNumber(at) ? 'number' : at === 1 ? 'part' : '';
        return `<td class="${className}" data-label="${escapeHtml(heads[at] ?? '')}">${escapeHtml(value)}</td>`;
      })
      .join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table>`;
}

function buildQuotation(quotation: Quotation, language: DocumentLanguage, path: string): string {
  const own = texts[language];
  const document = describeQuotation(quotation, language);
  const other = language === 'es' ? 'en' : 'es';
  const links = [
    buildLink(`${path}/pdf?language=${language}`, own.pdf),
    buildLink(getWhatsappUrl(own.question(quotation.number)), own.ask),
    buildLink(`/account/quotations/${quotation.id}`, own.order),
    buildLink(`${path}?language=${other}`, own.other),
  ];
  return buildPage(
    language,
    document.title,
    [
      `<header><p>${document.letterhead.map(escapeHtml).join(' · ')}</p></header>`,
      `<h1>${escapeHtml(document.title)}</h1>`,
      buildFacts(document.facts),
      `<nav>${links.join('')}</nav>`,
      buildTable(document),
      buildFacts(document.totals, 'totals'),
      ...(document.notes
        ? [`<h2>${escapeHtml(document.notes[0])}</h2><p class="notes">${escapeHtml(document.notes[1])}</p>`]
        : []),
      `<p class="soft">${escapeHtml(document.terms)}</p>`,
    ].join(''),
  );
}

const buildNote = (language: DocumentLanguage, title: string, words: string): string =>
  buildPage(
    language,
    title,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(words)}</p><nav>${buildLink('/', texts[language].shop)}</nav>`,
  );

export interface QuotationPageOptions {
  config: Pick<Config, 'payment' | 'pictureOrigins'>;
  store: Pick<QuotationStore, 'byToken'>;
  /**
   * Limits visits. The links cannot be guessed; the limit protects against many guesses, and against many requests for
   * PDFs.
   */
  countVisit: ConsumeRateLimit;
}

type Asked = FastifyRequest<{ Params: { token: string } }>;

/**
 * Adds the pages of quotations. The answer is the same for an expired quotation, an unknown token and an invalid token.
 * If the link was withdrawn, the answer says so.
 */
export function registerQuotationPages(
  app: FastifyInstance,
  { config, store, countVisit }: QuotationPageOptions,
): void {
  const policy = buildContentSecurityPolicy(config, { styles: [styles] });
  const tokenPattern = /^[\w-]{43}$/;

  const readLanguage = ({ query }: Asked): DocumentLanguage => {
    const parsed = v.safeParse(languageQuery, query);
    return parsed.success ? parsed.output.language : 'es';
  };
  const guard = (reply: FastifyReply): FastifyReply =>
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', policy);

  /** Sends the quotation. Sends a note instead if there are too many requests, or if no valid quotation exists. */
  async function answer(
    request: Asked,
    reply: FastifyReply,
    send: (quotation: Quotation, language: DocumentLanguage) => unknown,
  ): Promise<unknown> {
    const language = readLanguage(request);
    const own = texts[language];
    guard(reply);
    const html = (status: number, title: string, words: string) =>
      reply
        .status(status)
        .type('text/html; charset=utf-8')
        .send(buildNote(language, title, words));
    try {
      await countVisit(request, reply, '');
    } catch (error) {
      if (error instanceof Problem && error.code === 'RATE_LIMITED')
        return html(429, own.busyTitle, own.busy);
      throw error;
    }
    const { token } = request.params;
    const quotation = tokenPattern.test(token) ? await store.byToken(token) : null;
    if (quotation === 'withdrawn') return html(410, own.withdrawnTitle, own.withdrawn);
    return quotation ? send(quotation, language) : html(404, own.overTitle, own.over);
  }

  app.get('/quotations/:token', (request: Asked, reply) =>
    answer(request, reply, (quotation, language) =>
      reply
        .type('text/html; charset=utf-8')
        .send(buildQuotation(quotation, language, `/quotations/${request.params.token}`)),
    ),
  );

  app.get('/quotations/:token/pdf', (request: Asked, reply) =>
    answer(request, reply, async (quotation, language) =>
      reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${quotation.number}.pdf"`)
        .send(await makeQuotationPdf(describeQuotation(quotation, language))),
    ),
  );
}
