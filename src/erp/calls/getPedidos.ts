import { askMany } from '../ask';
import { orderFromRow, orderRow } from '../rows/order';

/** A customer's orders, newest first. */
export const getPedidos = (fields: { correo: string }) =>
  askMany('getPedidos', fields, orderRow, orderFromRow);
