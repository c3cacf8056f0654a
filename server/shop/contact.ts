import type { ConsumeRateLimit } from '../gateway/rateLimits';
import type { DefineShopRoute } from '../gateway/shopRoutes';
import type { ContactStore } from './contactStore';

export interface ContactOptions {
  store: ContactStore;
  /** Rate limit for messages from the same network address. */
  countMessage: ConsumeRateLimit;
}

/** /api/shop/contact: messages to the shop. The messages are stored for the people who run the shop. */
export function registerContactRoutes(on: DefineShopRoute, { store, countMessage }: ContactOptions): void {
  on('POST /contact', async ({ session, headers, body, request }, reply): Promise<{ number: string }> => {
    const key = headers['idempotency-key'];
    reply.code(201);
    // if the same message is sent again, it is neither stored nor counted again
    const before = await store.sentWith(key, body);
    if (before !== null) return { number: before };
    await countMessage(request, reply, '');
    return { number: await store.keep(key, body, session?.account.code ?? null) };
  });
}
