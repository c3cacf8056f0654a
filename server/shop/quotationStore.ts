import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { toEcuadorDate } from '@/shared/time';
import type { Quotation, QuotationAnswer } from '@/shop/quotationSchemas';
import type { LazyDatabase } from '../db/lazyDatabase';
import { quotations, type QuotationContent } from '../db/schema';
import type { Session } from '../gateway/sessionStore';
import { isListedFor, isOwnedBy } from './ownership';

type Row = typeof quotations.$inferSelect;

/** Maximum number of quotations in an answer. The page requests more quotations in further requests. */
export const quotationsPageSize = 200;

export interface NewQuotation {
  accountCode: string;
  idempotencyKey: string;
  requestHash: string;
  customerCode: string;
  sellerCode: string | null;
  content: QuotationContent;
  createdAt: Date;
  validUntil: string;
}

export interface StoredQuotation {
  answer: QuotationAnswer;
  requestHash: string;
}

export interface QuotationStoreOptions {
  database: LazyDatabase;
  now: () => Date;
  /**
   * Key from which the tokens of links are derived. Without this key, the database does not reveal the tokens. Opening
   * a link does not need this key.
   */
  secret: string;
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const toQuotation = (row: Row): Quotation => ({
  ...row.content,
  id: row.id,
  number: `C-${String(row.number).padStart(6, '0')}`,
  createdAt: row.createdAt.toISOString(),
  validUntil: row.validUntil,
  customerCode: row.customerCode,
  sellerCode: row.sellerCode,
});

export function makeQuotationStore({ database, now, secret }: QuotationStoreOptions) {
  const makeToken = (id: string, round: number): string =>
    createHmac('sha256', secret)
      .update(`quotation ${id}${round > 0 ? ` ${round}` : ''}`)
      .digest('base64url');
  const getDay = (): string => toEcuadorDate(now().toISOString());

  function toAnswer(row: Row): QuotationAnswer {
    const quotation = toQuotation(row);
    if (row.validUntil < getDay()) return { quotation, token: null };
    if (row.linkWithdrawnAt) return { quotation, token: null, link: 'withdrawn' };
    const token = makeToken(row.id, row.linkRound);
    // if the token was made with an earlier secret, the link still works, but the token is unknown, so the link cannot
    // be shown
    return hashToken(token) === row.tokenHash
      ? { quotation, token }
      : { quotation, token: null, link: 'hidden' };
  }

  async function findFirst(where: SQL | undefined): Promise<Row | null> {
    const db = await database.get();
    const [row] = await db.select().from(quotations).where(where);
    return row ?? null;
  }

  return {
    async savedWith(accountCode: string, idempotencyKey: string): Promise<StoredQuotation | null> {
      const { accountCode: account, idempotencyKey: key } = quotations;
      const row = await findFirst(and(eq(account, accountCode), eq(key, idempotencyKey)));
      return row && { answer: toAnswer(row), requestHash: row.requestHash };
    },

    /** Stores a quotation. Returns null if another request has already stored a quotation with the same key. */
    async save(quotation: NewQuotation): Promise<QuotationAnswer | null> {
      const db = await database.get();
      const id = randomUUID();
      const [row] = await db
        .insert(quotations)
        .values({ ...quotation, id, tokenHash: hashToken(makeToken(id, 0)) })
        .onConflictDoNothing()
        .returning();
      return row ? toAnswer(row) : null;
    },

    /**
     * Lists a customer's quotations, the newest first. A seller gets the quotations of the customer whom the seller
     * serves. A seller who serves no customer gets all quotations that the seller saved. `next` is the cursor for the
     * older quotations.
     */
    async list(session: Session, before?: number): Promise<{ quotations: Quotation[]; next?: number }> {
      const db = await database.get();
      const older = before === undefined ? undefined : lt(quotations.number, before);
      const rows = await db
        .select()
        .from(quotations)
        .where(and(isListedFor(session, quotations, 'customer'), older))
        .orderBy(desc(quotations.number))
        .limit(quotationsPageSize);
      const last = rows.length === quotationsPageSize ? rows.at(-1) : undefined;
      return { quotations: rows.map(toQuotation), ...(last && { next: last.number }) };
    },

    async byId(session: Session, id: string): Promise<QuotationAnswer | null> {
      const db = await database.get();
      const row = await findFirst(and(eq(quotations.id, id), isOwnedBy(db, session, quotations)));
      return row && toAnswer(row);
    },

    /**
     * Withdraws the link of a quotation. The hash of the link stays, so that the page of the link can say that the link
     * was withdrawn.
     */
    async withdrawLink(session: Session, id: string): Promise<QuotationAnswer | null> {
      const db = await database.get();
      const [row] = await db
        .update(quotations)
        .set({ linkWithdrawnAt: now() })
        .where(and(eq(quotations.id, id), isOwnedBy(db, session, quotations)))
        .returning();
      return row ? toAnswer(row) : null;
    },

    /** Makes a new link if the present link was withdrawn or cannot be shown. Otherwise the present link stays. */
    async renewLink(session: Session, id: string): Promise<QuotationAnswer | null> {
      const db = await database.get();
      const isOwn = and(eq(quotations.id, id), isOwnedBy(db, session, quotations));
      const found = await findFirst(isOwn);
      if (!found || toAnswer(found).link === undefined) return found && toAnswer(found);
      const linkRound = found.linkRound + 1;
      const [row] = await db
        .update(quotations)
        .set({ linkRound, linkWithdrawnAt: null, tokenHash: hashToken(makeToken(id, linkRound)) })
        // if two requests come at the same time, only one of them makes a new link
        .where(and(isOwn, eq(quotations.linkRound, found.linkRound)))
        .returning();
      return toAnswer(row ?? (await findFirst(isOwn)) ?? found);
    },

    /**
     * Finds the quotation of a link. The link can be opened without an account. Returns `withdrawn` if the link was
     * withdrawn, and null if the prices are no longer valid.
     */
    async byToken(token: string): Promise<Quotation | 'withdrawn' | null> {
      const { tokenHash, validUntil } = quotations;
      const row = await findFirst(and(eq(tokenHash, hashToken(token)), gte(validUntil, getDay())));
      return row && (row.linkWithdrawnAt ? 'withdrawn' : toQuotation(row));
    },
  };
}

export type QuotationStore = ReturnType<typeof makeQuotationStore>;
