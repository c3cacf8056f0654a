import { requestShop } from './client';
import type { ContactMessage } from './contactSchema';
import { contactAnswerSchema } from './contentSchemas';

/**
 * A message to the shop, answered with its number. The same key never stores a second one. BAD_REQUEST names the fields
 * that are wrong; RATE_LIMITED.
 */
export const sendMessage = (message: ContactMessage, idempotencyKey: string) =>
  requestShop(
    { method: 'POST', path: '/contact', body: message, headers: { 'Idempotency-Key': idempotencyKey } },
    contactAnswerSchema,
  );
