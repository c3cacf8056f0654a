import type { ErpCall } from '@/erp/client';
import { deliveryRules } from '@/shop/deliveryRules';
import { maxLineOptions, maxOptionName, maxOptionValue } from '@/shop/orderSchemas';
import { readCode, readOneOf, readTextCode, readWord } from './values/code';
import { readColor } from './values/color';
import { readDay, readMoment } from './values/date';
import { readFlag } from './values/flag';
import { readListOf } from './values/list';
import { readAmount, readPrice } from './values/money';
import { readCount, readNumber, readNumberWithin } from './values/number';
import { cutText, readCut, readPictureAddress, readText, readWithin } from './values/text';
import type { ReadValue } from './values/value';
import { describeFitment } from '../vehicles/fitmentText';
import { everyone, listLevel, signedIn, type Role } from './accessTable';
import type { RowField, RowShape } from './rowShape';

type Rest = Pick<RowField, 'required' | 'fallback' | 'optional'>;

/** Returns functions that define fields which only certain roles may see. */
const fieldsFor = (roles: readonly Role[]) => ({
  value: (read: ReadValue<unknown>, rest: Rest = {}): RowField => ({ roles, read, ...rest }),
  required: (read: ReadValue<unknown>): RowField => ({ roles, read, required: true }),
  row: (row: () => RowShape): RowField => ({ roles, row }),
  rows: (rows: () => RowShape): RowField => ({ roles, rows }),
});

const open = fieldsFor(everyone);
/** Fields that guests may not see: prices, quantities and customers' data. */
const closed = fieldsFor(signedIn);
/** Result of a sign-in or of a changed password: OK or ERROR. Guests may see this field, because guests sign in. */
const outcome = open.required(readOneOf(['OK', 'ERROR']));

// --- products

const readNonEmptyText: ReadValue<string> = (value, forgive) => readText(value, forgive) || undefined;
const readCodes = readListOf(readTextCode);

/** Reads a number as text. 0 counts as missing, because old systems write 0 for a missing number. */
const readNumberOrNone: ReadValue<string> = (value, forgive) => {
  const code = readTextCode(value, forgive);
  if (code === undefined || !/^0+$/.test(code)) return code;
  forgive('0 for none');
  return undefined;
};

/** Computes an id from the sku of a product without an id, because lists, carts and comparisons need an id. */
const hashOfSku = (sku: string): number =>
  [...sku].reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)!) % 2 ** 40, 7) + 2 ** 40;

const readVehicles: ReadValue<'all' | number[]> = (value, forgive) => {
  if (value === 'all') return value;
  if (typeof value !== 'string' || /^\d*$/.test(value.trim())) return readListOf(readNumber)(value, forgive);
  forgive('other spelling');
  return /^(all|todos|\*)$/i.test(value.trim()) ? 'all' : undefined;
};

const attribute: RowShape = {
  fields: {
    grupo: open.value(readText, { fallback: '' }),
    nombre: open.required(readNonEmptyText),
    valor: open.required(readNonEmptyText),
  },
};

const optionValue: RowShape = {
  key: 'slug',
  fields: {
    slug: open.required(readTextCode),
    nombre: open.value(readNonEmptyText),
    color: open.value(readColor),
  },
  complete: (row) => {
    const { color, ...rest } = row;
    // the browser accepts either a valid colour or no colour
    return { ...rest, nombre: row.nombre ?? row.slug, ...(color ? { color } : {}) };
  },
};

const option: RowShape = {
  key: 'slug',
  fields: {
    slug: open.required(readTextCode),
    nombre: open.value(readNonEmptyText),
    tipo: open.value(readOneOf(['default', 'color']), { fallback: 'default' }),
    valores: open.rows(() => optionValue),
  },
  complete: (row) => ({
    ...row,
    nombre: row.nombre ?? row.slug,
    valores: nameApart((row.valores as unknown[] | undefined) ?? [], maxOptionValue),
  }),
};

/**
 * Cuts names to the length that an order line accepts, and numbers equal names. An order line names the chosen option
 * and value, so two equal names could not be distinguished.
 */
function nameApart(rows: readonly unknown[], maxLength: number): Record<string, unknown>[] {
  const taken = new Set<string>();
  return rows.map((row) => {
    const { nombre, ...rest } = row as Record<string, unknown>;
    const name = String(nombre);
    let own = cutText(name, maxLength);
    for (let count = 2; taken.has(own); count += 1) {
      const ending = ` (${count})`;
      own = cutText(name, maxLength - ending.length) + ending;
    }
    taken.add(own);
    return { ...rest, nombre: own };
  });
}

/**
 * Whether an option has values. An option without values is dropped, because a customer could not choose a value and so
 * could not order the product.
 */
const hasValues = (group: unknown): boolean => ((group as { valores?: unknown[] }).valores ?? []).length > 0;

const product: RowShape = {
  key: 'codigo',
  fields: {
    id: open.value(readNumber),
    codigo: open.required(readTextCode),
    descripcion: open.required(readNonEmptyText),
    numeroparte: open.value(readTextCode),
    precio: closed.value(readPrice),
    precio_siniva: closed.value(readPrice),
    precioanterior: closed.value(readPrice),
    cantidad: closed.value(readCount),
    disponibilidad: closed.value(readOneOf(['in-stock', 'out-of-stock', 'on-backorder'])),
    marca: open.value(readTextCode),
    marcanombre: open.value(readText),
    marcapais: open.value(readText),
    categorias: open.value(readCodes),
    resumen: open.value(readText),
    imagenes: open.value(readListOf(readPictureAddress)),
    insignias: open.value(readListOf(readOneOf(['sale', 'new', 'hot']))),
    etiquetas: open.value(readListOf(readText)),
    calificacion: open.value(readNumberWithin(0, 5)),
    resenas: open.value(readCount),
    atributos: open.rows(() => attribute),
    opciones: open.rows(() => option),
    compatibilidad: open.value(readVehicles),
    /** Vehicles that the part fits, as one line of text. If this text is missing, it is made from `compatibilidad`. */
    vehiculos: open.value(readText, { fallback: '', optional: true }),
    equivalencias: open.value(readCodes),
  },
  complete: (row, forgive) => {
    const whole = { ...row };
    if (!Number.isSafeInteger(row.id)) {
      forgive('id', 'no number');
      whole.id = hashOfSku(String(row.codigo));
    }
    if (!row.vehiculos && Array.isArray(row.compatibilidad)) {
      whole.vehiculos = describeFitment(row.compatibilidad as number[]);
    }
    if (Array.isArray(row.opciones)) {
      const options = row.opciones.filter(hasValues);
      if (options.length > maxLineOptions) forgive('opciones', 'too many');
      whole.opciones = nameApart(options.slice(0, maxLineOptions), maxOptionName);
    }
    if (typeof row.calificacion !== 'number' && Number(row.resenas) > 0) {
      forgive('resenas', 'without calificacion');
      whole.resenas = 0;
    }
    const { cantidad, disponibilidad } = row;
    if (typeof cantidad === 'number') {
      const isContradiction = disponibilidad === 'in-stock' && cantidad === 0;
      if (isContradiction || typeof disponibilidad !== 'string') {
        forgive('disponibilidad', 'taken from cantidad');
        whole.disponibilidad = cantidad > 0 ? 'in-stock' : 'out-of-stock';
      }
    } else if (disponibilidad === 'in-stock') {
      // without a quantity the shop cannot promise a piece, so the product cannot be ordered
      forgive('disponibilidad', 'in-stock without cantidad');
      whole.disponibilidad = 'out-of-stock';
    }
    return whole;
  },
};

// --- departments

const category: RowShape = {
  key: 'slug',
  fields: {
    slug: open.required(readTextCode),
    nombre: open.required(readNonEmptyText),
    imagen: open.value(readPictureAddress),
    items: open.value(readCount),
    padre: open.value(readTextCode),
    hijos: open.rows(() => category),
    layout: open.value(readOneOf(['categories', 'products'])),
  },
};

// --- customers

const account: RowShape = {
  fields: {
    salida: outcome,
    tipoPersona: closed.required(readOneOf(['cliente', 'vendedor'])),
    correo: closed.value(readText, { fallback: '' }),
    celular: closed.value(readText),
    razonsocial: closed.value(readNonEmptyText),
    nombrecomercial: closed.value(readText),
    codigo: closed.required(readTextCode),
    descuento: closed.value(readNumberWithin(0, 100), { fallback: 0 }),
    inv40060id: closed.value(readNumberWithin(1, 5), { fallback: listLevel }),
  },
  complete: (row, forgive) => {
    const whole = { ...row };
    if (!row.razonsocial) {
      forgive('razonsocial', 'taken from another field');
      whole.razonsocial = row.nombrecomercial || row.codigo;
    }
    if (!Number.isInteger(row.inv40060id)) {
      forgive('inv40060id', 'not whole');
      whole.inv40060id = listLevel;
    }
    return whole;
  },
};

/**
 * Defines a text field of a branch. The text is cut to the length that an order accepts, so that every branch can be
 * used in an order.
 */
const delivery = (read: ReadValue<string>, field: keyof typeof deliveryRules): RowField =>
  closed.value(readCut(read, deliveryRules[field].maxLength));

const address: RowShape = {
  key: 'id',
  fields: {
    id: closed.required(readCode),
    nombres: delivery(readText, 'firstName'),
    apellidos: delivery(readText, 'lastName'),
    empresa: delivery(readText, 'company'),
    pais: delivery(readText, 'country'),
    direccion1: delivery(readText, 'address1'),
    direccion2: delivery(readText, 'address2'),
    ciudad: delivery(readText, 'city'),
    provincia: delivery(readText, 'state'),
    codigopostal: delivery(readTextCode, 'postcode'),
    // a long e-mail is not shortened, because the result would be a different address
    correo: closed.value(readWithin(readText, deliveryRules.email.maxLength)),
    telefono: delivery(readTextCode, 'phone'),
    default: closed.value(readFlag),
  },
};

/** Delivery address of an order. The address has no id if it is not a branch. */
const orderAddress: RowShape = {
  fields: { ...address.fields, id: closed.value(readCode, { fallback: '', optional: true }) },
};

// --- statements

const amount = closed.value(readAmount, { fallback: 0 });

const movement: RowShape = {
  fields: {
    fecha: closed.required(readDay),
    documento: closed.value(readTextCode, { fallback: '' }),
    tipo: closed.value(readWord(['factura', 'abono', 'nota']), { fallback: '' }),
    debito: closed.value(readAmount),
    credito: closed.value(readAmount),
    saldo: closed.required(readAmount),
    vence: closed.value(readDay),
  },
};

/** Whether a movement has a debit or a credit. If only one of the two amounts is present, the other amount is 0. */
const isMovement = (row: unknown): boolean => {
  const { debito, credito } = row as { debito?: unknown; credito?: unknown };
  return typeof debito === 'number' || typeof credito === 'number';
};

const withAmounts = (row: unknown): Record<string, unknown> => {
  const { debito, credito, ...rest } = row as Record<string, unknown>;
  return { ...rest, debito: debito ?? 0, credito: credito ?? 0 };
};

const statement: RowShape = {
  fields: {
    codigo: closed.value(readTextCode, { fallback: '' }),
    corte: closed.value(readDay, { fallback: '' }),
    cupo: amount,
    saldo: closed.value(readAmount),
    vencido: amount,
    movimientos: closed.rows(() => movement),
  },
  // without this check, an error row would be read as a customer who has no debt and no credit
  findLack: ({ saldo }, { cupo = null, movimientos }) => {
    const saysSomething = typeof saldo === 'number' || Array.isArray(movimientos);
    return saysSomething || (cupo !== null && cupo !== '') ? undefined : 'no saldo, cupo or movimientos';
  },
  complete: (row, forgive) => {
    const told = Array.isArray(row.movimientos) ? row.movimientos : [];
    const movimientos = told.filter(isMovement).map(withAmounts);
    if (movimientos.length < told.length) forgive('movimientos', 'no amount');
    if (typeof row.saldo === 'number') return { ...row, movimientos };
    forgive('saldo', 'taken from the last movement');
    return { ...row, movimientos, saldo: movimientos.at(-1)?.saldo ?? 0 };
  },
};

// --- orders

const lineOption: RowShape = {
  fields: { nombre: closed.required(readNonEmptyText), valor: closed.required(readNonEmptyText) },
};

const line: RowShape = {
  fields: {
    codigo: closed.required(readTextCode),
    descripcion: closed.value(readText),
    imagen: closed.value(readPictureAddress),
    opciones: closed.rows(() => lineOption),
    precio: amount,
    cantidad: closed.value(readNumber, { fallback: 0 }),
    total: amount,
  },
};

const orderSum: RowShape = {
  fields: { titulo: closed.value(readText, { fallback: '' }), precio: closed.required(readAmount) },
};

const sumOf = (rows: unknown, field: string): number =>
  Array.isArray(rows)
    ? (rows as Record<string, unknown>[]).reduce(
        (sum, row) => sum + Math.round(Number(row[field]) * 100),
        0,
      ) / 100
    : 0;

const order: RowShape = {
  key: 'id',
  fields: {
    id: closed.required(readCode),
    token: closed.value(readTextCode),
    numero: closed.value(readCode),
    fecha: closed.value(readMoment, { fallback: '' }),
    estado: closed.value(readWord(['PENDIENTE', 'PENDING', 'SHIPPED', 'COMPLETED']), { fallback: '' }),
    // `empresa` is left out, because it identifies the shop in the ERP, and browsers must not know it
    pago: closed.value(readText),
    codigo: closed.value(readTextCode),
    correo: closed.value(readText),
    cliente: closed.value(readText),
    vendedor: closed.value(readNumberOrNone),
    numfactura: closed.value(readNumberOrNone),
    cantidad: closed.value(readNumber),
    subtotal: closed.value(readAmount),
    totales: closed.rows(() => orderSum),
    total: closed.value(readAmount),
    envio: closed.row(() => orderAddress),
    facturacion: closed.row(() => orderAddress),
    lineas: closed.rows(() => line),
  },
  complete: (row, forgive) => {
    const whole = { ...row };
    const fill = (field: string, value: () => number) => {
      if (typeof row[field] === 'number') return;
      forgive(field, 'counted from the others');
      whole[field] = value();
    };
    fill('cantidad', () => sumOf(row.lineas, 'cantidad'));
    fill('subtotal', () =>
      typeof row.total === 'number'
        ? (Math.round(row.total * 100) - Math.round(sumOf(row.totales, 'precio') * 100)) / 100
        : sumOf(row.lineas, 'total'),
    );
    fill(
      'total',
      () => (Math.round(Number(whole.subtotal) * 100) + Math.round(sumOf(row.totales, 'precio') * 100)) / 100,
    );
    return whole;
  },
};

/** Row that answers a password change or a refused sign-in. It contains only the outcome. */
const outcomeOnly: RowShape = { fields: { salida: outcome } };

interface CallRows {
  shape: RowShape;
  /** Returns the shape of a row, if rows of the same answer may have different shapes. */
  shapeOf?: (row: unknown) => RowShape;
  /** Whether the first row is the answer. If this row is unreadable, no other row can replace it. */
  isOne?: true;
}

/** Whether a row reports an error. The other fields of the row do not matter. */
export const isRefusal = (row: unknown): boolean =>
  typeof row === 'object' &&
  row !== null &&
  'salida' in row &&
  typeof row.salida === 'string' &&
  row.salida.trim().toUpperCase() === 'ERROR';

/**
 * Row table. For each call it lists the fields that are read, cached and answered, and the roles that may see them. The
 * shop ignores all other fields.
 */
export const rowTable: Readonly<Record<ErpCall, CallRows>> = {
  getLoginIn: { shape: account, shapeOf: (row) => (isRefusal(row) ? outcomeOnly : account), isOne: true },
  getChangePassword: { shape: outcomeOnly, isOne: true },
  getSucursales: { shape: address },
  getSucursalesxId: { shape: address, isOne: true },
  getEstadoCuentaxId: { shape: statement, isOne: true },
  getPedidos: { shape: order },
  getPedidosVendedor: { shape: order },
  getPedidoId: { shape: order, isOne: true },
  getCategory: { shape: category, isOne: true },
  getCategories: { shape: category },
  getProductos: { shape: product },
  getProducto: { shape: product, isOne: true },
  getProductosTipo: { shape: product },
  getProductosFilter: { shape: product },
};
