import type { ErpCall } from '@/erp/client';
import { addIva, toCents } from '@/shared/money';
import { Problem } from '../shared/problem';
import { listLevel } from './accessTable';
import { makeErpClient, type ErpClientOptions } from './erpClient';
import { listOptionalFields } from './optionalFields';
import type { RowObserver } from './rowShape';

/** Result of the check of one call. */
export interface CallCheck {
  call: ErpCall;
  rows: number;
  whole: number;
  withFallbacks: number;
  /** Fallbacks by field and reason: how often each occurred, and one shortened value as an example. */
  fallbacks: { field: string; reason: string; count: number; example: string }[];
  /** Reasons for dropping rows, with the number of dropped rows. */
  dropped: { reason: string; count: number }[];
  /** Codes of products whose price with IVA does not match the price without IVA. */
  contradicting: string[];
  /** Number of pictures by origin. Pictures on the shop's origin are not counted. */
  pictures: { origin: string; count: number }[];
  ms: number;
  /** Reason why the call could not be checked. Null if the ERP answered the call. */
  problem: string | null;
}

export interface ErpCheckOptions extends Omit<ErpClientOptions, 'observe'> {
  /** ERP account whose orders, branches and statement are read. */
  user?: string;
  password?: string;
  /** Maximum number of rows to read from a list. */
  limit: number;
  /** Returns the time in milliseconds. */
  clock: () => number;
  /** Day in Ecuador that determines the IVA rate for comparing prices. */
  day: string;
}

const shorten = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

/** Counts the fallbacks in the rows of one answer. */
function createTally() {
  const fallbacks = new Map<string, CallCheck['fallbacks'][number]>();
  const dropped = new Map<string, number>();
  const touched = new Set<number>();
  let row = 0;
  const observer: RowObserver = {
    started: () => (row += 1),
    forgiven: (field, reason, value) => {
      touched.add(row);
      const key = `${field} ${reason}`;
      const known = fallbacks.get(key) ?? { field, reason, count: 0, example: shorten(value) };
      fallbacks.set(key, { ...known, count: known.count + 1 });
    },
    dropped: (reason) => {
      touched.delete(row);
      dropped.set(reason, (dropped.get(reason) ?? 0) + 1);
    },
  };
  const read = () => {
    const lost = [...dropped.values()].reduce((sum, count) => sum + count, 0);
    return {
      rows: row,
      whole: row - touched.size - lost,
      withFallbacks: touched.size,
      fallbacks: [...fallbacks.values()],
      dropped: [...dropped].map(([reason, count]) => ({ reason, count })),
    };
  };
  return { observer, read };
}

type Row = Record<string, unknown>;

/** Lists the picture addresses in a row, including nested rows. */
const listPictures = (value: unknown, field = ''): string[] => {
  if (typeof value === 'string') return /^imagen(es)?$/.test(field) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => listPictures(item, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => listPictures(inner, name));
};

/** Counts pictures by origin, except those on the shop's origin. */
function countOrigins(rows: readonly Row[]): CallCheck['pictures'] {
  const counts = new Map<string, number>();
  for (const address of listPictures(rows)) {
    if (!URL.canParse(address)) continue;
    const { origin } = new URL(address);
    counts.set(origin, (counts.get(origin) ?? 0) + 1);
  }
  return Array.from(counts, ([origin, count]) => ({ origin, count }));
}

/** Allowed difference between two prices in cents, because both prices are rounded. */
const maxDifference = 1;

/** Whether a product's price with IVA differs from its price without IVA after IVA is added. */
function isContradicting({ precio, precio_siniva: without }: Row, day: string): boolean {
  if (typeof precio !== 'number' || typeof without !== 'number') return false;
  return Math.abs(toCents(precio) - addIva(toCents(without), day)) > maxDifference;
}

/** Makes every call that only reads, and reports how the rows were read. The check changes nothing in the ERP. */
export async function checkErp(checked: ErpCheckOptions): Promise<CallCheck[]> {
  const { user, password, limit, clock, day, ...options } = checked;
  const checks: CallCheck[] = [];

  async function check(call: ErpCall, fields: Row): Promise<Row[]> {
    const tally = createTally();
    const startedAt = clock();
    let rows: Row[] = [];
    let problem: string | null = null;
    try {
      const { ask } = makeErpClient({ ...options, observe: () => tally.observer });
      rows = (await ask(call, fields)) as Row[];
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problem = error.cause instanceof Error ? error.cause.message : error.code;
    }
    const contradicting = rows.filter((row) => isContradicting(row, day)).map(({ codigo }) => String(codigo));
    const ms = Math.round(clock() - startedAt);
    checks.push({ call, ...tally.read(), contradicting, pictures: countOrigins(rows), ms, problem });
    return rows;
  }

  const level = { nivelComercial: listLevel };
  const [department] = await check('getCategories', { limit });
  if (department) await check('getCategory', { slug: department['slug'] });
  const [product] = await check('getProductos', { ...level, limit });
  if (product) {
    await check('getProducto', { ...level, codigo: product['codigo'] });
    const search = String(product['descripcion']).split(' ')[0]!.toLowerCase();
    await check('getProductosFilter', { ...level, search, limit });
  }
  for (const tipo of ['Destacados', 'New']) await check('getProductosTipo', { ...level, tipo, limit });
  if (user === undefined || password === undefined) return checks;

  const [account] = await check('getLoginIn', { user, password });
  if (account?.['salida'] !== 'OK') return checks;
  const { codigo, correo, tipoPersona } = account;
  if (tipoPersona === 'vendedor') {
    await check('getPedidosVendedor', { correo });
    return checks;
  }
  const [branch] = await check('getSucursales', { cliente: codigo, default: false });
  if (branch) await check('getSucursalesxId', { id: branch['id'] });
  await check('getEstadoCuentaxId', { codigo });
  const [order] = await check('getPedidos', { correo });
  if (order) await check('getPedidoId', { pedido: order['id'] });
  return checks;
}

/** Returns the optional fields of `getProductos` that the ERP supports. */
export function checkOptionalFields(options: Omit<ErpClientOptions, 'observe'>): Promise<string[]> {
  const { ask } = makeErpClient(options);
  return listOptionalFields((fields) =>
    ask('getProductos', { nivelComercial: listLevel, limit: 2, ...fields }),
  );
}

const maxNamed = 5;

/** Whether every row of the ERP has the fields that the shop requires. */
export const isUsable = (checks: readonly CallCheck[]): boolean =>
  checks.every(({ problem, dropped }) => problem === null && dropped.length === 0);

/**
 * Lists the picture origins that the shop's content security policy blocks, and the setting that would allow them.
 * @param listed origins in PICTURES_ORIGIN
 */
export function formatBlockedPictures(checks: readonly CallCheck[], listed: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const { origin, count } of checks.flatMap(({ pictures }) => pictures))
    if (!listed.includes(origin)) counts.set(origin, (counts.get(origin) ?? 0) + count);
  if (counts.size === 0) return '';
  const seen = Array.from(counts, ([origin, count]) => `${origin} (${count})`).join(', ');
  const [plain, encrypted] = [/^http:/, /^https:/].map((kind) =>
    [...counts.keys()].filter((origin) => kind.test(origin)),
  );
  return [
    `pictures that pages do not show, as their policy blocks the origin: ${seen}`,
    ...(encrypted!.length > 0 ? [`  set PICTURES_ORIGIN=${[...listed, ...encrypted!].join(',')}`] : []),
    ...(plain!.length > 0 ? [`  the ERP must write https: for ${plain!.join(', ')}`] : []),
  ].join('\n');
}

/** Formats the checks as a table. The fallbacks of a call are below the call. */
export function formatChecks(checks: readonly CallCheck[]): string {
  const write = (cells: readonly unknown[]): string =>
    cells
      .map((cell, column) => String(cell)[column === 0 ? 'padEnd' : 'padStart'](column === 0 ? 20 : 10))
      .join('');
  const lines = checks.flatMap(
    ({ call, rows, whole, withFallbacks, fallbacks, dropped, contradicting, ms, problem }) => [
      write([call, rows, whole, withFallbacks, dropped.reduce((sum, { count }) => sum + count, 0), ms]),
      ...(problem === null ? [] : [`  failed: ${problem}`]),
      ...fallbacks.map(
        ({ field, reason, count, example }) => `  ${field}: ${reason}, ${count} times, as in ${example}`,
      ),
      ...dropped.map(({ reason, count }) => `  dropped: ${reason}, ${count} times`),
      ...(contradicting.length === 0
        ? []
        : [
            `  precio is not precio_siniva with IVA, ${contradicting.length} times, as in ${contradicting.slice(0, maxNamed).join(', ')}`,
          ]),
    ],
  );
  return [write(['call', 'rows', 'whole', 'fallbacks', 'dropped', 'ms']), ...lines].join('\n');
}
