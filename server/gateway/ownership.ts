import * as v from 'valibot';
import { Problem } from '../problem';
import { customerOf } from './access';
import type { AskErp } from './erpClient';
import type { Session } from './sessionStore';

const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
);
const owned = v.object({ codigo: text });
const identified = v.object({ id: text });

/** What belongs to somebody else looks exactly like what does not exist. */
const firstOf = (rows: readonly unknown[], isOwn: (row: unknown) => boolean): unknown[] => {
  const [row] = rows;
  if (row === undefined || !isOwn(row)) throw new Problem('NOT_FOUND');
  return [row];
};

/** An order of the customer, or of one of the seller's customers. */
export async function ownOrder(
  ask: AskErp,
  session: Session,
  fields: Record<string, unknown>,
): Promise<unknown[]> {
  const codes = (session.account.role === 'customer' ? [session.account] : session.customers).map(
    ({ code }) => code,
  );
  return firstOf(
    await ask('getPedidoId', fields),
    (row) => v.is(owned, row) && codes.includes(String(row.codigo)),
  );
}

/** An address says not whose it is: the customer's list does. */
export async function ownBranch(
  ask: AskErp,
  session: Session,
  fields: Record<string, unknown>,
): Promise<unknown[]> {
  const customer = customerOf(session);
  if (!customer) throw new Problem('FORBIDDEN');
  const branches = await ask('getSucursales', { cliente: customer.code, default: false });
  const isListed = branches.some((row) => v.is(identified, row) && String(row.id) === String(fields['id']));
  if (!isListed) throw new Problem('NOT_FOUND');
  return firstOf(await ask('getSucursalesxId', fields), () => true);
}
