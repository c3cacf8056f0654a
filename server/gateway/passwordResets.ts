/** Forgotten passwords of own accounts: a code by e-mail, which the new password is sent with. */
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { PasswordResetSent } from '@/shop/passwordResetSchemas';
import type { Session as SessionAnswer } from '@/shop/schemas';
import type { LazyDatabase } from '../db/lazyDatabase';
import { ownAccounts as accountTable, passwordResets } from '../db/schema';
import type { Mailer } from '../mail/mailer';
import {
  buildCodeMail,
  buildManagedPasswordMail,
  buildPasswordChangedMail,
  codeMinutes,
} from '../mail/passwordMails';
import { Problem } from '../problem';
import type { ErpRequestFn } from './erpClient';
import { codeLetters, normalizeEmail, type OwnAccounts } from './ownAccounts';
import type { Passwords } from './passwords';
import { requireStrongPassword } from './passwordStrength';
import type { ConsumeRateLimit } from './rateLimits';
import type { SessionStore } from './sessionStore';
import type { DefineShopRoute } from './shopRoutes';
import { isEmail, isErpCustomer } from './signUp';
import type { BeginSession } from './startSession';

const minuteMs = 60_000;
/** Limit of attempts at a code: one of 32^8 is not guessed in five. */
const maxAttempts = 5;
const codeLength = 8;

const createCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/** A code as it is typed: in any case, with blanks or dashes. */
const normalizeCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

export interface PasswordResetStoreOptions {
  database: LazyDatabase;
  secret: string;
  now: () => Date;
}

/** Codes are stored as keyed hashes, one an account: a new one replaces the last. */
export function makePasswordResetStore({ database, secret, now }: PasswordResetStoreOptions) {
  const hashCode = (accountCode: string, code: string): string =>
    createHmac('sha256', secret)
      .update(`password reset ${accountCode} ${normalizeCode(code)}`)
      .digest('hex');

  return {
    /** Creates a code. Null within a minute of the last one, so that a mailbox is not flooded. */
    async issue(accountCode: string): Promise<string | null> {
      const code = createCode();
      const row = {
        codeHash: hashCode(accountCode, code),
        attempts: 0,
        createdAt: now(),
        expiresAt: new Date(now().getTime() + codeMinutes * minuteMs),
      };
      const db = await database.get();
      const issued = await db
        .insert(passwordResets)
        .values({ accountCode, ...row })
        .onConflictDoUpdate({
          target: passwordResets.accountCode,
          set: row,
          setWhere: lt(passwordResets.createdAt, new Date(now().getTime() - minuteMs)),
        })
        .returning({ accountCode: passwordResets.accountCode });
      return issued.length > 0 ? code : null;
    },

    /** Counts an attempt, and tells whether the code is the account's and still good. */
    async isRight(accountCode: string, code: string): Promise<boolean> {
      const db = await database.get();
      const [row] = await db
        .update(passwordResets)
        .set({ attempts: sql`${passwordResets.attempts} + 1` })
        .where(
          and(
            eq(passwordResets.accountCode, accountCode),
            lt(passwordResets.attempts, maxAttempts),
            gt(passwordResets.expiresAt, now()),
          ),
        )
        .returning({ codeHash: passwordResets.codeHash });
      const expected = Buffer.from(row?.codeHash ?? '');
      const actual = Buffer.from(hashCode(accountCode, code));
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },

    /** Uses the code up and sets the password, both or neither; false when another request used it first. */
    async redeem(accountCode: string, code: string, passwordHash: string): Promise<boolean> {
      const db = await database.get();
      return db.transaction(async (transaction) => {
        const used = await transaction
          .delete(passwordResets)
          .where(
            and(
              eq(passwordResets.accountCode, accountCode),
              eq(passwordResets.codeHash, hashCode(accountCode, code)),
            ),
          )
          .returning({ accountCode: passwordResets.accountCode });
        if (used.length === 0) return false;
        await transaction
          .update(accountTable)
          .set({ passwordHash })
          .where(eq(accountTable.code, accountCode));
        return true;
      });
    },
  };
}

export interface PasswordResetOptions {
  ask: ErpRequestFn;
  ownAccounts: OwnAccounts;
  passwords: Passwords;
  store: SessionStore;
  resets: ReturnType<typeof makePasswordResetStore>;
  /** Null: no mail leaves this shop. */
  mailer: Mailer | null;
  beginSession: BeginSession;
  /** Counts the codes that an address asks for. */
  countRequest: ConsumeRateLimit;
  /** Counts the codes that an address tries for an account. */
  countAttempt: ConsumeRateLimit;
  demo: SessionAnswer['demo'];
  onMailFault: (error: unknown) => void;
}

/** /api/shop/password-resets. Neither words nor time tell who has an account. */
export function registerPasswordResetRoutes(
  on: DefineShopRoute,
  {
    ask,
    ownAccounts,
    passwords,
    store,
    resets,
    mailer,
    beginSession,
    countRequest,
    countAttempt,
    demo,
    onMailFault,
  }: PasswordResetOptions,
): void {
  /** Mails a code to an own account, and to the ERP's who keeps the password; to others nothing. */
  async function mailCode(email: string, language: 'es' | 'en', { send }: Mailer): Promise<string | null> {
    // what is no address could name several
    if (!isEmail(email)) return null;
    const account = await ownAccounts.findByEmail(email);
    if (account) {
      const code = await resets.issue(account.code);
      if (code !== null) await send(buildCodeMail(email, code, language));
      return code;
    }
    if (await isErpCustomer(ask, email)) await send(buildManagedPasswordMail(email, language));
    return null;
  }

  on('POST /password-resets', async ({ body, request }, reply): Promise<PasswordResetSent> => {
    await countRequest(request, reply, '');
    if (!mailer) throw new Problem('MAIL_UNAVAILABLE');
    request.server.logSecurity(request, { event: 'passwordResetRequest', outcome: 'ok', email: body.email });
    reply.code(202);
    const mailing = mailCode(normalizeEmail(body.email), body.language, mailer);
    if (mailer.folder === null) {
      mailing.catch(onMailFault);
      return { demo: null };
    }
    return { demo: { folder: mailer.folder, code: await mailing } };
  });

  on('POST /password-resets/confirmations', async ({ body, request }, reply): Promise<SessionAnswer> => {
    const email = normalizeEmail(body.email);
    await countAttempt(request, reply, email);
    await requireStrongPassword(body.password, [email]);
    const account = await ownAccounts.findByEmail(email);
    // an attempt costs the same whether or not there is an account
    const isRight = await resets.isRight(account?.code ?? '', body.code);
    const log = (outcome: 'ok' | 'refused') =>
      request.server.logSecurity(request, { event: 'passwordReset', outcome, email });
    if (!account || !isRight) {
      log('refused');
      throw new Problem('RESET_CODE_WRONG');
    }
    const passwordHash = await passwords.hash(body.password);
    const isRedeemed = await resets.redeem(account.code, body.code, passwordHash);
    if (!isRedeemed) throw new Problem('RESET_CODE_WRONG');
    log('ok');
    await store.endOtherSessions(account.code, null);
    await beginSession(request, reply, account);
    mailer?.send(buildPasswordChangedMail(account.email, body.language)).catch(onMailFault);
    return { account, customer: null, demo };
  });
}
