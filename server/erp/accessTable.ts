import * as v from 'valibot';
import type { ErpCall } from '@/erp/client';
import { maxCodeLength } from '@/shared/codeSpelling';

export type Role = 'guest' | 'customer' | 'seller';

/**
 * Value taken from the session; the browser may leave it out, and is refused when it sends another.
 * level: of the price list · customerCode, customerEmail: of the served customer · ownCode, ownEmail: of the account.
 */
export type PinnedField = 'level' | 'customerCode' | 'customerEmail' | 'ownCode' | 'ownEmail';

/** Field that the browser sends. A field with `kept` is used by the gateway itself and not forwarded. */
export type ClientField = { readonly shape: v.GenericSchema; readonly kept?: true };

export type Field = PinnedField | ClientField;

export interface Rule {
  readonly roles: readonly Role[];
  /** Fields that are forwarded; any other field is dropped. */
  readonly fields: Readonly<Record<string, Field>>;
  /** Whether a failed call is sent again; never for calls that change data or count attempts. */
  readonly retried: boolean;
  /**
   * Whether the call concerns a customer's records in the ERP. The ERP has no records of the shop's own accounts, whose
   * e-mail may be another customer's there: for them the answer is no rows or NOT_FOUND, without a call.
   */
  readonly ofCustomer?: 'rows' | 'one';
  /**
   * Whether the answer is the same for all accounts of a level, so that it is cached for minutes, and longer while the
   * ERP does not answer.
   */
  readonly catalogue?: true;
}

/** Level of the list prices, for guests and for sellers without a served customer. */
export const listLevel = 2;

export const everyone = ['guest', 'customer', 'seller'] as const;
export const signedIn = ['customer', 'seller'] as const;

const someText = v.pipe(v.string(), v.maxLength(400));
const optional = <S extends v.GenericSchema>(shape: S): ClientField => ({ shape: v.nullish(shape) });
const maxRows = 100;

const text: ClientField = { shape: v.pipe(someText, v.nonEmpty()) };
/** Search text; may be empty: the ERP decides about the result. */
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
/** Undoes a correction of the search. The gateway uses it itself, as the ERP corrects nothing. */
const exact: ClientField = { ...flag, kept: true };

/** Access rules of the ERP calls: role × call × field. A call or field without a row does not reach the ERP. */
export const accessTable: Readonly<Record<ErpCall, Rule>> = {
  getLoginIn: { roles: everyone, fields: { user: text, password: text }, retried: false },
  // `actual` is the current password, which is checked through getLoginIn first
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
