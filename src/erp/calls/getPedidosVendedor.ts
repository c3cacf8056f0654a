import { requestOrders } from './requestOrders';

/** A seller's orders, newest first. */
export const getPedidosVendedor = (fields: { correo: string }) => requestOrders('getPedidosVendedor', fields);
