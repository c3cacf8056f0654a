import * as v from 'valibot';
import type { ErpCall } from '@/erp/client';
import type { Account } from '@/erp/rows/account';
import { parse, Problem } from '../shared/problem';
import { accessTable, listLevel, type ClientField, type PinnedField, type Role } from '../erp/accessTable';
import type { Session } from './sessionStore';

export const getRole = (session: Session | null): Role => session?.account.role ?? 'guest';

/** Returns the customer of the session: the signed-in customer, or the customer whom the seller serves. */
export const getCustomerCode = (session: Session | null): Session['customer'] =>
  session?.account.role === 'customer' ? session.account : (session?.customer ?? null);

/** Returns the price level of the session's customer. Without a customer it is the level of the list prices. */
export const getLevel = (session: Session | null): number => getCustomerCode(session)?.level ?? listLevel;

/** @throws AUTH_REQUIRED for a guest; FORBIDDEN for an account with another role */
export function requireRole(session: Session | null, roles: readonly Role[]): void {
  if (roles.includes(getRole(session))) return;
  throw new Problem(session ? 'FORBIDDEN' : 'AUTH_REQUIRED');
}

/** Returns the session's customer. @throws FORBIDDEN if a seller serves no customer */
export function requireCustomer(session: Session | null): Account {
  const customer = getCustomerCode(session);
  if (!customer) throw new Problem('FORBIDDEN');
  return customer;
}

/**
 * Requires that the page shows the session's customer.
 * @param shown code of the shown customer; empty for none
 * @throws FORBIDDEN
 */
export function requireMatchingCustomer(session: Session | null, shown: unknown): void {
  if (shown !== undefined && shown !== (getCustomerCode(session)?.code ?? '')) throw new Problem('FORBIDDEN');
}

function pinned(pin: PinnedField, session: Session | null): string | number | undefined {
  switch (pin) {
    case 'level':
      return getLevel(session);
    case 'customerCode':
      return getCustomerCode(session)?.code;
    case 'customerEmail':
      return getCustomerCode(session)?.email;
    case 'ownCode':
      return session?.account.code;
    case 'ownEmail':
      return session?.account.email;
  }
}

function checkedPin(pin: PinnedField, session: Session | null, asked: unknown): string | number {
  const right = pinned(pin, session);
  // the value is missing if a seller serves no customer; such a seller may not request branches, orders or a statement
  if (right === undefined) throw new Problem('FORBIDDEN');
  const absent = asked === undefined || asked === null;
  if (!absent && asked !== right) throw new Problem('FORBIDDEN');
  return right;
}

const body = v.pipe(
  v.unknown(),
  v.check((sent) => !Array.isArray(sent)),
  v.record(v.string(), v.unknown()),
);

export interface AuthorizedFields {
  /** Fields that the ERP gets. */
  forwarded: Record<string, unknown>;
  /** Fields that only the gateway uses. */
  kept: Record<string, unknown>;
}

/**
 * Checks the fields that a browser sent for an ERP call. Returns the fields with which the session may make the call.
 * @throws AUTH_REQUIRED; FORBIDDEN for a wrong role, or a field that contradicts the session; BAD_REQUEST
 */
export function authorizeErpCall(call: ErpCall, session: Session | null, sent: unknown): AuthorizedFields {
  const { roles, fields } = accessTable[call];
  requireRole(session, roles);
  const given = parse(body, sent ?? {});
  const chosen = Object.entries(fields).filter(
    (entry): entry is [string, ClientField] => typeof entry[1] === 'object',
  );
  const values = parse(v.object(Object.fromEntries(chosen.map(([name, { shape }]) => [name, shape]))), given);

  const permitted: AuthorizedFields = { forwarded: {}, kept: {} };
  for (const [name, field] of Object.entries(fields)) {
    const value = typeof field === 'string' ? checkedPin(field, session, given[name]) : values[name];
    if (value === undefined || value === null) continue;
    const target = typeof field === 'object' && field.kept ? permitted.kept : permitted.forwarded;
    target[name] = value;
  }
  return permitted;
}
