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
  /** Null: no mail leaves this shop. */
  mailer: Mailer | null;
  /** Whether another mail may go to an address. */
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
 * Mails the customer, and the seller who acted. The customer's language is that of the page that ordered; where a seller
 * acted it is Spanish, and the page's is the seller's.
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
      // an account of the ERP may have none, or several in one text
      if (!isEmail(email)) continue;
      countMail(email)
        .then((isAllowed) =>
          isAllowed ? mailer.send(buildOrderMail({ to: email, order, notes, origin, ...mail })) : undefined,
        )
        .catch(onMailFault);
    }
  };
}
