import { createHash } from 'node:crypto';
import type { Account } from '@/erp/rows/account';
import { getIvaPercent } from '@/shared/money';
import { toEcuadorDate } from '@/shared/time';
import type { QuotationAnswer, SaveQuotation } from '@/shop/quotationSchemas';
import type { RequireVerifiedEmail } from '../gateway/emailVerifications';
import { requireClient } from '../erp/erpClient';
import type { ConsumeRateLimit } from '../gateway/rateLimits';
import type { DefineShopRoute } from '../gateway/shopRoutes';
import { Problem } from '../shared/problem';
import type { ReadOrderProducts } from './orderProducts';
import { priceOrder, toPricedFields } from './pricing';
import { describeQuotation } from './quotationDocument';
import { makeQuotationPdf } from './quotationPdf';
import type { QuotationStore, StoredQuotation } from './quotationStore';

export interface QuotationOptions {
  readProducts: ReadOrderProducts;
  store: QuotationStore;
  now: () => Date;
  countSave: ConsumeRateLimit;
  requireVerifiedEmail: RequireVerifiedEmail;
}

const dayMs = 86_400_000;

/**
 * Hashes a parsed quotation. A parsed quotation has its fields in the order of the schema, so equal quotations have
 * equal hashes.
 */
const hashOf = (asked: SaveQuotation, customer: Account): string =>
  createHash('sha256')
    .update(JSON.stringify([customer.code, asked]))
    .digest('hex');

/**
 * Returns the stored quotation with the idempotency key of a request. The request must be for the same quotation.
 * @throws IDEMPOTENCY_KEY_REUSED
 */
function requireSame({ requestHash, answer }: StoredQuotation, asked: string): QuotationAnswer {
  if (requestHash !== asked) throw new Problem('IDEMPOTENCY_KEY_REUSED');
  return answer;
}

const requireFound = (answer: QuotationAnswer | null): QuotationAnswer => {
  if (!answer) throw new Problem('NOT_FOUND');
  return answer;
};

/** /api/shop/quotations: carts that are saved with the prices of the day on which they are saved. */
export function registerQuotationRoutes(
  on: DefineShopRoute,
  { readProducts, store, now, countSave, requireVerifiedEmail }: QuotationOptions,
): void {
  on('POST /quotations', async ({ session, customer, headers, body: asked, request }, reply) => {
    const { account } = session;
    const idempotencyKey = headers['idempotency-key'];
    const requestHash = hashOf(asked, customer);
    const before = await store.savedWith(account.code, idempotencyKey);
    if (before) return requireSame(before, requestHash);

    // the e-mail must be verified: a page of the shop shows the account's name, which could be the name of another
    // person
    await requireVerifiedEmail(account);
    await countSave(request, reply, account.code);
    const createdAt = now();
    const day = toEcuadorDate(createdAt.toISOString());
    const priced = await priceOrder(readProducts, asked, customer, day, request.clientSignal);
    requireClient(request.clientSignal);
    const isSeller = account.role === 'seller';
    const saved = await store.save({
      accountCode: account.code,
      idempotencyKey,
      requestHash,
      customerCode: customer.code,
      sellerCode: isSeller ? account.code : null,
      createdAt,
      validUntil: toEcuadorDate(new Date(createdAt.getTime() + asked.days * dayMs).toISOString()),
      content: {
        customerName: customer.tradeName || customer.name,
        sellerName: isSeller ? account.name : null,
        notes: asked.notes.trim(),
        ...toPricedFields(priced, getIvaPercent(day)),
      },
    });
    if (saved) {
      reply.code(201);
      return saved;
    }
    const faster = await store.savedWith(account.code, idempotencyKey);
    if (!faster) throw new Problem('NOT_FOUND');
    return requireSame(faster, requestHash);
  });

  on('GET /quotations', ({ session, query: { before } }) => store.list(session, before));

  on('GET /quotations/:id', async ({ session, params }) =>
    requireFound(await store.byId(session, params.id)),
  );

  on('DELETE /quotations/:id/link', async ({ session, params }) =>
    requireFound(await store.withdrawLink(session, params.id)),
  );

  on('POST /quotations/:id/link', async ({ session, params }) =>
    requireFound(await store.renewLink(session, params.id)),
  );

  on('GET /quotations/:id/pdf', async ({ session, params, query: { language } }, reply) => {
    const { quotation } = requireFound(await store.byId(session, params.id));
    const pdf = await makeQuotationPdf(describeQuotation(quotation, language));
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${quotation.number}.pdf"`)
      .send(pdf);
  });
}
