import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Account } from '@/erp/rows/account';
import type { Order } from '@/erp/rows/order';
import { ivaPercent } from '@/shared/money';
import { placeOrderSchema, type PlaceOrder } from '@/shop/schemas';
import type { OrderContent } from '../db/schema';
import { customerOf, requireRole } from '../gateway/access';
import type { AskErp } from '../gateway/erpClient';
import type { Session } from '../gateway/sessionStore';
import { parse, Problem } from '../problem';
import type { OrderStore, StoredOrder } from './orderStore';
import { priceOrder, type PricedOrder } from './pricing';

export interface OrderOptions {
  ask: AskErp;
  store: OrderStore;
  /** `empresa`, as the ERP's own orders carry it. */
  company: string;
}

const headers = v.object({ 'idempotency-key': v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)) });

/** `seller`: everything the seller placed, whoever is selected. */
const listQuery = v.object({ scope: v.optional(v.picklist(['customer', 'seller']), 'customer') });

/** The parsed order has its fields in the schema's order, so equal orders have equal hashes. */
const hashOf = (order: PlaceOrder, customer: Account): string =>
  createHash('sha256')
    .update(JSON.stringify([customer.code, order]))
    .digest('hex');

const contentOf = (
  placed: PlaceOrder,
  priced: PricedOrder,
  customer: Account,
  company: string,
): OrderContent => ({
  status: 'PENDIENTE',
  payment: placed.payment,
  company,
  customerEmail: customer.email,
  customerName: customer.name,
  invoice: null,
  quantity: priced.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotal: priced.subtotal,
  totals: [{ title: `IVA ${ivaPercent} %`, price: priced.iva }],
  total: priced.total,
  shippingAddress: placed.shippingAddress,
  // the ERP invoices to the customer's own data, which the shop does not keep
  billingAddress: null,
  lines: priced.lines.map(({ product, unitPrice, quantity, options }) => ({
    sku: product.sku,
    name: product.name,
    image: product.images[0] ?? '',
    options,
    price: unitPrice,
    quantity,
    total: unitPrice * quantity,
  })),
});

function sessionOf({ session }: FastifyRequest): Session {
  requireRole(session, ['customer', 'seller']);
  return session!;
}

/** The order of this key, if it is the same order. @throws IDEMPOTENCY_KEY_REUSED */
function sameOrder(stored: StoredOrder, requestHash: string): Order {
  if (stored.requestHash !== requestHash) throw new Problem('IDEMPOTENCY_KEY_REUSED');
  return stored.order;
}

const found = (order: Order | null): { order: Order } => {
  if (!order) throw new Problem('NOT_FOUND');
  return { order };
};

/** /api/shop/orders: orders placed in this shop. */
export function orderRoutes(app: FastifyInstance, { ask, store, company }: OrderOptions): void {
  app.post('/orders', async (request, reply): Promise<{ order: Order }> => {
    const session = sessionOf(request);
    const customer = customerOf(session);
    if (!customer) throw new Problem('FORBIDDEN');
    const { 'idempotency-key': idempotencyKey } = parse(headers, request.headers);
    const asked = parse(placeOrderSchema, request.body);
    const requestHash = hashOf(asked, customer);
    const accountCode = session.account.code;

    // a repeated request is answered even when the ERP is down or prices moved since: the order stands
    const before = await store.placedWith(accountCode, idempotencyKey);
    if (before) return { order: sameOrder(before, requestHash) };

    const priced = await priceOrder(ask, asked, customer);
    const placed = await store.place({
      accountCode,
      idempotencyKey,
      requestHash,
      customerCode: customer.code,
      sellerCode: session.account.role === 'seller' ? accountCode : null,
      content: contentOf(asked, priced, customer, company),
      notes: asked.notes,
    });
    if (placed) {
      reply.code(201);
      return { order: placed };
    }
    const faster = await store.placedWith(accountCode, idempotencyKey);
    return found(faster && sameOrder(faster, requestHash));
  });

  app.get('/orders', async (request) => {
    const { scope } = parse(listQuery, request.query);
    return { orders: await store.list(sessionOf(request), scope) };
  });

  app.get<{ Params: { id: string } }>('/orders/:id', async (request) =>
    found(await store.byId(sessionOf(request), request.params.id)),
  );

  // a guest with the link is asked to sign in; anybody else's session finds nothing
  app.get<{ Params: { token: string } }>('/orders/token/:token', async (request) =>
    found(await store.byToken(sessionOf(request), request.params.token)),
  );
}
