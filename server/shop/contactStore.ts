import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { ContactMessage } from '@/shop/contactSchema';
import type { LazyDatabase } from '../db/lazyDatabase';
import { contactMessages } from '../db/schema';
import { Problem } from '../shared/problem';

/**
 * Hashes a parsed message. A parsed message has its fields in the order of the schema, so equal messages have equal
 * hashes.
 */
const hashOf = (message: ContactMessage): string =>
  createHash('sha256').update(JSON.stringify(message)).digest('hex');

/** Formats the number of a message so that people can say it on the phone. */
export const formatMessageNumber = (number: number): string => `M-${String(number).padStart(5, '0')}`;

export function makeContactStore(database: LazyDatabase, now: () => Date) {
  /**
   * Returns the number of the message that was stored with this key; null if no message has this key.
   * @throws IDEMPOTENCY_KEY_REUSED if the stored message is a different message
   */
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
    sentWith,

    /** Stores a message and returns its number. If two requests have the same key, both get the same number. */
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
