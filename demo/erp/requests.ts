import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(400));
const level = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
const maxRows = 100;
/** Maximum number of rows. A limit above the ERP's maximum is lowered to it. */
const limit = v.optional(
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.transform((asked) => Math.min(asked, maxRows)),
  ),
  maxRows,
);
const optionalText = v.optional(v.nullable(text, ''), '');
const id = v.pipe(
  v.union([text, v.number()]),
  v.transform((value) => String(value)),
);

/** The 14 calls with the fields that each takes besides `empresa` and `apikey`. */
export const requests = {
  getLoginIn: v.object({ user: text, password: text }),
  getChangePassword: v.object({ codigo: text, password: text }),
  getSucursales: v.object({ cliente: text, default: v.optional(v.boolean(), false) }),
  getSucursalesxId: v.object({ id }),
  getEstadoCuentaxId: v.object({ codigo: text }),
  getPedidos: v.object({ correo: text }),
  getPedidosVendedor: v.object({ correo: text }),
  getPedidoId: v.object({ pedido: id }),
  getCategory: v.object({ slug: text }),
  getCategories: v.object({ limit }),
  getProductos: v.object({
    nivelComercial: level,
    limit,
    category: optionalText,
    search: optionalText,
    // optional fields of the contract
    desde: v.optional(v.string()),
    modificadoDesde: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  }),
  getProducto: v.object({ nivelComercial: level, codigo: text }),
  getProductosTipo: v.object({
    nivelComercial: level,
    tipo: v.picklist(['Destacados', 'New']),
    limit,
    category: optionalText,
  }),
  getProductosFilter: v.object({ nivelComercial: level, search: text, limit }),
};

export type ErpCall = keyof typeof requests;
export type ErpRequest<C extends ErpCall> = v.InferOutput<(typeof requests)[C]>;

export const isErpCall = (name: string): name is ErpCall => Object.hasOwn(requests, name);
