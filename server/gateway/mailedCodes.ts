/** Codes that are sent by e-mail. A code is valid once and for a short time, and is stored as a keyed hash. */
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import { emailVerifications, passwordResets } from '../db/schema';
import { codeMinutes } from '../mail/codeMails';
import { codeLetters } from './ownAccounts';

const minuteMs = 60_000;
/** Maximum number of times that a code may be tried. Five guesses do not find one of 32^8 codes. */
const maxAttempts = 5;
const codeLength = 8;

const createCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');

/** Normalises a typed code. People may type it in any case, with blanks and dashes. */
const normalizeCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

const tables = { 'password reset': passwordResets, 'email verification': emailVerifications } as const;

export interface MailedCodeOptions {
  database: LazyDatabase;
  secret: string;
  now: () => Date;
}

export type MailedCodes = ReturnType<typeof makeMailedCodes>;

/** Manages mailed codes for one purpose. Each account has only one code, and a new code replaces the previous code. */
export function makeMailedCodes(purpose: keyof typeof tables, { database, secret, now }: MailedCodeOptions) {
  const table = tables[purpose];
  const hashCode = (accountCode: string, code: string): string =>
    createHmac('sha256', secret)
      .update(`${purpose} ${accountCode} ${normalizeCode(code)}`)
      .digest('hex');

  return {
    /**
     * Creates a code. Returns null if the previous code is less than a minute old, so that nothing floods the mailbox.
     */
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

    /** Counts an attempt. Returns whether the account has this code and the code is still valid. */
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
     * Deletes the code and runs the action in the same transaction. Returns false if another request has already used
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
