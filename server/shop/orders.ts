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
  /** Returns the addresses in a customer's address book. */
  listAddresses: (customerCode: string) => Promise<Address[]>;
  /** Whether a provider of card payments is configured. */
  takesCards: boolean;
  /** Value of the ERP's field `empresa`, which is the same for orders of the shop and of the ERP. */
  company: string;
  now: () => Date;
  onPlaced: () => void;
  confirmOrder: ConfirmOrder;
  requireVerifiedEmail: RequireVerifiedEmail;
}

/**
 * Hashes a parsed order. A parsed order has its fields in the order of the schema, so equal orders have equal hashes.
 * The card authorisation is left out, because a customer may authorise the same order twice, for example in two tabs.
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
  // the ERP has the customer's billing data, so the shop does not store them
  billingAddress: null,
  ...toPricedFields(priced, getIvaPercent(day)),
});

/** Sums the pieces of each product in an order, because two lines with the same product need the same stock. */
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

/**
 * Returns the stored order with the idempotency key of a request. The request must be for the same order.
 * @throws IDEMPOTENCY_KEY_REUSED
 */
function sameOrder(stored: StoredOrder, requestHash: string): Order {
  if (stored.requestHash !== requestHash) throw new Problem('IDEMPOTENCY_KEY_REUSED');
  return stored.order;
}

const found = (order: Order | null): { order: Order } => {
  if (!order) throw new Problem('NOT_FOUND');
  return { order };
};

/** /api/shop/orders: orders that were placed in this shop. */
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

      // a repeated request gets the order that was placed before, even if the ERP is down or prices have changed since
      const before = await store.placedWith(accountCode, idempotencyKey);
      if (before) return { order: sameOrder(before, requestHash) };

      await requireVerifiedEmail(session.account);
      // if the client disconnects before the order is stored, no order is placed
      const ask = bindSignal(askErp, request.clientSignal);
      checkPayment(asked, takesCards);
      await checkDelivery({ ask, listOwn: listAddresses }, asked.shippingAddress, customer);
      const creditLeft = asked.payment === 'credit' ? await getCreditLeft(ask, customer) : null;
      // a seller may exceed the customer's credit if the seller gives a reason in the notes of the order
      const mayExceed = session.account.role === 'seller' && asked.notes.trim() !== '';
      // the day and the IVA come from the same time, so that they belong together even at midnight
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
