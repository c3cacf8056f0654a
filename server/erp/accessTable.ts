import * as v from 'valibot';
import type { ErpCall } from '@/erp/client';
import { maxCodeLength } from '@/shared/codeSpelling';

export type Role = 'guest' | 'customer' | 'seller';

/**
 * Field whose value the gateway takes from the session. The browser may leave out the field. If the browser sends a
 * different value, the request is refused.
 * level: price level · customerCode, customerEmail: customer, or the customer whom the seller serves · ownCode,
 * ownEmail: signed-in account.
 */
export type PinnedField = 'level' | 'customerCode' | 'customerEmail' | 'ownCode' | 'ownEmail';

/**
 * Field that the browser sends. If `kept` is set, the gateway uses the field itself and does not forward it to the ERP.
 */
export type ClientField = { readonly shape: v.GenericSchema; readonly kept?: true };

export type Field = PinnedField | ClientField;

export interface Rule {
  readonly roles: readonly Role[];
  /** Fields that a request may contain. The gateway drops all other fields. */
  readonly fields: Readonly<Record<string, Field>>;
  /** Whether a failed call is made a second time. Never true for calls that change data or count attempts. */
  readonly retried: boolean;
  /**
   * Whether the call concerns a customer's records in the ERP. The ERP has no records of accounts that the shop
   * created. In the ERP, the e-mail of such an account may belong to another customer. For these accounts the gateway
   * answers with no rows or NOT_FOUND, and does not call the ERP.
   */
  readonly ofCustomer?: 'rows' | 'one';
  /**
   * Whether the answer is the same for all accounts of a price level. Such an answer is cached for minutes. While the
   * ERP does not answer, it is used for longer.
   */
  readonly catalogue?: true;
}

/** Level of the list prices. Guests get this level, and so do sellers who serve no customer. */
export const listLevel = 2;

export const everyone = ['guest', 'customer', 'seller'] as const;
export const signedIn = ['customer', 'seller'] as const;

const someText = v.pipe(v.string(), v.maxLength(400));
const optional = <S extends v.GenericSchema>(shape: S): ClientField => ({ shape: v.nullish(shape) });
const maxRows = 100;

const text: ClientField = { shape: v.pipe(someText, v.nonEmpty()) };
/** Search text. It may be empty, because the ERP decides what an empty search returns. */
const needle: ClientField = { shape: someText };
const words: ClientField = optional(someText);
const id: ClientField = {
  shape: v.union([
    v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxCodeLength)),
    v.pipe(v.number(), v.integer()),
  ]),
};
const flag: ClientField = optional(v.boolean());
const limit: ClientField = optional(
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.transform((asked) => Math.min(asked, maxRows)),
  ),
);
const kind: ClientField = { shape: v.picklist(['Destacados', 'New']) };
const current: ClientField = { ...text, kept: true };
/** Switches off spelling correction in a search. The field is not forwarded, because the ERP makes no corrections. */
const exact: ClientField = { ...flag, kept: true };

/**
 * Access rules of the ERP calls: role × call × field. A call or field that is not in this table does not reach the ERP.
 */
export const accessTable: Readonly<Record<ErpCall, Rule>> = {
  getLoginIn: { roles: everyone, fields: { user: text, password: text }, retried: false },
  // `actual` is the current password; the gateway checks it through getLoginIn first
  getChangePassword: {
    roles: signedIn,
    fields: { codigo: 'ownCode', password: text, actual: current },
    retried: false,
  },
  getSucursales: {
    roles: signedIn,
    fields: { cliente: 'customerCode', default: flag },
    retried: true,
    ofCustomer: 'rows',
  },
  getSucursalesxId: { roles: signedIn, fields: { id }, retried: true, ofCustomer: 'one' },
  getEstadoCuentaxId: {
    roles: signedIn,
    fields: { codigo: 'customerCode' },
    retried: true,
    ofCustomer: 'rows',
  },
  getPedidos: { roles: signedIn, fields: { correo: 'customerEmail' }, retried: true, ofCustomer: 'rows' },
  getPedidosVendedor: { roles: ['seller'], fields: { correo: 'ownEmail' }, retried: true },
  getPedidoId: { roles: signedIn, fields: { pedido: id }, retried: true, ofCustomer: 'one' },
  getCategory: { roles: everyone, fields: { slug: text }, retried: true, catalogue: true },
  getCategories: { roles: everyone, fields: { limit }, retried: true, catalogue: true },
  getProductos: {
    roles: everyone,
    fields: { nivelComercial: 'level', limit, category: words, search: words, exacto: exact },
    retried: true,
    catalogue: true,
  },
  getProducto: {
    roles: everyone,
    fields: { nivelComercial: 'level', codigo: text },
    retried: true,
    catalogue: true,
  },
  getProductosTipo: {
    roles: everyone,
    fields: { nivelComercial: 'level', tipo: kind, limit, category: words },
    retried: true,
    catalogue: true,
  },
  getProductosFilter: {
    roles: everyone,
    fields: { nivelComercial: 'level', search: needle, limit },
    retried: true,
    catalogue: true,
  },
};

export const isErpCall = (name: string): name is ErpCall => Object.hasOwn(accessTable, name);
