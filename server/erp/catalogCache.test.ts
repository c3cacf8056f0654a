import fc from 'fast-check';
import { createCatalogCache, type CatalogCache } from './catalogCache';
import { ErpFault, type ErpRequestFn } from './erpClient';

const ages = { fresh: 60_000, kept: 3_600_000 };
const start = new Date('2025-06-15T15:42:00Z');

let clock: number;
let asked: string[];
let isDown: boolean;
let price: number;
let memory: CatalogCache;

const row = (codigo: string, nivelComercial: unknown) => ({ codigo, nivelComercial, precio: price });

const erp: ErpRequestFn = (call, { codigo, nivelComercial }) => {
  asked.push(call);
  if (isDown) return Promise.reject(new ErpFault('ERP_UNAVAILABLE'));
  const skus = call === 'getProducto' ? [String(codigo)] : ['A-1', 'A-2'];
  return Promise.resolve(skus.map((sku) => row(sku, nivelComercial)));
};

beforeEach(() => {
  clock = start.getTime();
  asked = [];
  isDown = false;
  price = 10;
  memory = createCatalogCache({ ask: erp, now: () => new Date(clock), ages });
});

const list = (nivelComercial = 2) => memory.recall('getProductos', { nivelComercial, category: '05-001' });
const part = (codigo: string, nivelComercial = 2) => memory.recall('getProducto', { nivelComercial, codigo });
const priceIn = ({ rows }: { rows: unknown[] }): unknown => (rows[0] as { precio: number }).precio;

test('an answer is cached for a minute, and requested again after that minute', async () => {
  await list();
  price = 12;
  clock += ages.fresh - 1;
  expect(priceIn(await list())).toBe(10);
  clock += 1;
  expect(priceIn(await list())).toBe(12);
  expect(asked).toHaveLength(2);
});

test('equal requests at the same time are sent once', async () => {
  await Promise.all(Array.from({ length: 50 }, () => list()));
  expect(asked).toHaveLength(1);
});

test('a request to the ERP is aborted when the last client that waits for it disconnects', async () => {
  const signals: AbortSignal[] = [];
  let answer: (rows: unknown[]) => void = () => undefined;
  const waiting = createCatalogCache({
    ask: (_call, _fields, signal) => {
      signals.push(signal!);
      return new Promise((resolve) => (answer = resolve));
    },
    now: () => new Date(clock),
    ages,
  });
  const clients = [new AbortController(), new AbortController()];
  const recallFor = ({ signal }: AbortController) => waiting.recall('getCategories', {}, signal);
  const [first, second] = [recallFor(clients[0]!), recallFor(clients[1]!)];
  clients[0]!.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  answer(['row']);
  expect((await second).rows).toEqual(['row']);
  await first;

  clock += ages.fresh;
  const third = new AbortController();
  void recallFor(third).catch(() => undefined);
  third.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
  // the next client asks again
  const fourth = recallFor(new AbortController());
  expect(signals).toHaveLength(3);
  answer(['new']);
  expect((await fourth).rows).toEqual(['new']);
});

test('the products of a list are cached one by one', async () => {
  await list();
  expect((await part('A-1')).rows).toEqual([row('A-1', 2)]);
  expect((await part(' A-2 ')).rows).toEqual([row('A-2', 2)]);
  expect(asked).toEqual(['getProductos']);
});

test('no spelling of a code hides a product from other clients', async () => {
  // an ERP that distinguishes upper and lower case in its codes
  const askStrict = jest.fn((_call: string, { codigo }: Readonly<Record<string, unknown>>) =>
    Promise.resolve(codigo === 'FRE-PD-1042' ? [{ codigo: 'FRE-PD-1042' }] : []),
  );
  const letters = [...'fre-pd-1042'];
  const spellings = Array.from({ length: 200 }, (_, n) => {
    const mixed = letters.map((letter, at) => ((n >> (at % 5)) & 1 ? letter.toUpperCase() : letter)).join('');
    return [' ', '\t', '\u00a0', ''][n % 4] + mixed + ['', ' ', '\u2003'][n % 3];
  });
  for (const spelling of spellings) {
    const cache = createCatalogCache({
      ask: askStrict,
      now: () => new Date(0),
      ages: { fresh: 60_000, kept: 60_000 },
    });
    await cache.recall('getProducto', { nivelComercial: 2, codigo: spelling });
    const { rows } = await cache.recall('getProducto', { nivelComercial: 2, codigo: 'FRE-PD-1042' });
    expect([spelling, rows]).toEqual([spelling, [{ codigo: 'FRE-PD-1042' }]]);
  }
});

test('a product whose sku is the requested code wins over a product that the ERP finds in another spelling', async () => {
  const rows = [{ codigo: 'AB-12C' }, { codigo: 'ab-12c' }];
  const cache = createCatalogCache({ ask: () => Promise.resolve(rows), now: () => new Date(clock), ages });
  const find = async (codigo: string) =>
    (await cache.recall('getProducto', { nivelComercial: 2, codigo })).rows;
  expect(await find('ab-12c')).toEqual([{ codigo: 'ab-12c' }]);
  expect(await find('AB-12C')).toEqual([{ codigo: 'AB-12C' }]);
});

test('a product that the ERP no longer finds by its own code is forgotten', async () => {
  const answers = [[{ codigo: 'A-1' }], []];
  let clock = 1;
  const cache = createCatalogCache({
    ask: () => Promise.resolve(answers.shift() ?? []),
    now: () => new Date(clock),
    ages: { fresh: 10, kept: 1_000 },
  });
  const ask = async () => (await cache.recall('getProducto', { nivelComercial: 2, codigo: 'A-1' })).rows;
  expect(await ask()).toHaveLength(1);
  clock = 20;
  expect(await ask()).toEqual([]);
  expect(await ask()).toEqual([]);
});

test('no level gets the prices of another level', async () => {
  await list(1);
  expect((await part('A-1', 3)).rows).toEqual([row('A-1', 3)]);
  expect((await list(5)).rows).toEqual([row('A-1', 5), row('A-2', 5)]);
  expect(asked).toHaveLength(3);
});

test('the last answer is served with its time while the ERP is down', async () => {
  await list();
  isDown = true;
  clock += 10 * ages.fresh;
  expect(await list()).toEqual({ rows: [row('A-1', 2), row('A-2', 2)], asOf: start });
  expect((await part('A-2')).asOf).toEqual(start);
  isDown = false;
  expect((await list()).asOf).toBeNull();
});

test('a request fails while the ERP is down if the last answer is too old or missing', async () => {
  await list();
  isDown = true;
  clock += ages.kept;
  await expect(list()).rejects.toThrow(ErpFault);
  await expect(part('B-9')).rejects.toThrow(ErpFault);
});

test('a fault of the ERP is not cached', async () => {
  isDown = true;
  await expect(list()).rejects.toThrow(ErpFault);
  isDown = false;
  expect((await list()).rows).toHaveLength(2);
});

test('a request for the current answer bypasses the cache, and replaces the cached answer', async () => {
  await part('A-1');
  price = 12;
  const fields = { nivelComercial: 2, codigo: 'A-1' };
  expect(await memory.ask('getProducto', fields)).toEqual([row('A-1', 2)]);
  expect(priceIn(await part('A-1'))).toBe(12);
  isDown = true;
  await expect(memory.ask('getProducto', fields)).rejects.toThrow(ErpFault);
});

test('a customer’s own answers are never cached', async () => {
  await memory.recall('getPedidos', { correo: 'uno@example.ec' });
  await memory.recall('getPedidos', { correo: 'uno@example.ec' });
  expect(asked).toEqual(['getPedidos', 'getPedidos']);
});

test('every answer in any sequence of requests has the prices of its level and its true age', async () => {
  const step = fc.record({
    wait: fc.integer({ min: 0, max: 120_000 }),
    level: fc.integer({ min: 1, max: 5 }),
    what: fc.constantFrom('list', 'A-1', 'a-2', 'now'),
    isDown: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      clock = start.getTime();
      memory = createCatalogCache({ ask: erp, now: () => new Date(clock), ages });
      for (const { wait, level, what, isDown: down } of steps) {
        clock += wait;
        isDown = down;
        // the price equals the time of its request, so that it shows its age
        price = clock;
        const asking =
          what === 'now'
            ? memory
                .ask('getProducto', { nivelComercial: level, codigo: 'A-1' })
                .then((rows) => ({ rows, asOf: null }))
            : what === 'list'
              ? list(level)
              : part(what, level);
        const answer = await asking.catch(() => null);
        if (!answer) {
          expect(down).toBe(true);
          continue;
        }
        const { precio, nivelComercial } = answer.rows[0] as { precio: number; nivelComercial: number };
        expect(nivelComercial).toBe(level);
        if (what === 'now') expect(precio).toBe(clock);
        else if (answer.asOf) expect(answer.asOf.getTime()).toBe(precio);
        else expect(clock - precio).toBeLessThan(ages.fresh);
      }
    }),
    { numRuns: 300 },
  );
});
