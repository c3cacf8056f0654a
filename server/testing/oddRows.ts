const account = {
  salida: 'ok',
  tipoPersona: 'CLIENTE ',
  correo: ' taller@example.ec ',
  celular: 991234567,
  razonsocial: 'Taller El Pi&ntilde;&oacute;n',
  nombrecomercial: null,
  codigo: 1001,
  descuento: '5,5',
  inv40060id: '3',
  clave: 'hunter2',
};

const seller = {
  salida: 'OK',
  tipoPersona: 'vendedor',
  correo: 'vendedor@example.ec',
  razonsocial: 'Ana Vera',
  codigo: 7,
  inv40060id: '2',
};

const part = {
  id: '77',
  codigo: ' A/1 2.ñ+ ',
  descripcion: 'Filtro de aceite 1/2&quot; Ñandú ',
  numeroparte: 90915,
  precio: '12,65',
  precio_siniva: '11.005',
  precioanterior: 0,
  cantidad: '-3',
  disponibilidad: 'IN-STOCK',
  marca: 'acme',
  marcanombre: null,
  marcapais: 'EC',
  categorias: '01-001',
  resumen: null,
  imagenes: ['/images/a.jpg', 'foto.jpg', null],
  insignias: ['new', 'oferta'],
  etiquetas: null,
  calificacion: 7,
  resenas: '12',
  atributos: [
    { grupo: 'Medidas', nombre: 'Alto', valor: 75 },
    { nombre: 'Ancho', valor: null },
    { grupo: null, nombre: 'Rosca', valor: '3/4' },
  ],
  opciones: [
    { slug: 'lado', nombre: 'Lado', tipo: 'radio', valores: [{ slug: 'izq' }, { nombre: 'sin slug' }] },
    { slug: 'vacia', nombre: 'Vacía', tipo: 'default', valores: [] },
  ],
  compatibilidad: ['10112', 10113, 'x'],
  equivalencias: [15208, '15208-65F0E'],
  costo: 4.2,
};

const products = [
  part,
  { ...part, descripcion: 'repetido' },
  { codigo: 'B-2', descripcion: 'Sin más' },
  { codigo: 'C-3', descripcion: '   ' },
  {
    ...part,
    id: null,
    codigo: 'X'.repeat(80),
    precio: null,
    precio_siniva: null,
    cantidad: 2.5,
    disponibilidad: 'SI',
  },
  { ...part, id: 5, codigo: 'D-4', precio: '1.234,50', precio_siniva: '1,234', cantidad: 4 },
  {
    ...part,
    id: 6,
    codigo: 'e-5  ',
    descripcion: 'BaterÃ­a',
    precio: '$ 1,265.00',
    precio_siniva: '1.100,00',
    cantidad: '4.00',
    disponibilidad: 'IN_STOCK',
    opciones: null,
  },
  'no es una fila',
];

/** A product with only one of its two prices; lists do not contain it. */
const withoutIvaOnly = { ...part, id: 8, codigo: 'F-6', precio: null, precio_siniva: '10' };

const order = {
  id: 501,
  fecha: '02/01/2026',
  estado: 'shipped',
  codigo: '1001',
  vendedor: 7,
  numfactura: 123456,
  cantidad: '3',
  subtotal: '10.00',
  totales: [{ titulo: 'IVA', precio: '1,50' }, { titulo: 'mal' }],
  total: null,
  envio: { nombres: 'Ana', ciudad: 'Quito', telefono: 22555555 },
  facturacion: 'no',
  lineas: [
    { codigo: 1042, descripcion: 'Pastilla', precio: '5.00', cantidad: 2, total: 10, opciones: null },
    { descripcion: 'sin código' },
  ],
};

/** Rows of an ERP that breaks the contract in every way that a person can still understand. */
export const oddRows = {
  // a seller's answer contains the seller and the customers
  getLoginIn: ({ user }: Record<string, unknown>) => (user === seller.correo ? [seller, account] : [account]),
  getProductos: products,
  getProductosTipo: products,
  getProductosFilter: products,
  getProducto: ({ codigo }: Record<string, unknown>) =>
    [...products, withoutIvaOnly]
      .filter((row) => typeof row === 'object' && row.codigo.trim() === codigo)
      .slice(0, 1),
  getCategories: [
    {
      slug: '01-000',
      nombre: 'Motor',
      items: '120',
      hijos: [{ slug: '01-001', nombre: 'Filtros' }, { slug: 5 }, null],
    },
    { slug: '02-000', nombre: 'Frenos', hijos: null, layout: 'grid' },
  ],
  getPedidos: [
    order,
    order,
    { ...order, id: null },
    { ...order, id: 502, fecha: '20260115', estado: 'EN BODEGA' },
    { ...order, id: 503, fecha: 'ayer' },
  ],
  getPedidosVendedor: [
    order,
    { ...order, id: 502, fecha: '20260115', estado: 'EN BODEGA' },
    { ...order, id: 503, fecha: 'ayer' },
  ],
  getEstadoCuentaxId: [
    {
      codigo: '1001',
      corte: '31/01/2026',
      cupo: null,
      saldo: '88,50',
      vencido: 'N/A',
      movimientos: [
        {
          fecha: '02/01/2026',
          documento: 9001,
          tipo: 'FACTURA',
          debito: '100.00',
          credito: null,
          saldo: 100,
          vence: '02/02/2026',
        },
        {
          fecha: '2026-01-05T00:00:00Z',
          documento: 'R-1',
          tipo: 'retencion',
          credito: '11,50',
          saldo: '88.50',
          vence: '01/01/1900',
        },
        { fecha: '2026-01-06', documento: 'mal', tipo: 'nota', saldo: 88.5 },
      ],
    },
  ],
  getSucursales: [
    { id: 1, nombres: 'Ana', telefono: 22555555, codigopostal: 170150, default: 'S' },
    { id: '2', nombres: 'Luis', default: 'N' },
    { nombres: 'sin id' },
  ],
};
