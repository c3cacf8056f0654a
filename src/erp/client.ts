import type * as v from 'valibot';
import { Failure } from '@/shared/failure';
import { mapAbortable, requestJson, type Abortable, type HttpRequest } from '@/shared/http';
import { reportCatalogAge } from './catalogStaleness';
import { readRows, unwrapRows } from './response';

/** The calls the gateway forwards; any other is 404. */
export type ErpCall =
  | 'getLoginIn'
  | 'getChangePassword'
  | 'getSucursales'
  | 'getSucursalesxId'
  | 'getEstadoCuentaxId'
  | 'getPedidos'
  | 'getPedidosVendedor'
  | 'getPedidoId'
  | 'getCategory'
  | 'getCategories'
  | 'getProductos'
  | 'getProducto'
  | 'getProductosTipo'
  | 'getProductosFilter';

/** The company and the key are the gateway's secret; the body carries public placeholders in their place. */
const placeholders = { empresa: 'public', apikey: 'public' };

/** For who is about to order: the gateway answers with what the ERP says at this moment, not with what it said minutes ago. */
export const noCacheHeaders = { 'Cache-Control': 'no-cache' };

/** The raw body of a call. Rejects with a Failure. */
const requestBody = (
  call: ErpCall,
  fields: Record<string, unknown>,
  { secret = [], headers }: Pick<HttpRequest, 'secret' | 'headers'> = {},
): Abortable<unknown> =>
  mapAbortable(
    requestJson({
      method: 'POST',
      path: `/api/dtierp/wsdti/${call}`,
      body: { ...placeholders, ...fields },
      headers,
      secret,
    }),
    (body) => {
      reportCatalogAge(body);
      return body;
    },
  );

function readBody(body: unknown): unknown[] {
  const rows = unwrapRows(body);
  if (!rows) throw new Failure('ERP_BAD_ANSWER');
  return rows;
}

/** The raw rows of a call. Rejects with a Failure; a body that is not the ERP's shape is ERP_BAD_ANSWER. */
export const requestRows = (
  call: ErpCall,
  fields: Record<string, unknown>,
  options?: Pick<HttpRequest, 'secret' | 'headers'>,
): Abortable<unknown[]> => mapAbortable(requestBody(call, fields, options), readBody);

/** All readable rows. Rows that do not parse are left out; when none of several parses, the answer itself is bad. */
export const requestList = <S extends v.GenericSchema, T>(
  call: ErpCall,
  fields: Record<string, unknown>,
  schema: S,
  fromRow: (row: v.InferOutput<S>) => T,
  headers?: HttpRequest['headers'],
): Abortable<T[]> =>
  mapAbortable(requestRows(call, fields, { headers }), (rows) => readItems(rows, schema, fromRow));

function readItems<S extends v.GenericSchema, T>(
  rows: readonly unknown[],
  schema: S,
  fromRow: (row: v.InferOutput<S>) => T,
): T[] {
  const { items, dropped } = readRows(schema, fromRow, rows);
  if (dropped > 0 && items.length === 0) throw new Failure('ERP_BAD_ANSWER');
  return items;
}

/** All readable rows of a search, and how the gateway understood its words (understood.ts), read where it is shown. */
export const requestSearch = <S extends v.GenericSchema, T>(
  call: ErpCall,
  fields: Record<string, unknown>,
  schema: S,
  fromRow: (row: v.InferOutput<S>) => T,
): Abortable<{ items: T[]; understood?: unknown }> =>
  mapAbortable(requestBody(call, fields), (body) => ({
    items: readItems(readBody(body), schema, fromRow),
    understood: (body as { message: { understood?: unknown } }).message.understood,
  }));

/** The first row; NOT_FOUND when there is none. */
export const requestItem = <S extends v.GenericSchema, T>(
  call: ErpCall,
  fields: Record<string, unknown>,
  schema: S,
  fromRow: (row: v.InferOutput<S>) => T,
  headers?: HttpRequest['headers'],
): Abortable<T> =>
  mapAbortable(requestList(call, fields, schema, fromRow, headers), ([first]) => {
    if (first === undefined) throw new Failure('NOT_FOUND');
    return first;
  });
