import * as v from 'valibot';
import type { ErpCall } from '@/erp/client';
import { maxCodeLength } from '@/shared/codeSpelling';

export type Role = 'guest' | 'customer' | 'seller';

/**
 * Value that the gateway takes from the session. The browser may leave the field out; a request with another value is
 * refused.
 * level: of the price list · customerCode, customerEmail: of the served customer · ownCode, ownEmail: of the account.
 */
export type PinnedField = 'level' | 'customerCode' | 'customerEmail' | 'ownCode' | 'ownEmail';

/** Field that the browser sends. A field with `kept` is for the gateway itself and is not forwarded. */
export type ClientField = { readonly shape: v.GenericSchema; readonly kept?: true };

export type Field = PinnedField | ClientField;

export interface Rule {
  readonly roles: readonly Role[];
  /** Fields that are forwarded; any other field is dropped. */
  readonly fields: Readonly<Record<string, Field>>;
  /** Whether a failed call is sent again; never for calls that change data or count attempts. */
  readonly retried: boolean;
  /**
   * Whether the call concerns a customer's records in the ERP. The ERP has no records of the shop's own accounts, and
   * their e-mail may belong to another customer there. For them the gateway answers with no rows or NOT_FOUND, and does
   * not call the ERP.
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
/**
 * Undoes a correction of the search. The field is not forwarded, because the shop's own search makes corrections, not
 * the ERP.
 */
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
