/** Codes sent by e-mail: single-use, short-lived, and stored as keyed hashes. */
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import { emailVerifications, passwordResets } from '../db/schema';
import { codeMinutes } from '../mail/codeMails';
import { codeLetters } from './ownAccounts';

const minuteMs = 60_000;
/** Maximum attempts at a code: five guesses do not find one of 32^8 codes. */
const maxAttempts = 5;
const codeLength = 8;

const createCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/** Normalises a typed code, which may have any case, blanks and dashes. */
const normalizeCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

const tables = { 'password reset': passwordResets, 'email verification': emailVerifications } as const;

export interface MailedCodeOptions {
  database: LazyDatabase;
  secret: string;
  now: () => Date;
}

export type MailedCodes = ReturnType<typeof makeMailedCodes>;

/** Mailed codes, one for each account and purpose: a new code replaces the last. */
export function makeMailedCodes(purpose: keyof typeof tables, { database, secret, now }: MailedCodeOptions) {
  const table = tables[purpose];
  const hashCode = (accountCode: string, code: string): string =>
    createHmac('sha256', secret)
      .update(`${purpose} ${accountCode} ${normalizeCode(code)}`)
      .digest('hex');

  return {
    /** Creates a code. Null within a minute after the last one, so that a mailbox is not flooded. */
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
        .insert(table)
        .values({ accountCode, ...row })
        .onConflictDoUpdate({
          target: table.accountCode,
          set: row,
          setWhere: lt(table.createdAt, new Date(now().getTime() - minuteMs)),
        })
        .returning({ accountCode: table.accountCode });
      return issued.length > 0 ? code : null;
    },

    /** Counts an attempt, and returns whether the code is the account's and still valid. */
    async isRight(accountCode: string, code: string): Promise<boolean> {
      const db = await database.get();
      const [row] = await db
        .update(table)
        .set({ attempts: sql`${table.attempts} + 1` })
        .where(
          and(
            eq(table.accountCode, accountCode),
            lt(table.attempts, maxAttempts),
            gt(table.expiresAt, now()),
          ),
        )
        .returning({ codeHash: table.codeHash });
      const expected = Buffer.from(row?.codeHash ?? '');
      const actual = Buffer.from(hashCode(accountCode, code));
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },

    /**
     * Uses up the code and runs the action in the same transaction. Returns false when another request has already used
     * the code.
     */
    async redeem(
      accountCode: string,
      code: string,
      apply: (transaction: Database) => Promise<unknown>,
    ): Promise<boolean> {
      const db = await database.get();
      return db.transaction(async (transaction) => {
        const used = await transaction
          .delete(table)
          .where(and(eq(table.accountCode, accountCode), eq(table.codeHash, hashCode(accountCode, code))))
          .returning({ accountCode: table.accountCode });
        if (used.length === 0) return false;
        await apply(transaction);
        return true;
      });
    },
  };
}
