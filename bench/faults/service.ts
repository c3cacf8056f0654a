/**
 * Fake of the shop's service with its ERP: sessions, prices, stock and orders by idempotency key. Faults are
 * injected elsewhere.
 */
import type { Order } from '@/erp/rows/order';
import { applyDiscount, sumTotals } from '@/shared/money';
import { toEcuadorDate } from '@/shared/time';
import { buildPart } from '@/testing/buildPart';
import { listProducts, toListed } from '@/testing/listService';
import type { OrderChange, PlaceOrder } from '@/shop/schemas';

export interface Asked {
  method: string;
  /** Path with query. */
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}
export interface Answer {
  status: number;
  /** Body of the answer; undefined for no content. */
  body?: unknown;
}

const person = (tipoPersona: 'cliente' | 'vendedor', codigo: string, descuento: number) => ({
  salida: 'OK',
  tipoPersona,
  correo: `${codigo.toLowerCase()}@demo.ec`,
  razonsocial: `Taller ${codigo}`,
  codigo,
  descuento,
  inv40060id: 2,
});
type Person = ReturnType<typeof person>;
/** Accounts, by the prefix of their e-mail. */
export const people = [person('cliente', 'C1', 5), person('cliente', 'C9', 0), person('vendedor', 'V1', 0)];
const customers = [people[0]!, person('cliente', 'C2', 12), person('cliente', 'C3', 0)];
export const customerCodes = customers.map(({ codigo }) => codigo);

const accountOf = (row: Person) => ({
  role: row.tipoPersona === 'vendedor' ? 'seller' : 'customer',
  code: row.codigo,
  email: row.correo,
  phone: '',
  name: row.razonsocial,
  tradeName: '',
  discount: row.descuento,
  level: row.inv40060id,
});

const firstProducts = () =>
  Array.from({ length: 8 }, (_, index) => ({
    id: index + 1,
    sku: `FRE-${index + 1}`,
    cents: 995 + 137 * index,
    stock: 6,
  }));
export type Stocked = ReturnType<typeof firstProducts>[number];

const vehicle = { id: 10112, year: 2012, make: 'Kia', model: 'Rio', engine: '1.4' };
const problem = (status: number, code: string, more: object = {}): Answer => ({
  status,
  body: { status, code, ...more },
});
const ok = (body: unknown): Answer => ({ status: 200, body });
const rows = (...response: unknown[]): Answer => ok({ message: { response } });

/** A stored order. `isTold`: whether the customer has received the confirmation. */
export interface Kept {
  order: Order;
  key: string;
  customer: string;
  content: string;
  isTold: boolean;
}

export function createService(now: () => number) {
  const products = firstProducts();
  const kept: Kept[] = [];
  let session: { person: Person; customer: Person | null } | null = null;
  let version = '1';
  let duplicates = 0;

  const served = () =>
    session?.person.tipoPersona === 'cliente' ? session.person : (session?.customer ?? null);
  const rowOf = ({ id, sku, cents, stock }: Stocked) => ({
    id,
    codigo: sku,
    descripcion: `Pastilla ${sku}`,
    categorias: ['05-001'],
    ...(session && {
      precio_siniva: cents / 100,
      cantidad: stock,
      disponibilidad: stock > 0 ? 'in-stock' : 'out-of-stock',
    }),
  });
  const sessionBody = () => ({
    account: session && accountOf(session.person),
    customer: session?.customer ? accountOf(session.customer) : null,
    demo: [],
  });

  function changesOf({ lines, total }: PlaceOrder, discount: number): OrderChange[] {
    const changes: OrderChange[] = [];
    for (const sku of new Set(lines.map((line) => line.sku))) {
      const found = products.find((product) => product.sku === sku);
      if (!found) {
        changes.push({ kind: 'gone', sku });
        continue;
      }
      const wanted = lines.filter((line) => line.sku === sku);
      const unitPrice = applyDiscount(found.cents, discount);
      if (wanted.some((line) => line.unitPrice !== unitPrice))
        changes.push({ kind: 'price', sku, unitPrice });
      if (wanted.reduce((sum, { quantity }) => sum + quantity, 0) > found.stock)
        changes.push({ kind: 'stock', sku, available: found.stock });
    }
    const today = sumTotals(lines, toEcuadorDate(new Date(now()).toISOString())).total;
    return changes.length === 0 && today !== total ? [{ kind: 'total', total: today }] : changes;
  }

  function place(asked: Asked): Answer {
    const customer = served();
    if (!session || !customer) return problem(401, 'AUTH_REQUIRED');
    const order = asked.body as unknown as PlaceOrder;
    const key = asked.headers['Idempotency-Key'] ?? '';
    const content = JSON.stringify([customer.codigo, order]);
    const before = kept.find((one) => one.key === key);
    if (before && before.content !== content) {
      before.isTold = true;
      return problem(409, 'IDEMPOTENCY_KEY_REUSED');
    }
    if (before) return ok({ order: before.order });
    const changes = changesOf(order, customer.descuento);
    if (changes.length > 0) return problem(409, 'ORDER_CHANGED', { changes });
    // a customer without a confirmation may place the same order again
    duplicates += kept.filter((one) => one.customer === customer.codigo && !one.isTold).length;
    kept.push({
      order: orderOf(order, customer.codigo),
      key,
      customer: customer.codigo,
      content,
      isTold: false,
    });
    return { status: 201, body: { order: kept.at(-1)?.order } };
  }

  function orderOf({ lines, total, shippingAddress }: PlaceOrder, customerCode: string): Order {
    const id = `W-${String(kept.length + 1).padStart(6, '0')}`;
    const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
    return {
      id,
      token: `token-${id}`,
      number: id,
      createdAt: new Date(now()).toISOString(),
      status: 'PENDIENTE',
      payment: 'transfer',
      company: '',
      customerCode,
      customerEmail: '',
      customerName: '',
      sellerCode: null,
      invoice: null,
      quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      subtotal,
      totals: [{ title: 'IVA', price: total - subtotal }],
      total,
      shippingAddress,
      billingAddress: null,
      lines: lines.map(({ sku, options, unitPrice, quantity }) => ({
        sku,
        name: sku,
        image: '',
        options,
        price: unitPrice,
        quantity,
        total: unitPrice * quantity,
      })),
    };
  }

  function erp(call: string, body: Asked['body']): Answer {
    switch (call) {
      case 'getLoginIn': {
        const found = people.find(({ correo }) => correo === body['user']);
        if (!found || body['password'] !== 'demo1234') return rows({ salida: 'ERROR' });
        session = { person: found, customer: null };
        return rows(found, ...(found.tipoPersona === 'vendedor' ? customers : []));
      }
      case 'getCategories':
        return rows({
          slug: '05-000',
          nombre: 'Desgaste',
          imagen: '',
          items: 8,
          padre: null,
          layout: 'products',
        });
      case 'getProducto':
        return rows(...products.filter(({ sku }) => sku === body['codigo']).map(rowOf));
      case 'getProductos':
      case 'getProductosTipo':
      case 'getProductosFilter':
        return rows(...products.map(rowOf));
      default:
        return rows();
    }
  }

  const partsOf = () => products.map((product) => buildPart(product.sku, rowOf(product)));

  function shop(asked: Asked, path: string): Answer {
    const shown = asked.headers['x-customer'];
    const owned = /^\/(orders|garage|addresses)/.test(path);
    if (owned && !session) return problem(401, 'AUTH_REQUIRED');
    if (owned && shown !== undefined && shown !== (served()?.codigo ?? '')) return problem(403, 'FORBIDDEN');
    const route = `${asked.method} ${path}`;
    if (route === 'GET /session') return ok(sessionBody());
    if (route === 'GET /session/expiry') return ok({ endsInMs: session ? 28_800_000 : null });
    if (route === 'GET /session/customers')
      return session ? ok({ customers: customers.map(accountOf) }) : problem(401, 'AUTH_REQUIRED');
    if (route === 'PUT /session/customer') {
      const customer = customers.find(({ codigo }) => codigo === asked.body['code']);
      if (!session || !customer) return problem(401, 'AUTH_REQUIRED');
      session = { ...session, customer };
      return ok(sessionBody());
    }
    if (route === 'DELETE /session') {
      session = null;
      return { status: 204 };
    }
    if (route === 'GET /products')
      return ok(
        listProducts(partsOf(), Object.fromEntries(new URL(asked.path, 'http://shop').searchParams)).body,
      );
    if (route === 'GET /suggestions') {
      const { products: found, total, understood, isCut } = listProducts(partsOf(), {}).body;
      return ok({ products: found, total, understood, isCut });
    }
    if (route === 'GET /product-rows') return ok({ products: partsOf().map(toListed) });
    if (route === 'GET /prices')
      return session ? ok({ prices: partsOf(), asOf: null }) : problem(401, 'AUTH_REQUIRED');
    if (route === 'POST /orders') return place(asked);
    if (route === 'GET /orders') return ok({ orders: kept.map(({ order }) => order) });
    if (route === 'GET /config') return ok({ qa: false, payment: null });
    if (path.startsWith('/garage')) return ok({ vehicles: [], missing: [] });
    if (path.startsWith('/addresses')) return ok({ addresses: [] });
    if (path.startsWith('/vehicles'))
      return ok({ years: [2012], makes: ['Kia'], models: ['Rio'], vehicles: [vehicle], vehicle });
    return problem(404, 'NOT_FOUND');
  }

  return {
    products,
    kept,
    ask: (asked: Asked): Answer => {
      const path = asked.path.split('?')[0] ?? '';
      if (path.startsWith('/assets/i18n/')) return ok({});
      if (path === '/assets/version.json') return ok({ version });
      const [, call] = /^\/api\/dtierp\/wsdti\/(\w+)$/.exec(path) ?? [];
      return call ? erp(call, asked.body) : shop(asked, path.replace('/api/shop', ''));
    },
    endSession: () => {
      session = null;
    },
    deploy: () => {
      version = String(Number(version) + 1);
    },
    duplicates: () => duplicates,
  };
}
export type Service = ReturnType<typeof createService>;
