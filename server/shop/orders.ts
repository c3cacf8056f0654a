import { createHash } from 'node:crypto';
import type { Account } from '@/erp/rows/account';
import type { Address } from '@/erp/rows/address';
import type { Order } from '@/erp/rows/order';
import { getIvaPercent } from '@/shared/money';
import { toEcuadorDate } from '@/shared/time';
import type { PlaceOrder } from '@/shop/schemas';
import type { OrderContent } from '../db/schema';
import { bindSignal, requireClient, type ErpRequestFn } from '../erp/erpClient';
import type { RequireVerifiedEmail } from '../gateway/emailVerifications';
import type { DefineShopRoute } from '../gateway/shopRoutes';
import { Problem } from '../shared/problem';
import { checkAmount, checkPayment, refuseUsedReference } from './cardPayment';
import { getCreditLeft } from './credit';
import { checkDelivery } from './delivery';
import type { ConfirmOrder } from './orderConfirmations';
import type { ReadOrderProducts } from './orderProducts';
import type { OrderStore, StoredOrder } from './orderStore';
import { priceOrder, toPricedFields, type PricedOrder } from './pricing';
import type { WantedStock } from './stockHolds';

export interface OrderOptions {
  ask: ErpRequestFn;
  readProducts: ReadOrderProducts;
  store: OrderStore;
  /** Returns a customer's address book. */
  listAddresses: (customerCode: string) => Promise<Address[]>;
  /** Whether a provider of card payments is configured. */
  takesCards: boolean;
  /** Value of `empresa`, as in the ERP's own orders. */
  company: string;
  now: () => Date;
  onPlaced: () => void;
  confirmOrder: ConfirmOrder;
  requireVerifiedEmail: RequireVerifiedEmail;
}

/**
 * Hashes a parsed order: its fields are in the schema's order, so that equal orders have equal hashes. The
 * authorisation is left out: an order that was authorised twice, in two tabs or after a lost answer, is the same order.
 */
const hashOf = ({ authorisation: _, ...order }: PlaceOrder, customer: Account): string =>
  createHash('sha256')
    .update(JSON.stringify([customer.code, order]))
    .digest('hex');

const contentOf = (
  placed: PlaceOrder,
  priced: PricedOrder,
  customer: Account,
  { company, day }: { company: string; day: string },
): OrderContent => ({
  status: 'PENDIENTE',
  payment: placed.payment,
  ...(placed.authorisation ? { authorisation: placed.authorisation } : {}),
  company,
  customerEmail: customer.email,
  customerName: customer.name,
  invoice: null,
  shippingAddress: placed.shippingAddress,
  // the ERP invoices with the customer's own data, which the shop does not store
  billingAddress: null,
  ...toPricedFields(priced, getIvaPercent(day)),
});

/** Sums the pieces that an order takes of each product, as two lines of one product use the same stock. */
function listWantedStock({ lines }: PricedOrder): WantedStock[] {
  const wanted = new Map<string, WantedStock>();
  for (const { product, quantity } of lines) {
    const before = wanted.get(product.sku)?.quantity ?? 0;
    wanted.set(product.sku, {
      sku: product.sku,
      quantity: before + quantity,
      erpQuantity: product.quantity ?? 0,
    });
  }
  return [...wanted.values()];
}

/** Returns the stored order for a key, if it is the same order. @throws IDEMPOTENCY_KEY_REUSED */
function sameOrder(stored: StoredOrder, requestHash: string): Order {
  if (stored.requestHash !== requestHash) throw new Problem('IDEMPOTENCY_KEY_REUSED');
  return stored.order;
}

const found = (order: Order | null): { order: Order } => {
  if (!order) throw new Problem('NOT_FOUND');
  return { order };
};

/** /api/shop/orders: orders placed in this shop. */
export function orderRoutes(
  on: DefineShopRoute,
  {
    ask: askErp,
    readProducts,
    store,
    listAddresses,
    takesCards,
    company,
    now,
    onPlaced,
    confirmOrder,
    requireVerifiedEmail,
  }: OrderOptions,
): void {
  on(
    'POST /orders',
    async ({ session, customer, headers, body: asked, request }, reply): Promise<{ order: Order }> => {
      const idempotencyKey = headers['idempotency-key'];
      const requestHash = hashOf(asked, customer);
      const accountCode = session.account.code;

      // a repeated request gets the placed order even when the ERP is down or prices have changed
      const before = await store.placedWith(accountCode, idempotencyKey);
      if (before) return { order: sameOrder(before, requestHash) };

      await requireVerifiedEmail(session.account);
      // until the order is stored, a client that disconnects aborts it
      const ask = bindSignal(askErp, request.clientSignal);
      checkPayment(asked, takesCards);
      await checkDelivery({ ask, listOwn: listAddresses }, asked.shippingAddress, customer);
      const creditLeft = asked.payment === 'credit' ? await getCreditLeft(ask, customer) : null;
      // a seller may exceed the credit with a reason, which is stored in the order
      const mayExceed = session.account.role === 'seller' && asked.notes.trim() !== '';
      // one time decides the order's day and its IVA, also at midnight
      const createdAt = now();
      const day = toEcuadorDate(createdAt.toISOString());
      const priced = await priceOrder(readProducts, asked, customer, day, request.clientSignal);
      checkAmount(asked, priced.total);
      requireClient(request.clientSignal);
      const placed = await store.place(
        {
          accountCode,
          idempotencyKey,
          requestHash,
          customerCode: customer.code,
          sellerCode: session.account.role === 'seller' ? accountCode : null,
          content: contentOf(asked, priced, customer, { company, day }),
          createdAt,
          notes: asked.notes,
        },
        { stock: listWantedStock(priced), creditLeft: mayExceed ? null : creditLeft },
      );
      if (placed) {
        onPlaced();
        confirmOrder({ request, session, customer, order: placed, notes: asked.notes });
        reply.code(201);
        return { order: placed };
      }
      const faster = await store.placedWith(accountCode, idempotencyKey);
      return faster ? { order: sameOrder(faster, requestHash) } : refuseUsedReference();
    },
  );

  on('GET /orders', ({ session, query: { scope, before } }) => store.list(session, scope, before));

  on('GET /orders/:id', async ({ session, params }) => found(await store.byId(session, params.id)));

  on('GET /orders/token/:token', async ({ session, params }) =>
    found(await store.byToken(session, params.token)),
  );
}
