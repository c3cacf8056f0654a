import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { ContactMessage } from '@/shop/contactSchema';
import type { LazyDatabase } from '../db/lazyDatabase';
import { contactMessages } from '../db/schema';
import { Problem } from '../shared/problem';

/** Hash of a parsed message: its fields are in the schema's order, so that equal messages have equal hashes. */
const hashOf = (message: ContactMessage): string =>
  createHash('sha256').update(JSON.stringify(message)).digest('hex');

/** As people say it on the phone. */
export const formatMessageNumber = (number: number): string => `M-${String(number).padStart(5, '0')}`;

export function makeContactStore(database: LazyDatabase, now: () => Date) {
  /** @throws IDEMPOTENCY_KEY_REUSED: it stands for another message */
  async function sentWith(idempotencyKey: string, message: ContactMessage): Promise<string | null> {
    const db = await database.get();
    const { number, requestHash } = contactMessages;
    const [row] = await db
      .select({ number, requestHash })
      .from(contactMessages)
      .where(eq(contactMessages.idempotencyKey, idempotencyKey));
    if (!row) return null;
    if (row.requestHash !== hashOf(message)) throw new Problem('IDEMPOTENCY_KEY_REUSED');
    return formatMessageNumber(row.number);
  }

  return {
    /** Returns the message's number, if it is stored already. */
    sentWith,

    /** Stores a message, and returns its number; the first one's when two requests with one key race. */
    async keep(idempotencyKey: string, message: ContactMessage, accountCode: string | null): Promise<string> {
      const db = await database.get();
      const [row] = await db
        .insert(contactMessages)
        .values({ ...message, idempotencyKey, accountCode, requestHash: hashOf(message), createdAt: now() })
        .onConflictDoNothing({ target: contactMessages.idempotencyKey })
        .returning({ number: contactMessages.number });
      const number = row ? formatMessageNumber(row.number) : await sentWith(idempotencyKey, message);
      if (number === null) throw new Problem('UNEXPECTED');
      return number;
    },
  };
}

export type ContactStore = ReturnType<typeof makeContactStore>;
