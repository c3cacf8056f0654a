import * as v from 'valibot';
import { contactRules, maxMessageLength } from './contactRules';
import { createFieldSchemas } from './fieldSchemas';
import { plainText } from './plainText';

/**
 * POST /contact, with the header Idempotency-Key as for orders: the same key never stores a second message, and with a
 * different message it is IDEMPOTENCY_KEY_REUSED. The answer has the number by which the shop finds it.
 */
export const contactSchema = v.strictObject({
  ...createFieldSchemas(contactRules),
  message: v.pipe(plainText, v.minLength(1), v.maxLength(maxMessageLength)),
});
export type ContactMessage = v.InferOutput<typeof contactSchema>;
