import * as v from 'valibot';
import { accountRow } from '@/erp/rows/account';
import { categoryRow } from '@/erp/rows/category';
import { productRow, type ProductRow } from '@/erp/rows/product';
import { unwrapRows } from '@/erp/response';
import { startEmbeddedErp, type EmbeddedErp, type EmbeddedErpOptions, type ErpCall } from './embeddedErp';

const credentials = { empresa: 'DEMO', apikey: 'demo-key' };
const today = new Date('2025-06-15T15:00:00Z');
const pads = 'FRE-PD-1042';

const start = (more: Partial<EmbeddedErpOptions> = {}): Promise<EmbeddedErp> =>
  startEmbeddedErp({ company: 'DEMO', key: 'demo-key', today, ...more });

/** Shared by all tests that do not start their own. */
let shared: EmbeddedErp;
let erp: EmbeddedErp;

beforeAll(async () => {
  shared = await start({ faults: true });
});

afterAll(() => shared.close());

beforeEach(() => {
  shared.reset();
  erp = shared;
});

afterEach(async () => {
  if (erp !== shared) await erp.close();
});

const post = (path: string, body: object, signal?: AbortSignal): Promise<Response> =>
  fetch(`${erp.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: signal ?? null,
  });

const call = (name: string, fields: object = {}): Promise<Response> =>
  post(`/api/dtierp/wsdti/${name}`, { ...credentials, ...fields });

async function ask(name: ErpCall, fields: object = {}): Promise<unknown[]> {
  const rows = unwrapRows(await (await call(name, fields)).json());
  if (!rows) throw new Error(`${name} did not answer with rows`);
  return rows;
}

const products = async (name: ErpCall, fields: object): Promise<ProductRow[]> =>
  (await ask(name, { nivelComercial: 2, limit: 100, ...fields })).map((row) => v.parse(productRow, row));

const skus = async (name: ErpCall, fields: object): Promise<string[]> =>
  (await products(name, fields)).map(({ codigo }) => codigo);

const search = (text: string): Promise<string[]> => skus('getProductosFilter', { search: text });

describe('the embedded ERP', () => {
  it.each([{ empresa: 'OTHER' }, { apikey: 'wrong' }, { apikey: undefined }, { empresa: 1 }])(
    'refuses a call whose credentials are replaced by %p',
    async (wrong) => {
      const answer = await call('getCategories', { limit: 5, ...wrong });
      expect(answer.status).toBe(401);
      expect(unwrapRows(await answer.json())).toBeNull();
    },
  );

  it.each(['getEverything', 'toString', '__proto__'])('does not know the call %s', async (name) => {
    expect((await call(name)).status).toBe(404);
  });

  it('refuses a call that lacks required fields', async () => {
    expect((await call('getProducto', { codigo: pads })).status).toBe(400);
  });

  it('counts the calls that it receives', async () => {
    await ask('getCategory', { slug: '01-000' });
    await ask('getCategory', { slug: '02-000' });
    await ask('getCategories', { limit: 5 });
    expect(erp.requests()).toEqual({ getCategory: 2, getCategories: 1 });
  });
});

describe('signing in', () => {
  it('accepts an e-mail in upper or lower case, with spaces around it', async () => {
    const [row] = await ask('getLoginIn', { user: ' Cliente@Demo.EC ', password: 'demo1234' });
    expect(v.parse(accountRow, row)).toMatchObject({ codigo: 'C0001', inv40060id: 3, descuento: 5 });
  });

  it.each([
    ['cliente@demo.ec', 'DEMO1234'],
    ['nadie@demo.ec', 'demo1234'],
    ['cliente@demo.ec', ''],
  ])('refuses the sign-in of %s with %j', async (user, password) => {
    expect(await ask('getLoginIn', { user, password })).toEqual([{ salida: 'ERROR' }]);
  });

  it("returns a seller's 40 customers after the seller", async () => {
    const rows = await ask('getLoginIn', { user: 'vendedor@demo.ec', password: 'demo1234' });
    const [seller, ...customers] = rows.map((row) => v.parse(accountRow, row));
    expect(seller?.tipoPersona).toBe('vendedor');
    expect(customers).toHaveLength(40);
    expect(customers.every(({ tipoPersona }) => tipoPersona === 'cliente')).toBe(true);
    expect(customers.slice(0, 2).map(({ correo }) => correo)).toEqual([
      'cliente@demo.ec',
      'mayorista@demo.ec',
    ]);
  });

  it('accepts only the new password after a change', async () => {
    expect(await ask('getChangePassword', { codigo: 'C0001', password: 'nueva-clave' })).toEqual([
      { salida: 'OK' },
    ]);
    const login = (password: string) => ask('getLoginIn', { user: 'cliente@demo.ec', password });
    expect(await login('demo1234')).toEqual([{ salida: 'ERROR' }]);
    expect(await login('nueva-clave')).toMatchObject([{ codigo: 'C0001' }]);
  });

  it('changes no password for an unknown code', async () => {
    expect(await ask('getChangePassword', { codigo: 'C9999', password: 'nueva-clave' })).toEqual([
      { salida: 'ERROR' },
    ]);
  });
});

describe('customers', () => {
  it('have branches, whose default can be requested alone', async () => {
    expect(await ask('getSucursales', { cliente: 'C0001', default: false })).toHaveLength(2);
    expect(await ask('getSucursales', { cliente: 'C0001', default: true })).toMatchObject([
      { id: 'C0001-1', default: true },
    ]);
    expect(await ask('getSucursalesxId', { id: 'C0001-2' })).toMatchObject([{ id: 'C0001-2' }]);
  });

  it('have a statement, and a seller has none', async () => {
    expect(await ask('getEstadoCuentaxId', { codigo: 'C0001' })).toMatchObject([{ corte: '2025-06-15' }]);
    expect(await ask('getEstadoCuentaxId', { codigo: 'V001' })).toEqual([]);
  });

  it('see their own orders, whose lines come only with a single order', async () => {
    const rows = await ask('getPedidos', { correo: 'CLIENTE@demo.ec' });
    expect(rows).toHaveLength(18);
    for (const row of rows) {
      expect(row).toMatchObject({ codigo: 'C0001', vendedor: 'V001' });
      expect(row).not.toHaveProperty('lineas');
    }
    const { id, numero } = rows[0] as { id: string; numero: string };
    const [order] = await ask('getPedidoId', { pedido: id });
    expect(order).toMatchObject({ numero, lineas: expect.arrayContaining([expect.anything()]) });
    expect(await ask('getPedidoId', { pedido: numero })).toEqual([order]);
  });

  it("have their orders in their seller's list, which holds no other seller's orders", async () => {
    const rows = (await ask('getPedidosVendedor', { correo: 'vendedor@demo.ec' })) as { vendedor: string }[];
    expect(rows.length).toBeGreaterThan(48);
    expect(rows.every(({ vendedor }) => vendedor === 'V001')).toBe(true);
    expect(await ask('getPedidosVendedor', { correo: 'cliente@demo.ec' })).toEqual([]);
  });
});

describe('categories', () => {
  it('are five departments of eight or nine shelves', async () => {
    const rows = (await ask('getCategories', { limit: 100 })).map((row) => v.parse(categoryRow, row));
    expect(rows.map(({ slug }) => slug)).toEqual(['01-000', '02-000', '03-000', '04-000', '05-000']);
    for (const row of rows) {
      expect(row).toMatchObject({ layout: 'categories', padre: null });
      expect([8, 9]).toContain(row.hijos?.length);
    }
    expect(rows.reduce((sum, { items }) => sum + (items ?? 0), 0)).toBe(1_200);
  });

  it('can be requested one by one', async () => {
    expect(await ask('getCategory', { slug: '05-001' })).toEqual([
      {
        slug: '05-001',
        nombre: 'Pastillas y zapatas',
        imagen: '/images/categories/05-001-800.avif',
        items: 35,
        padre: '05-000',
        hijos: [],
        layout: 'products',
      },
    ]);
    expect(await ask('getCategory', { slug: '09-000' })).toEqual([]);
  });
});

describe('products', () => {
  it('are found by their sku in upper or lower case', async () => {
    expect(await skus('getProducto', { codigo: 'fre-pd-1042' })).toEqual([pads]);
    expect(await skus('getProducto', { codigo: 'fre-pd-9999' })).toEqual([]);
  });

  it('come in at most a hundred a call, and no more than requested', async () => {
    expect(await skus('getProductos', { limit: 5000 })).toHaveLength(100);
    expect(await skus('getProductos', { limit: 7 })).toHaveLength(7);
    expect((await call('getProductos', { nivelComercial: 2, limit: 0 })).status).toBe(400);
  });

  it('are returned for a department from all its categories', async () => {
    expect(await skus('getProductos', { category: '05-000' })).toHaveLength(100);
    expect(await skus('getProductos', { category: '05-001' })).toHaveLength(35);
  });

  it('related to a sku follow the product of that sku: first its equivalents, then its category', async () => {
    const [own, twin, ...shelf] = await skus('getProductos', { search: pads });
    expect([own, twin]).toEqual([pads, 'FRE-PD-1057']);
    expect(shelf).toHaveLength(33);
    expect(shelf.every((sku) => /^FRE-(PD|PP|ZP)-/.test(sku))).toBe(true);
  });

  it.each(['Destacados', 'New'])(
    'include some of the type %s in each of three second-level categories',
    async (tipo) => {
      for (const category of ['01-001', '03-003', '05-006']) {
        const rows = await products('getProductosTipo', { tipo, category });
        expect(rows.length).toBeGreaterThan(0);
        expect(rows.every(({ categorias }) => categorias?.includes(category))).toBe(true);
      }
    },
  );

  it('have the price of the requested level, and the price and stock that the control sets', async () => {
    const read = async (nivelComercial: number) =>
      (await products('getProducto', { codigo: pads, nivelComercial }))[0];
    expect(await read(1)).toMatchObject({ precio_siniva: 18.6, precio: 21.39, cantidad: 64 });
    erp.setPrice(pads, 2_000);
    erp.setStock(pads, 0);
    expect(await read(3)).toMatchObject({
      precio_siniva: 23.2,
      precio: 26.68,
      precioanterior: null,
      cantidad: 0,
      disponibilidad: 'out-of-stock',
    });
  });

  it('are restored by a reset, as are offers and passwords', async () => {
    const login = (password: string) => ask('getLoginIn', { user: 'cliente@demo.ec', password });
    const listed = await products('getProductos', { category: '', search: '' });
    const offered = listed.find(({ precioanterior }) => precioanterior !== null)?.codigo;
    if (!offered) throw new Error('no product is on offer');
    const before = await products('getProducto', { codigo: offered });
    erp.setStock(offered, 1);
    erp.setPrice(offered, 999);
    await ask('getChangePassword', { codigo: 'C0001', password: 'changed' });
    erp.misbehave('error500');
    erp.reset();
    expect(erp.requests()).toEqual({});
    expect(await products('getProducto', { codigo: offered })).toEqual(before);
    expect(await login('demo1234')).toMatchObject([{ codigo: 'C0001' }]);
  });

  it('have their original stock in a newly started ERP', async () => {
    erp.setStock(pads, 1);
    erp = await start();
    expect(await products('getProducto', { codigo: pads })).toMatchObject([{ cantidad: 64 }]);
  });
});

describe('search', () => {
  it.each(['FRE-PD-1042', 'fre pd 1042', 'frepd1042', 'fre.pd/1042', ' Fre - Pd - 1042 ', 'fr epd10 42'])(
    'finds the sku written %j first',
    async (text) => {
      expect((await search(text))[0]).toBe(pads);
    },
  );

  it('finds a part number first, however it is spelt', async () => {
    const [row] = await products('getProducto', { codigo: 'MOT-BD-2306' });
    const number = row?.numeroparte ?? '';
    for (const text of [number, number.replaceAll('-', ''), number.replaceAll('-', ' ').toLowerCase()]) {
      expect((await search(text))[0]).toBe('MOT-BD-2306');
    }
  });

  it('ignores case and accents', async () => {
    expect(await search('CERAMICAS')).toContain(pads);
    expect(await search('cerámicas')).toEqual(await search('ceramicas'));
  });

  it('finds only products that have every word in their name, number or brand', async () => {
    expect(await search('136 kelstrum pastillas')).toEqual([pads]);
    expect(await search('pastillas radiador')).toEqual([]);
  });

  it('finds nothing for punctuation alone', async () => {
    expect(await search('--- /')).toEqual([]);
  });
});

describe('a misbehaving ERP', () => {
  const category = (signal?: AbortSignal): Promise<Response> =>
    post('/api/dtierp/wsdti/getCategory', { ...credentials, slug: '01-000' }, signal);

  it('answers with status 500', async () => {
    erp.misbehave('error500');
    expect((await category()).status).toBe(500);
  });

  it('answers with an HTML page', async () => {
    erp.misbehave('html');
    const answer = await category();
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('<html>');
  });

  it('answers with half of the JSON', async () => {
    erp.misbehave('truncated');
    await expect((await category()).json()).rejects.toThrow();
  });

  it('answers with a JSON of another shape', async () => {
    erp.misbehave('wrongShape');
    expect(unwrapRows(await (await category()).json())).toBeNull();
  });

  it('answers with rows that lack required fields', async () => {
    erp.misbehave('rowsWithoutFields');
    const [row] = await ask('getCategory', { slug: '01-000' });
    expect(v.is(categoryRow, row)).toBe(false);
  });

  it('hangs until the client gives up, and can still be closed', async () => {
    erp = await start();
    erp.misbehave('hang');
    await expect(category(AbortSignal.timeout(50))).rejects.toThrow();
  });

  it('answers late, and can still be closed', async () => {
    erp = await start();
    erp.misbehave(60_000);
    await expect(category(AbortSignal.timeout(50))).rejects.toThrow();
  });

  it('fails only in the chosen calls, until it is reset', async () => {
    erp.misbehave('error500', ['getCategories']);
    expect((await category()).status).toBe(200);
    expect((await call('getCategories', { limit: 5 })).status).toBe(500);
    erp.misbehave(null);
    expect((await call('getCategories', { limit: 5 })).status).toBe(200);
  });
});

describe('the control', () => {
  it('sets and clears a fault', async () => {
    expect((await post('/control/faults', { fault: 'error500', calls: ['getCategory'] })).status).toBe(204);
    expect((await call('getCategory', { slug: '01-000' })).status).toBe(500);
    await post('/control/faults', { fault: null });
    expect((await call('getCategory', { slug: '01-000' })).status).toBe(200);
  });

  it('changes the stock and the price of a product', async () => {
    expect((await post('/control/product', { sku: pads, quantity: 3, priceWithoutIva: 999 })).status).toBe(
      204,
    );
    expect(await products('getProducto', { codigo: pads, nivelComercial: 1 })).toMatchObject([
      { cantidad: 3, precio_siniva: 9.99 },
    ]);
  });

  it('resets the faults and the products', async () => {
    const product = () => products('getProducto', { codigo: pads, nivelComercial: 1 });
    const before = await product();
    await post('/control/product', { sku: pads, quantity: 3 });
    await post('/control/product', { sku: pads, priceWithoutIva: 999 });
    expect(await product()).not.toEqual(before);
    await post('/control/faults', { fault: 'error500' });
    expect((await post('/control/reset', {})).status).toBe(204);
    expect(await product()).toEqual(before);
  });

  it.each([
    ['faults', { fault: 'explode' }],
    ['faults', { fault: 'html', calls: ['getEverything'] }],
    ['product', { sku: 'NO-SUCH-1', quantity: 1 }],
    ['product', { sku: pads, quantity: -1 }],
  ])('refuses at /control/%s the body %j', async (path, body) => {
    expect((await post(`/control/${path}`, body)).status).toBe(400);
  });

  it('has no routes unless it is enabled', async () => {
    erp = await start();
    expect((await post('/control/faults', { fault: 'html' })).status).toBe(404);
    expect((await post('/control/product', { sku: pads, quantity: 1 })).status).toBe(404);
  });
});
