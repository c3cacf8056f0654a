import { requestOrders } from './requestOrders';

/** A customer's orders, newest first. */
export const getPedidos = (fields: { correo: string }) => requestOrders('getPedidos', fields);
