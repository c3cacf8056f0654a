import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Account } from '@/erp/rows/account';
import type { AccountData } from '@/shop/accountDataSchemas';
import { deleteLeftovers } from '../db/deletedAccounts';
import type { LazyDatabase } from '../db/lazyDatabase';
import { contactMessages, ownAccounts as accountTable } from '../db/schema';
import { clearSessionCookie, setXsrfCookie } from '../gateway/cookies';
import type { OwnAccounts } from '../gateway/ownAccounts';
import { isOwnCode } from '@/shop/ownCodes';
import type { PassPasswordGate } from '../gateway/passwordGate';
import type { ConsumeRateLimit } from '../gateway/rateLimits';
import type { SessionStore } from '../gateway/sessionStore';
import type { DefineShopRoute, RouteContext } from '../gateway/shopRoutes';
import { buildAccountDeletedMail } from '../mail/accountMails';
import type { Mailer } from '../mail/mailer';
import { Problem } from '../shared/problem';
import { clearSiteData } from '../gateway/sessions';
import { isByAuthor, type ReadAccountData } from './accountData';

export interface AccountRouteOptions {
  database: LazyDatabase;
  readAccountData: ReadAccountData;
  ownAccounts: OwnAccounts;
  store: SessionStore;
  /** Rate limit for attempts to enter the password. */
  countAttempt: ConsumeRateLimit;
  passGate: PassPasswordGate;
  /** Sends mails; null if the shop sends no mails. */
  mailer: Mailer | null;
  onMailFault: (error: unknown) => void;
}

/** /api/shop/account: a person's rights under the law on personal data. */
export function registerAccountRoutes(
  on: DefineShopRoute,
  {
    database,
    readAccountData,
    ownAccounts,
    store,
    countAttempt,
    passGate,
    mailer,
    onMailFault,
  }: AccountRouteOptions,
): void {
  on('GET /account/data', ({ session, query: { part, from }, request }): Promise<AccountData> => {
    const { account } = session;
    if (part === 'account')
      request.server.logSecurity(request, { event: 'dataDownload', outcome: 'ok', email: account.email });
    return readAccountData(account, part, from);
  });

  /**
   * Deletes an account's data in one transaction. If someone signs in with the password at the same time, the sign-in
   * is refused.
   */
  async function deleteAccount(account: Account): Promise<void> {
    const db = await database.get();
    await db.transaction(async (transaction) => {
      await store.endAll(account.code, transaction);
      await transaction.delete(contactMessages).where(isByAuthor(transaction, account));
      await transaction.delete(accountTable).where(eq(accountTable.code, account.code));
      await deleteLeftovers(transaction, account.code);
    });
  }

  const removeAccount = async (
    { session, body, request }: RouteContext<'POST /account/deletion'>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { account } = session;
    const { email } = account;
    if (!isOwnCode(account.code)) throw new Problem('NOT_FOUND');
    await countAttempt(request, reply, email);
    const found = await ownAccounts.find(email, body.password);
    const isRight = found?.code === account.code;
    request.server.logSecurity(request, {
      event: 'accountDeletion',
      outcome: isRight ? 'ok' : 'refused',
      email,
    });
    if (!isRight) throw new Problem('AUTH_WRONG_PASSWORD');
    await deleteAccount(account);
    mailer?.send(buildAccountDeletedMail(email, body.language)).catch(onMailFault);
    setXsrfCookie(request, reply, randomBytes(32).toString('base64url'));
    return clearSiteData(clearSessionCookie(request, reply)).code(204).send();
  };
  on('POST /account/deletion', (asked, reply) => passGate(true, () => removeAccount(asked, reply)));
}
