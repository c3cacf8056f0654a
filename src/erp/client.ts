import type * as v from 'valibot';
import { Failure } from '@/shared/failure';
import { mapAbortable, requestJson, type Abortable, type HttpRequest } from '@/shared/http';
import { reportCatalogAge } from './catalogStaleness';
import { readRows, unwrapRows } from './response';

/** ERP calls that the gateway forwards. The gateway answers all other calls with 404. */
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

/** Placeholders for the company and the API key. The gateway knows the real values, which are secret. */
const placeholders = { empresa: 'public', apikey: 'public' };

/** Headers of a request that bypasses the gateway's cache. An order needs the current price and stock. */
export const noCacheHeaders = { 'Cache-Control': 'no-cache' };

/** Returns the raw rows of a call. Rejects with ERP_BAD_ANSWER if the body does not have the ERP's shape. */
export const requestRows = (
  call: ErpCall,
  fields: Record<string, unknown>,
  { secret = [], headers }: Pick<HttpRequest, 'secret' | 'headers'> = {},
): Abortable<unknown[]> =>
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
      const rows = unwrapRows(body);
      if (!rows) throw new Failure('ERP_BAD_ANSWER');
      return rows;
    },
  );

/** Returns the valid rows, and drops the invalid ones. When all rows are invalid, rejects with ERP_BAD_ANSWER. */
export const requestList = <S extends v.GenericSchema, T>(
  call: ErpCall,
  fields: Record<string, unknown>,
  schema: S,
  fromRow: (row: v.InferOutput<S>) => T,
  headers?: HttpRequest['headers'],
): Abortable<T[]> =>
  mapAbortable(requestRows(call, fields, { headers }), (rows) => {
    const { items, dropped } = readRows(schema, fromRow, rows);
    if (dropped > 0 && items.length === 0) throw new Failure('ERP_BAD_ANSWER');
    return items;
  });

/** Returns the first row. Rejects with NOT_FOUND when there is no row. */
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
