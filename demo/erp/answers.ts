import * as v from 'valibot';
import type { Catalogue } from './catalogue';
import type { Office } from './orderBackend';
import { requests, type ErpCall, type ErpRequest } from './requests';

type Answers = { [C in ErpCall]: (request: ErpRequest<C>) => object[] };

export function makeAnswers(catalogue: Catalogue, office: Office): Answers {
  return {
    getLoginIn: office.login,
    getChangePassword: office.changePassword,
    getSucursales: office.branches,
    getSucursalesxId: ({ id }) => office.branch(id),
    getEstadoCuentaxId: ({ codigo }) => office.statement(codigo),
    getPedidos: ({ correo }) => office.orders(correo),
    getPedidosVendedor: ({ correo }) => office.ordersOfSeller(correo),
    getPedidoId: ({ pedido }) => office.order(pedido),
    getCategory: ({ slug }) => catalogue.category(slug),
    getCategories: ({ limit }) => catalogue.departments(limit),
    getProductos: catalogue.list,
    getProducto: catalogue.product,
    getProductosTipo: (request) =>
      request.tipo === 'New' ? catalogue.newest(request) : catalogue.featured(request),
    getProductosFilter: catalogue.search,
  };
}

/** Returns the rows of a call, or null when a field is missing or invalid. */
export function getRows<C extends ErpCall>(answers: Answers, call: C, body: unknown): object[] | null {
  const request = v.safeParse(requests[call], body);
  if (!request.success) return null;
  return answers[call](request.output);
}
