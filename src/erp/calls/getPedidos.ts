import { requestList } from '../client';
import { orderFromRow, orderRow } from '../rows/order';

/** A customer's orders, newest first. */
export const getPedidos = (fields: { correo: string }) =>
  requestList('getPedidos', fields, orderRow, orderFromRow);
