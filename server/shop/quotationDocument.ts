/** Describes a quotation in both languages. The PDF and the page of the link show this description. */
import type { Cents } from '@/shared/money';
import { site } from '@/shared/site';
import type { Quotation } from '@/shop/quotationSchemas';

export type DocumentLanguage = 'es' | 'en';

interface Words {
  locale: string;
  title: (number: string) => string;
  date: string;
  validUntil: string;
  customer: string;
  seller: string;
  /** Headings of the five columns: code, part, unit price, quantity and total. */
  heads: readonly [string, string, string, string, string];
  subtotal: string;
  total: string;
  notes: string;
  terms: (day: string) => string;
}

const words: Record<DocumentLanguage, Words> = {
  es: {
    locale: 'es-EC',
    title: (number) => `Cotización ${number}`,
    date: 'Fecha',
    validUntil: 'Válida hasta',
    customer: 'Cliente',
    seller: 'Vendedor',
    heads: ['Código', 'Producto', 'Precio sin IVA', 'Cantidad', 'Total sin IVA'],
    subtotal: 'Subtotal sin IVA',
    total: 'Total con IVA',
    notes: 'Notas',
    terms: (day) => `Los precios valen hasta el ${day}, según existencias al momento del pedido.`,
  },
  en: {
    locale: 'en-US',
    title: (number) => `Quotation ${number}`,
    date: 'Date',
    validUntil: 'Valid until',
    customer: 'Customer',
    seller: 'Seller',
    heads: ['Code', 'Product', 'Price without IVA', 'Quantity', 'Total without IVA'],
    subtotal: 'Subtotal without IVA',
    total: 'Total with IVA',
    notes: 'Notes',
    terms: (day) => `Prices hold until ${day}, as far as there is stock when it is ordered.`,
  },
};

export interface QuotationDocument {
  language: DocumentLanguage;
  title: string;
  letterhead: readonly string[];
  facts: readonly (readonly [name: string, value: string])[];
  heads: Words['heads'];
  rows: readonly { code: string; part: string; price: string; quantity: string; total: string }[];
  /** Names and amounts of the totals. The last amount is the total with IVA. */
  totals: readonly (readonly [name: string, amount: string])[];
  notes: readonly [name: string, text: string] | null;
  terms: string;
}

/** Returns noon of a day in Ecuador, so that another time zone does not change the day. */
const toNoon = (day: string): Date => new Date(`${day}T12:00:00-05:00`);

export function describeQuotation(quotation: Quotation, language: DocumentLanguage): QuotationDocument {
  const own = words[language];
  const currency = new Intl.NumberFormat(own.locale, { style: 'currency', currency: 'USD' });
  const count = new Intl.NumberFormat(own.locale);
  const calendar = new Intl.DateTimeFormat(own.locale, { dateStyle: 'long', timeZone: 'America/Guayaquil' });
  const money = (cents: Cents): string => currency.format(cents / 100);
  const lastDay = calendar.format(toNoon(quotation.validUntil));
  return {
    language,
    title: own.title(quotation.number),
    letterhead: [site.name, site.address, site.phone, site.email],
    facts: [
      [own.date, calendar.format(new Date(quotation.createdAt))],
      [own.validUntil, lastDay],
      [own.customer, quotation.customerName],
      ...(quotation.sellerName === null ? [] : [[own.seller, quotation.sellerName] as const]),
    ],
    heads: own.heads,
    rows: quotation.lines.map(({ sku, name, brand, options, price, quantity, total }) => ({
      code: sku,
      part: [name, brand, ...options.map((option) => `${option.name}: ${option.value}`)]
        .filter(Boolean)
        .join(' · '),
      price: money(price),
      quantity: count.format(quantity),
      total: money(total),
    })),
    totals: [
      [own.subtotal, money(quotation.subtotal)],
      ...quotation.totals.map(({ title, price }) => [title, money(price)] as const),
      [own.total, money(quotation.total)],
    ],
    notes: quotation.notes === '' ? null : [own.notes, quotation.notes],
    terms: own.terms(lastDay),
  };
}
