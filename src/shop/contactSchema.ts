import * as v from 'valibot';
import { contactRules, maxMessageLength } from './contactRules';
import { createFieldSchemas } from './fieldSchemas';
import { plainText } from './plainText';

/**
 * POST /contact, with the header Idempotency-Key as for POST /orders. A second message with the same key is not stored.
 * If this message differs from the first message, the answer is IDEMPOTENCY_KEY_REUSED. The answer to a stored message
 * has the number by which the shop finds the message.
 */
export const contactSchema = v.strictObject({
  ...createFieldSchemas(contactRules),
  message: v.pipe(plainText, v.minLength(1), v.maxLength(maxMessageLength)),
});
export type ContactMessage = v.InferOutput<typeof contactSchema>;
