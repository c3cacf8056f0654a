import { requestShop } from './client';
import type { ContactMessage } from './contactSchema';
import { contactAnswerSchema } from './contentSchemas';

/**
 * Sends a message to the shop, and returns the number of the message. The idempotency key prevents a duplicate.
 * BAD_REQUEST names the invalid fields; RATE_LIMITED.
 */
export const sendMessage = (message: ContactMessage, idempotencyKey: string) =>
  requestShop(
    { method: 'POST', path: '/contact', body: message, headers: { 'Idempotency-Key': idempotencyKey } },
    contactAnswerSchema,
  );
