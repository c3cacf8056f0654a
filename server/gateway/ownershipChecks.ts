import * as v from 'valibot';
import { Problem } from '../shared/problem';
import { requireCustomer } from './access';
import type { ErpRequestFn } from '../erp/erpClient';
import type { SellerCustomers } from './sellerCustomers';
import type { Session } from './sessionStore';

const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
);
const owned = v.object({ codigo: text });
const stamped = v.object({ vendedor: text });
const identified = v.object({ id: text });

/** Requires a row. Another customer's row gets the same answer as a missing row. */
const found = (row: unknown): unknown[] => {
  if (row === undefined) throw new Problem('NOT_FOUND');
  return [row];
};

/**
 * Whether the seller placed the order. The ERP lists the order for this seller, even if the customer now has another
 * seller.
 */
const isStampedBy = ({ account }: Session, row: unknown): boolean =>
  account.role === 'seller' && v.is(stamped, row) && String(row.vendedor) === account.code;

/**
 * Requires an order of the customer. For a seller, requires an order that the seller placed, or an order of one of the
 * seller's customers.
 */
export async function requireOwnOrder(
  ask: ErpRequestFn,
  sellerCustomers: SellerCustomers,
  session: Session,
  fields: Record<string, unknown>,
): Promise<unknown[]> {
  const [row] = await ask('getPedidoId', fields);
  const isOwn =
    isStampedBy(session, row) ||
    (v.is(owned, row) && (await sellerCustomers.owns(session, String(row.codigo))));
  return found(isOwn ? row : undefined);
}

/**
 * Requires a branch of the customer. The branch is looked up in the customer's list of branches, because its row does
 * not name the customer.
 */
export async function requireOwnBranch(
  ask: ErpRequestFn,
  session: Session,
  fields: Record<string, unknown>,
): Promise<unknown[]> {
  const customer = requireCustomer(session);
  const branches = await ask('getSucursales', { cliente: customer.code, default: false });
  const isListed = branches.some((row) => v.is(identified, row) && String(row.id) === String(fields['id']));
  if (!isListed) throw new Problem('NOT_FOUND');
  return found((await ask('getSucursalesxId', fields))[0]);
}

/** Filters orders by customer. The ERP lists orders by e-mail, and several customers may share an e-mail. */
export function filterOwnOrders(session: Session, rows: readonly unknown[]): unknown[] {
  const { code } = requireCustomer(session);
  return rows.filter((row) => !v.is(owned, row) || String(row.codigo) === code);
}
