import { eq } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { Account, AccountRow } from '@/erp/rows/account';
import type { Address } from '@/erp/rows/address';
import type { LazyDatabase } from '../db/lazyDatabase';
import { ownAccounts } from '../db/schema';
import { listLevel } from '../erp/accessTable';
import { ownPrefix } from '@/shop/ownCodes';
import type { Passwords } from './passwords';

/**
 * Letters and digits of an account's code. 0, O, 1 and I are left out, because people may read the code aloud on the
 * telephone.
 */
export const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const newCode = (): string =>
  ownPrefix + Array.from({ length: 10 }, () => codeLetters[randomInt(codeLetters.length)]).join('');

export const normalizeEmail = (typed: string): string => typed.trim().normalize('NFC').toLowerCase();

/**
 * Name and phone of an account. The name is the e-mail until an address contains a name, because the sign-up does not
 * ask for a name.
 */
const called = ({ firstName = '', lastName = '', phone = '' }: Partial<Address>, email: string) => ({
  name: `${firstName} ${lastName}`.trim() || email,
  phone,
});

/**
 * Builds the customer of an account that the shop created. The customer pays list prices.
 * @param addresses oldest first
 */
export const getOwnAccount = (code: string, email: string, addresses: readonly Address[]): Account => ({
  role: 'customer',
  code,
  email,
  ...called(addresses.find(({ isDefault }) => isDefault) ?? addresses[0] ?? {}, email),
  tradeName: '',
  discount: 0,
  level: listLevel,
});

/**
 * Converts an account that the shop created into a row in the ERP's format, so that pages need not distinguish it from
 * the ERP's accounts.
 */
export const toAccountRow = (account: Account): AccountRow => ({
  salida: 'OK',
  tipoPersona: 'cliente',
  correo: account.email,
  celular: account.phone,
  razonsocial: account.name,
  nombrecomercial: account.tradeName,
  codigo: account.code,
  descuento: account.discount,
  inv40060id: account.level,
});

export interface OwnAccountOptions {
  database: LazyDatabase;
  passwords: Passwords;
  addressesOf: (code: string) => Promise<Address[]>;
  now: () => Date;
}

/** Manages accounts that the shop created when people signed up. */
export function makeOwnAccounts({ database, passwords, addressesOf, now }: OwnAccountOptions) {
  async function byEmail(typed: string) {
    const db = await database.get();
    const [row] = await db
      .select()
      .from(ownAccounts)
      .where(eq(ownAccounts.email, normalizeEmail(typed)));
    return row ?? null;
  }

  return {
    /** Creates an account. Returns null if another account has this e-mail. */
    async create(typed: string, password: string): Promise<Account | null> {
      const email = normalizeEmail(typed);
      const passwordHash = await passwords.hash(password);
      const db = await database.get();
      const [row] = await db
        .insert(ownAccounts)
        .values({ code: newCode(), email, passwordHash, createdAt: now() })
        .onConflictDoNothing({ target: ownAccounts.email })
        .returning();
      return row ? getOwnAccount(row.code, email, []) : null;
    },

    /**
     * Returns the account for an e-mail and a password, or null. The duration does not reveal whether the e-mail
     * exists.
     */
    async find(email: string, password: string): Promise<Account | null> {
      const row = await byEmail(email);
      const right = await passwords.isRight(password, row?.passwordHash ?? null);
      return row && right ? getOwnAccount(row.code, row.email, await addressesOf(row.code)) : null;
    },

    async changePassword(code: string, password: string): Promise<void> {
      const passwordHash = await passwords.hash(password);
      const db = await database.get();
      await db.update(ownAccounts).set({ passwordHash }).where(eq(ownAccounts.code, code));
    },

    async findByEmail(email: string): Promise<Account | null> {
      const row = await byEmail(email);
      return row && getOwnAccount(row.code, row.email, await addressesOf(row.code));
    },

    /** Whether the account's e-mail is verified. False if the account is unknown. */
    async isVerified(code: string): Promise<boolean> {
      const db = await database.get();
      const [row] = await db
        .select({ verifiedAt: ownAccounts.verifiedAt })
        .from(ownAccounts)
        .where(eq(ownAccounts.code, code));
      return Boolean(row?.verifiedAt);
    },

    isTaken: async (email: string): Promise<boolean> => (await byEmail(email)) !== null,
  };
}

export type OwnAccounts = ReturnType<typeof makeOwnAccounts>;
