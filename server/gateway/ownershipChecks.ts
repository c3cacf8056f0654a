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

/** Records of other customers are answered exactly like records that do not exist. */
const found = (row: unknown): unknown[] => {
  if (row === undefined) throw new Problem('NOT_FOUND');
  return [row];
};

/** A seller's order: the ERP lists it among the seller's, also after the customer has another seller. */
const isStampedBy = ({ account }: Session, row: unknown): boolean =>
  account.role === 'seller' && v.is(stamped, row) && String(row.vendedor) === account.code;

/** An order of the customer; of a seller one of theirs, or of one of their customers. */
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

/** An address says not whose it is: the customer's list does. */
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

/** The ERP lists by e-mail, which may be that of several customers. */
export function filterOwnOrders(session: Session, rows: readonly unknown[]): unknown[] {
  const { code } = requireCustomer(session);
  return rows.filter((row) => !v.is(owned, row) || String(row.codigo) === code);
}
