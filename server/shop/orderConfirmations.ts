import type { FastifyRequest } from 'fastify';
import type { Account } from '@/erp/rows/account';
import type { Order } from '@/erp/rows/order';
import type { ConsumeMailLimit } from '../gateway/rateLimits';
import type { Session } from '../gateway/sessionStore';
import { isEmail } from '../gateway/signUp';
import type { Mailer } from '../mail/mailer';
import { buildOrderMail, type MailLanguage } from '../mail/orderMails';
import { defaultLanguage, readRenderContext } from '../shared/requestContext';
import { getOrigin } from '../shared/publicAddress';

export interface OrderConfirmationOptions {
  /** Null if this shop sends no mail. */
  mailer: Mailer | null;
  /** Rate limit for mails to an address. */
  countMail: ConsumeMailLimit;
  onMailFault: (error: unknown) => void;
}

export interface PlacedOrder {
  request: FastifyRequest;
  session: Session;
  customer: Account;
  order: Order;
  notes: string;
}

/** Confirms an order by mail. The order is placed and answered even if the mails fail. */
export type ConfirmOrder = (placed: PlacedOrder) => void;

/**
 * Sends mails to the customer, and to the seller who acted. The customer's mail is in the language of the page, unless
 * a seller acted: then it is in Spanish, and the page's language is the seller's.
 */
export function makeConfirmOrder({ mailer, countMail, onMailFault }: OrderConfirmationOptions): ConfirmOrder {
  return ({ request, session, customer, order, notes }) => {
    if (!mailer) return;
    const { language } = readRenderContext(request);
    const isSellers = session.account.role === 'seller';
    const mails: { email: string; language: MailLanguage; reader: 'customer' | 'seller' }[] = [
      { email: customer.email, language: isSellers ? defaultLanguage : language, reader: 'customer' },
      ...(isSellers ? [{ email: session.account.email, language, reader: 'seller' as const }] : []),
    ];
    const origin = getOrigin(request);
    for (const { email, ...mail } of mails) {
      // an account of the ERP may have no e-mail, or several in one text
      if (!isEmail(email)) continue;
      countMail(email)
        .then((isAllowed) =>
          isAllowed ? mailer.send(buildOrderMail({ to: email, order, notes, origin, ...mail })) : undefined,
        )
        .catch(onMailFault);
    }
  };
}
