/** Mails that confirm an order. The mails are in the language of the recipient. */
import { toUrl } from '@/features/navigation/routes';
import type { Address } from '@/erp/rows/address';
import type { Order } from '@/erp/rows/order';
import type { Cents } from '@/shared/money';
import { site } from '@/shared/site';
import type { PasswordResetRequest } from '@/shop/passwordResetSchemas';
import type { PaymentMethod } from '@/shop/schemas';
import type { Mail } from './mailer';

export type MailLanguage = PasswordResetRequest['language'];

interface Words {
  locale: string;
  subject: (number: string) => string;
  toCustomer: (number: string) => string;
  toSeller: (number: string, customer: string) => string;
  lines: string;
  delivery: string;
  payment: string;
  payments: Record<PaymentMethod, string>;
  /** Text about the customer's next step, by payment method. */
  steps: Partial<Record<PaymentMethod, string>>;
  notes: string;
  see: string;
  next: string;
}

const words: Record<MailLanguage, Words> = {
  es: {
    locale: 'es-EC',
    subject: (number) => `Su pedido ${number} en ${site.name}`,
    toCustomer: (number) => `Recibimos su pedido ${number}. Gracias.`,
    toSeller: (number, customer) => `El pedido ${number} quedó registrado a nombre de ${customer}.`,
    lines: 'Repuestos (precios sin IVA):',
    delivery: 'Entrega:',
    payment: 'Forma de pago:',
    payments: {
      transfer: 'Transferencia bancaria',
      cash: 'Efectivo contra entrega',
      credit: 'Crédito de la cuenta',
      card: 'Tarjeta de crédito o débito',
    },
    steps: {
      transfer: 'Le damos los datos de la cuenta al confirmar el pedido por teléfono o WhatsApp.',
      cash: 'Paga en efectivo al recibirlo o retirarlo.',
      credit: 'El total va al crédito de su cuenta.',
    },
    notes: 'Notas:',
    see: 'Véalo con su cuenta:',
    next: `Si algo no es correcto, responda a este correo o llámenos al ${site.phone}.`,
  },
  en: {
    locale: 'en-US',
    subject: (number) => `Your order ${number} at ${site.name}`,
    toCustomer: (number) => `We have received your order ${number}. Thank you.`,
    toSeller: (number, customer) => `Order ${number} was placed for ${customer}.`,
    lines: 'Parts (prices without IVA):',
    delivery: 'Delivery:',
    payment: 'Payment:',
    payments: {
      transfer: 'Bank transfer',
      cash: 'Cash on delivery',
      credit: 'Account credit',
      card: 'Credit or debit card',
    },
    steps: {
      transfer: 'We give you the account details when we confirm the order by phone or WhatsApp.',
      cash: 'You pay cash when you receive it or pick it up.',
      credit: 'The total goes on your account’s credit.',
    },
    notes: 'Notes:',
    see: 'See it with your account:',
    next: `If anything is wrong, answer this mail or call ${site.phone}.`,
  },
};

export interface OrderMailOptions {
  to: string;
  order: Order;
  notes: string;
  language: MailLanguage;
  /** Recipient of the mail. The mail to a seller names the customer. */
  reader: 'customer' | 'seller';
  /** Origin of the shop's URLs; null if the origin is unknown. */
  origin: string | null;
}

/** Puts a text on one line. Another person typed this text, and the text must not add lines to the mail. */
const toLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const toAddressLines = ({ firstName, lastName, company, address1, address2, city, state, phone }: Address) =>
  [`${firstName} ${lastName}`, company, address1, address2, `${city}, ${state}`, phone]
    .map(toLine)
    .filter((line) => /[^\s,]/.test(line));

const isPaymentMethod = (payment: string): payment is PaymentMethod =>
  Object.hasOwn(words.es.payments, payment);

/** Builds the mail that confirms an order. The mail contains only data of the order. */
export function buildOrderMail({ to, order, notes, language, reader, origin }: OrderMailOptions): Mail {
  const own = words[language];
  const currency = new Intl.NumberFormat(own.locale, { style: 'currency', currency: 'USD' });
  const money = (cents: Cents): string => currency.format(cents / 100);
  const lines = order.lines.map(({ quantity, sku, name, options, price, total }) => {
    const chosen = options.map((option) => `${option.name}: ${option.value}`).join(', ');
    const part = [sku, name, chosen].filter(Boolean).map(toLine).join(' · ');
    return `  ${quantity} × ${part}\n      ${money(price)} → ${money(total)}`;
  });
  const sums = [
    ['Subtotal', order.subtotal] as const,
    ...order.totals.map(({ title, price }) => [title, price] as const),
    ['Total', order.total] as const,
  ].map(([title, cents]) => `  ${title}: ${money(cents)}`);
  const { payment } = order;
  const step = reader === 'customer' && isPaymentMethod(payment) ? own.steps[payment] : undefined;
  const parts = [
    reader === 'seller'
      ? own.toSeller(order.number, toLine(order.customerName))
      : own.toCustomer(order.number),
    [own.lines, ...lines].join('\n'),
    sums.join('\n'),
    ...(order.shippingAddress
      ? [[own.delivery, ...toAddressLines(order.shippingAddress).map((line) => `  ${line}`)].join('\n')]
      : []),
    `${own.payment} ${isPaymentMethod(payment) ? own.payments[payment] : payment}${step === undefined ? '' : `\n${step}`}`,
    ...(notes.trim() === '' ? [] : [`${own.notes} ${toLine(notes)}`]),
    ...(origin === null ? [] : [`${own.see} ${origin}${toUrl('orderPlaced', { token: order.token })}`]),
    own.next,
  ];
  return { to, subject: own.subject(order.number), text: `${parts.join('\n\n')}\n` };
}
