import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ErpCall } from '@/erp/client';
import { connectRedis, type SharedRedis } from '../shared/redis';
import { oddRows } from '../testing/oddRows';
import { describeOnRedis, startRedis, type TestRedis } from '../testing/redis';
import { waitUntil } from '../testing/waitUntil';
import {
  createCatalogCache,
  type CacheOutcome,
  type CatalogCache,
  type CatalogueAnswer,
} from './catalogCache';
import { ErpFault, type ErpRequestFn } from './erpClient';
import { readErpRows } from './rowAnswers';
import { makeSharedAnswers, type SharedAnswer, type SharedAnswers } from './sharedAnswers';

jest.setTimeout(60_000);

const ages = { fresh: 60_000, kept: 3_600_000 };
const namespace = 'shop:test';
const secret = 'a secret of tests';
const erpMs = 60;
const turnMs = 600;
/** Milliseconds that a command may take when Redis is lost. */
const commandMs = 50;

interface Copy {
  redis: SharedRedis;
  answers: SharedAnswers;
  cache: CatalogCache;
  outcomes: CacheOutcome[];
  reasons: string[];
}

let server: TestRedis;
let copies: Copy[];
let asked: { call: ErpCall; codigo: unknown; copy: number }[];
let price: number;
let fault: ErpFault | null;
/** Name of each product. */
let name: string;

const priceIn = ({ rows }: { rows: unknown[] }): unknown => (rows[0] as { precio: number }).precio;
const part = ({ cache }: Copy, codigo = 'A-1', nivelComercial = 2): Promise<CatalogueAnswer> =>
  cache.recall('getProducto', { nivelComercial, codigo });
const list = ({ cache }: Copy, category = '05-001'): Promise<CatalogueAnswer> =>
  cache.recall('getProductos', { nivelComercial: 2, category });

const makeErp =
  (copy: number): ErpRequestFn =>
  async (call, { codigo, nivelComercial }) => {
    asked.push({ call, codigo, copy });
    const row = { descripcion: name, precio: price, cantidad: Number(nivelComercial) };
    await pause(erpMs);
    if (fault) throw fault;
    const skus = call === 'getProducto' ? [String(codigo)] : ['A-1', 'A-2'];
    return readErpRows(
      call,
      skus.map((sku, at) => ({ ...row, id: at + 1, codigo: sku })),
      { forgiven: () => undefined, dropped: () => undefined },
    )!;
  };

interface CopyOptions {
  /** Milliseconds that Redis has for a command. On a busy machine it takes longer than in a shop. */
  commandMs?: number;
  ages?: typeof ages;
  namespace?: string;
  /** Milliseconds by which the copy's clock is wrong. */
  clockError?: number;
}

async function startCopy(options: CopyOptions = {}): Promise<Copy> {
  const reasons: string[] = [];
  const outcomes: CacheOutcome[] = [];
  const redis = connectRedis({
    url: server.url,
    onTrouble: (reason) => reasons.push(reason),
    commandMs: options.commandMs ?? 5_000,
    lookMs: 50,
  });
  let answers: SharedAnswers | undefined;
  const cache = createCatalogCache({
    ask: makeErp(copies.length),
    now: () => new Date(Date.now() + (options.clockError ?? 0)),
    ages: options.ages ?? ages,
    onAnswer: (_call, outcome) => outcomes.push(outcome),
    share: (onForget) => {
      const shared = { redis, namespace: options.namespace ?? namespace, secret };
      answers = makeSharedAnswers({ ...shared, ages: options.ages ?? ages, onForget, turnMs });
      return answers;
    },
  });
  await waitUntil(() => redis.isUp());
  const copy: Copy = { redis, answers: answers!, cache, outcomes, reasons };
  copies.push(copy);
  return copy;
}

const listKeys = async (pattern: string): Promise<string[]> =>
  (await server.send('KEYS', `${namespace}:${pattern}`)) as string[];

describeOnRedis('the ERP’s answers to catalogue calls, shared by three copies of the service,', () => {
  let first: Copy;
  let second: Copy;
  let third: Copy;

  beforeAll(async () => {
    server = await startRedis();
  });
  beforeEach(async () => {
    await server.send('FLUSHALL');
    [copies, asked, price, fault, name] = [[], [], 10, null, 'Filtro'];
    [first, second, third] = [await startCopy(), await startCopy(), await startCopy()];
  });
  afterEach(() => copies.forEach(({ redis }) => redis.close()));
  afterAll(() => server.stop());

  it('are requested once, however many equal requests come at the same time', async () => {
    const answers = await Promise.all(copies.flatMap((copy) => Array.from({ length: 20 }, () => part(copy))));
    expect(asked).toHaveLength(1);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const all = copies.flatMap(({ outcomes }) => outcomes);
    expect(all.filter((outcome) => outcome === 'asked')).toHaveLength(20);
    expect(all.filter((outcome) => outcome === 'shared')).toHaveLength(40);
  });

  it('are found by a copy that requests them later, as are the single products of a list', async () => {
    await list(first);
    expect(await list(second)).toEqual(await list(first));
    expect(priceIn(await part(second, ' A-2 '))).toBe(10);
    expect(priceIn(await part(third, 'A-1'))).toBe(10);
    expect(asked.map(({ call }) => call)).toEqual(['getProductos']);
    expect(second.outcomes).toEqual(['shared', 'shared']);
    // the answer is known by now, so the copy only asks whether it is still the same
    await list(second);
    expect(second.outcomes.at(-1)).toBe('cached');
  });

  it('show one price at all copies until they expire everywhere, whatever the copies’ clocks say', async () => {
    const shortAges = { fresh: 300, kept: 3_600_000 };
    const own = [
      await startCopy({ ages: shortAges }),
      await startCopy({ ages: shortAges, clockError: 3_600_000 }),
      await startCopy({ ages: shortAges, clockError: -3_600_000 }),
    ];
    const seen: unknown[] = [];
    const began = performance.now();
    // a busy machine may spend all of that time in one turn
    while (performance.now() - began < 2.5 * shortAges.fresh || asked.length < 2) {
      // a person whose requests reach one copy and then the other
      for (const copy of own) seen.push(priceIn(await part(copy)));
      price += 1;
    }
    // prices only move forward: no older price is seen after a newer one
    expect(seen).toEqual([...seen].sort((a, b) => Number(a) - Number(b)));
    expect(asked.length).toBeLessThanOrEqual(1 + (performance.now() - began) / shortAges.fresh);
    expect(new Set(seen).size).toBe(asked.length);
  });

  it('replace older answers at all copies once one copy has requested the current answer', async () => {
    expect(priceIn(await part(first))).toBe(10);
    expect(priceIn(await part(second))).toBe(10);
    price = 12;
    await first.cache.ask('getProducto', { nivelComercial: 2, codigo: 'A-1' });
    expect(priceIn(await part(second))).toBe(12);
    expect(priceIn(await part(first))).toBe(12);
    expect(asked).toHaveLength(2);
  });

  it('do not replace newer answers when they arrive late', async () => {
    const early = await second.answers.readTime();
    await pause(5);
    expect(priceIn(await part(first))).toBe(10);
    const key = 'getProducto [["codigo","A-1"],["nivelComercial",2]]';
    await second.answers.write(early, [{ key, rows: [{ codigo: 'A-1', descripcion: 'x', precio: 8 }] }]);
    expect(priceIn(await part(third))).toBe(10);
    expect(asked).toHaveLength(1);
  });

  it('are not given to requests for another price level', async () => {
    await part(first, 'A-1', 1);
    const { rows } = await part(second, 'A-1', 3);
    expect(rows[0]).toMatchObject({ cantidad: 3 });
    expect(asked).toHaveLength(2);
  });

  it('are separate from the answers of another shop on the same Redis', async () => {
    const other = await startCopy({ namespace: 'shop:other' });
    await part(first);
    price = 99;
    expect(priceIn(await part(other))).toBe(99);
    expect(priceIn(await part(second))).toBe(10);
  });

  it('are cleared at all copies at once', async () => {
    await Promise.all(copies.map((copy) => list(copy)));
    price = 12;
    await second.cache.forget();
    for (const copy of copies) expect(priceIn(await list(copy))).toBe(12);
    expect(asked).toHaveLength(2);
    // a cleared answer does not stand in for the ERP's answer either
    await second.cache.forget();
    fault = new ErpFault('ERP_UNAVAILABLE');
    for (const copy of copies) await expect(list(copy)).rejects.toThrow(ErpFault);
  });

  it('are not cached when their request began before the cache was cleared', async () => {
    const asking = part(first);
    await waitUntil(() => asked.length === 1);
    await second.cache.forget();
    await asking;
    // an answer from before the clearing does not even stand in while the ERP fails
    fault = new ErpFault('ERP_UNAVAILABLE');
    await expect(part(first)).rejects.toThrow(ErpFault);
    fault = null;
    price = 12;
    for (const copy of copies) expect(priceIn(await part(copy))).toBe(12);
  });

  it('are cleared as soon as Redis is writable again when Redis could not clear them', async () => {
    const hasty = await startCopy();
    await part(hasty);
    await part(second);
    price = 12;
    await server.send('REPLICAOF', '127.0.0.1', '1');
    await hasty.cache.forget();
    expect(hasty.redis.isUp()).toBe(false);
    await server.send('REPLICAOF', 'NO', 'ONE');
    await waitUntil(() => hasty.redis.isUp());
    expect(priceIn(await part(hasty))).toBe(12);
    expect(priceIn(await part(second))).toBe(12);
  });

  it('are not older, once Redis is back, than an answer that one copy received without Redis', async () => {
    const hasty = await startCopy();
    await list(first);
    expect(priceIn(await list(hasty))).toBe(10);
    await server.send('REPLICAOF', '127.0.0.1', '1');
    price = 12;
    await hasty.cache.ask('getProducto', { nivelComercial: 2, codigo: 'A-1' });
    expect(hasty.redis.isUp()).toBe(false);
    await server.send('REPLICAOF', 'NO', 'ONE');
    await waitUntil(() => hasty.redis.isUp());
    // the older answer of the other copies is removed
    expect(priceIn(await part(hasty))).toBe(12);
    for (const copy of copies) expect(priceIn(await part(copy))).toBe(12);
  });

  it('come from a copy’s own memory where the answer in Redis is older', async () => {
    const fields = { nivelComercial: 2, codigo: 'A-1' };
    const key = 'getProducto [["codigo","A-1"],["nivelComercial",2]]';
    const before = await second.answers.readTime();
    await pause(20);
    await server.send('REPLICAOF', '127.0.0.1', '1');
    await first.cache.ask('getProducto', fields);
    await server.send('REPLICAOF', 'NO', 'ONE');
    await waitUntil(() => copies.every(({ redis }) => redis.isUp()));
    await first.answers.readTime();
    // the answer is written late
    await second.answers.write(before, [{ key, rows: [{ codigo: 'A-1', descripcion: 'x', precio: 8 }] }]);
    expect(priceIn(await part(second))).toBe(8);
    expect(priceIn(await part(first))).toBe(10);
    expect(
      (await first.cache.recallAtHand('getProducto', [fields])).map((rows) => priceIn({ rows: rows! })),
    ).toEqual([10]);
  });

  it('stay in the memory of each copy when they are too large to be shared', async () => {
    const fields = { nivelComercial: 2, codigo: 'A-1' };
    // an older answer, which was not too large, is gone from the other copies as well
    await part(third);
    name = 'x'.repeat(1_100_000);
    price = 12;
    await first.cache.ask('getProducto', fields);
    for (let time = 0; time < 3; time += 1) expect(priceIn(await part(first))).toBe(12);
    expect(await first.cache.recallAtHand('getProducto', [fields])).toEqual([
      [expect.objectContaining({ precio: 12 })],
    ]);
    expect(first.outcomes).toEqual(['cached', 'cached', 'cached', 'cached']);
    expect(asked).toHaveLength(2);
    expect(await listKeys('asking:*')).toEqual([]);
    price = 13;
    expect(priceIn(await part(second))).toBe(13);
    expect(priceIn(await part(second))).toBe(13);
    expect(asked).toHaveLength(3);
    await first.cache.forget();
    expect(priceIn(await part(second))).toBe(13);
    expect(asked).toHaveLength(4);
  });

  it('are requested by another copy when the requesting copy has died', async () => {
    const call = 'getProducto';
    const key = 'getProducto [["codigo","A-1"],["nivelComercial",2]]';
    const turn = await first.answers.find({ call, key, known: undefined });
    expect(turn?.kind).toBe('turn');
    const began = performance.now();
    const [one, other] = await Promise.all([part(second), part(third)]);
    expect(priceIn(one)).toBe(priceIn(other));
    expect(asked).toHaveLength(1);
    expect(performance.now() - began).toBeGreaterThan(turnMs / 2);
  });

  it('are waited for as long as the requesting copy is alive', async () => {
    const key = 'getProducto [["codigo","A-1"],["nivelComercial",2]]';
    const found = await first.answers.find({ call: 'getProducto', key, known: undefined });
    if (found?.kind !== 'turn') throw new Error('not its turn');
    const { turn } = found;
    // longer than a turn lasts by itself
    const asking = first.answers.keepTurn(turn, () => pause(2 * turnMs));
    const waiting = part(second);
    await asking;
    expect(asked).toHaveLength(0);
    await first.answers.write(turn, [{ key, rows: [{ codigo: 'A-1', descripcion: 'x', precio: 7 }] }]);
    expect(priceIn(await waiting)).toBe(7);
    expect(asked).toHaveLength(0);
  });

  it('fail for all waiting copies when the ERP fails, and are requested again by the next request', async () => {
    fault = new ErpFault('ERP_TIMEOUT');
    const failed = await Promise.allSettled(copies.map((copy) => part(copy)));
    expect(failed.map((one) => one.status === 'rejected' && (one.reason as ErpFault).code)).toEqual(
      copies.map(() => 'ERP_TIMEOUT'),
    );
    expect(asked).toHaveLength(1);
    fault = null;
    expect(priceIn(await part(third))).toBe(10);
    expect(asked).toHaveLength(2);
  });

  it('are served at all copies with their age while the ERP fails', async () => {
    const shortAges = { fresh: 30, kept: 3_600_000 };
    const own = [await startCopy({ ages: shortAges }), await startCopy({ ages: shortAges })] as const;
    await part(own[0]);
    const at = Date.now();
    fault = new ErpFault('ERP_UNAVAILABLE');
    await pause(100);
    const answers = [await part(own[1]), await part(own[0])];
    for (const { rows, asOf } of answers) {
      expect(priceIn({ rows })).toBe(10);
      expect(Math.abs(asOf!.getTime() - at)).toBeLessThan(500);
    }
  });

  it('are found in memory once they were fetched, and not after Redis has lost them', async () => {
    const fields = { nivelComercial: 2, codigo: 'A-1' };
    await list(first);
    expect(second.cache.peek('getProducto', fields)).toBe(false);
    await second.cache.gather('getProducto', [fields, { ...fields, codigo: 'B-9' }]);
    expect(second.cache.peek('getProducto', fields)).toBe(true);
    expect(second.cache.peek('getProducto', { ...fields, codigo: 'B-9' })).toBe(false);
    await server.send('FLUSHALL');
    await second.cache.gather('getProducto', [fields]);
    expect(second.cache.peek('getProducto', fields)).toBe(false);
  });

  it('are read together where they are cached, without an ERP call for missing answers', async () => {
    const fieldsOf = (codigo: string) => ({ nivelComercial: 2, codigo });
    await list(first);
    const recall = async () =>
      (await second.cache.recallAtHand('getProducto', ['A-2', 'B-9', ' A-1'].map(fieldsOf))).map(
        (rows) => (rows?.[0] as { codigo: string } | undefined)?.codigo,
      );
    expect(await recall()).toEqual(['A-2', undefined, 'A-1']);
    expect(await recall()).toEqual(['A-2', undefined, 'A-1']);
    expect(second.outcomes).toEqual(['shared', 'shared', 'cached', 'cached']);
    expect(asked.map(({ call }) => call)).toEqual(['getProductos']);
    // while Redis does not answer, this copy uses its own answer
    await server.send('REPLICAOF', '127.0.0.1', '1');
    await part(second, 'B-9');
    expect(second.redis.isUp()).toBe(false);
    expect(await recall()).toEqual(['A-2', 'B-9', 'A-1']);
    await server.send('REPLICAOF', 'NO', 'ONE');
  });

  it('are no longer found in memory once a request has shown that Redis lost them', async () => {
    const fields = { nivelComercial: 2, codigo: 'A-1' };
    await part(second);
    expect(second.cache.peek('getProducto', fields)).toBe(true);
    await server.send('FLUSHALL');
    fault = new ErpFault('ERP_UNAVAILABLE');
    // the answer stands in for the ERP's answer
    expect(priceIn(await part(second))).toBe(10);
    expect(second.cache.peek('getProducto', fields)).toBe(false);
  });

  it('are requested by another copy when the client of the requesting copy has disconnected', async () => {
    const gone = new AbortController();
    const fields = { nivelComercial: 2, codigo: 'A-1' };
    const asking = first.cache.recall('getProducto', fields, gone.signal);
    gone.abort();
    await expect(asking).rejects.toMatchObject({ code: 'CLIENT_GONE' });
    expect(await listKeys('asking:*')).toEqual([]);
    await part(second);
    expect(asked).toHaveLength(1);
  });

  describe('an entry that was changed in Redis', () => {
    const keyOfPart = 'getProducto [["codigo","A-1"],["nivelComercial",2]]';

    it.each([
      ['rows that are not JSON', (key: string) => ['HSET', key, 'rows', '[{"codigo":"A-1","precio":']],
      ['a changed price', (key: string) => ['HSET', key, 'rows', '[{"codigo":"A-1","precio":1}]']],
      ['a head of another form', (key: string) => ['HSET', key, 'head', 'no head']],
      ['an endless head', (key: string) => ['HSET', key, 'head', 'x'.repeat(1_000)]],
      ['too many bytes', (key: string) => ['HSET', key, 'rows', ' '.repeat(1_100_000)]],
      ['no rows', (key: string) => ['HDEL', key, 'rows']],
      ['another type', (key: string) => ['SET', key, 'a text']],
    ])('counts as missing if it has %s', async (_what, damage) => {
      await part(first);
      const keys = await listKeys('answer:*');
      expect(keys).toHaveLength(1);
      await server.send(...damage(keys[0]!));
      price = 12;
      expect(priceIn(await part(second))).toBe(12);
      expect(priceIn(await part(third))).toBe(12);
      expect(priceIn(await part(first))).toBe(12);
      expect(asked).toHaveLength(2);
      expect(copies.flatMap(({ reasons }) => reasons)).toEqual([]);
    });

    it.each([
      ['another secret', 'another secret', 'erp answer\n', 12],
      ['another purpose', secret, 'another\n', 12],
      ['no purpose', secret, '', 12],
      // this entry is accepted, which shows that the others are refused for their difference alone
      ['the right secret and purpose', secret, 'erp answer\n', 1],
    ])(
      'is accepted only if it is signed with the shop’s secret and purpose: signed with %s',
      async (_what, hand, purpose, seen) => {
        await part(first);
        const [key] = await listKeys('answer:*');
        const head = String(await server.send('HGET', key!, 'head'));
        const [id, at, , generation] = head.split(' ');
        const json = '[{"codigo":"A-1","descripcion":"x","precio":1}]';
        const signature = createHmac('sha256', hand)
          .update(`${purpose}${generation}\n${keyOfPart}\nx${id}\n${at}\n${json}`)
          .digest('base64url');
        await server.send('HSET', key!, 'rows', json, 'head', `x${id} ${at} ${signature} ${generation}`);
        price = 12;
        expect(priceIn(await part(second))).toBe(seen);
      },
    );

    it('counts as missing when an answer from before the clearing is stored under the current generation', async () => {
      await part(first);
      const [key] = await listKeys('answer:*');
      const [id, at, signature] = String(await server.send('HGET', key!, 'head')).split(' ');
      await first.cache.forget();
      const generation = String(await server.send('GET', `${namespace}:answers`));
      await server.send('HSET', key!, 'head', `${id} ${at} ${signature} ${generation}`);
      price = 12;
      expect(priceIn(await part(second))).toBe(12);
    });
  });

  describe('while Redis is lost', () => {
    let hasty: Copy[];
    beforeEach(async () => {
      hasty = await Promise.all(copies.map(() => startCopy({ commandMs })));
    });

    it.each([
      ['stands still', () => server.freeze(true), () => server.freeze(false)],
      ['is killed', () => server.kill(), () => server.restart()],
    ])('are requested by each copy when Redis %s', async (_how, lose, bring) => {
      await part(hasty[0]!);
      await lose();
      const began = performance.now();
      // the first copy knows the answer; the others request it from the ERP
      const answers = await Promise.all(hasty.map((copy) => part(copy)));
      expect(answers.map(priceIn)).toEqual([10, 10, 10]);
      expect(performance.now() - began).toBeLessThan(erpMs + 10 * commandMs);
      expect(asked).toHaveLength(3);
      await Promise.all(hasty.map((copy) => part(copy)));
      expect(asked).toHaveLength(3);
      for (const { reasons } of hasty) expect(reasons.length).toBeGreaterThan(0);
      await bring();
      await waitUntil(() => hasty.every(({ redis }) => redis.isUp()));
      price = 12;
      const back = await Promise.all(hasty.map((copy) => part(copy)));
      expect(new Set(back.map(priceIn)).size).toBe(1);
    });

    it('are still received by the requesting copy, and requested by the waiting copies', async () => {
      const waiting = hasty.map((copy) => part(copy));
      await waitUntil(() => asked.length > 0);
      await server.kill();
      expect((await Promise.all(waiting)).map(priceIn)).toEqual([10, 10, 10]);
      expect(asked).toHaveLength(3);
      await server.restart();
    });
  });
});

describe('an answer that another copy is requesting', () => {
  const makeWaiting = (maxWaitMs: number, find: SharedAnswers['find'], old: SharedAnswer | null) => {
    const asks: ErpCall[] = [];
    const answers: SharedAnswers = {
      find,
      isUp: () => true,
      findAll: () => Promise.resolve(null),
      findOld: () => Promise.resolve(old),
      keepTurn: (_turn, work) => work(),
      giveBack: () => Promise.resolve(),
      readTime: () => Promise.resolve(null),
      write: () => Promise.resolve(null),
      forget: () => Promise.resolve(),
    };
    const cache = createCatalogCache({
      ask: (call) => {
        asks.push(call);
        return Promise.resolve([]);
      },
      ...{ now: () => new Date(), ages, share: () => answers, maxWaitMs },
    });
    return { asks, recall: () => cache.recall('getProducto', { nivelComercial: 2, codigo: 'A-1' }) };
  };
  const isAsked = { kind: 'wait', holder: 'x' } as const;

  it('is looked for in Redis less and less often', async () => {
    let looks = 0;
    const answer = { rows: [], id: '1', ageMs: 0 };
    const began = performance.now();
    const { asks, recall } = makeWaiting(
      60_000,
      () => {
        looks += 1;
        return Promise.resolve(performance.now() - began < 1_000 ? isAsked : { kind: 'answer', answer });
      },
      null,
    );
    await recall();
    // the first attempt, then attempts after 25, 75, 175, 375, 625, 875 and 1125 ms
    expect(looks).toBeLessThanOrEqual(8);
    expect(looks).toBeGreaterThan(1);
    expect(asks).toEqual([]);
  });

  it('is awaited only for a while, and then the last known answer is served', async () => {
    const rows = [{ codigo: 'A-1' }];
    const find = () => Promise.resolve(isAsked);
    const waiting = makeWaiting(50, find, { rows, id: '1', ageMs: ages.fresh });
    expect(await waiting.recall()).toEqual({ rows, asOf: expect.any(Date) as Date });
    await expect(makeWaiting(50, find, null).recall()).rejects.toMatchObject({ code: 'ERP_TIMEOUT' });
    expect(waiting.asks).toEqual([]);
  });
});

describe('shared answers, after Redis was unreachable,', () => {
  let isAway: boolean;
  let forgets: number;
  const redis: Pick<SharedRedis, 'run' | 'isUp' | 'onUp'> = {
    isUp: () => true,
    onUp: () => undefined,
    run: async ({ source }, _keys, [generation]) => {
      if (source.includes('TIME')) return [generation, ['turn', 1]];
      forgets += 1;
      await pause(5);
      return isAway ? null : 'OK';
    },
  };
  beforeEach(() => {
    [isAway, forgets] = [true, 0];
  });

  it('are cleared once, although several requests find at once that they were not cleared', async () => {
    const answers = makeSharedAnswers({ redis, namespace, secret, ages, onForget: () => undefined });
    await answers.forget();
    [isAway, forgets] = [false, 0];
    const times = await Promise.all(Array.from({ length: 10 }, () => answers.readTime()));
    expect(forgets).toBe(1);
    expect(new Set(times.map((time) => time?.generation)).size).toBe(1);
  });

  it('are cleared a second time when a clearing is requested while another is under way', async () => {
    isAway = false;
    const answers = makeSharedAnswers({ redis, namespace, secret, ages, onForget: () => undefined });
    const first = answers.forget();
    await pause(0);
    await answers.forget();
    await first;
    expect(forgets).toBe(2);
  });

  it('are all cleared when too many answers could not be written', async () => {
    const answers = makeSharedAnswers({ redis, namespace, secret, ages, onForget: () => undefined });
    isAway = false;
    const many = Array.from({ length: 10_001 }, (_, at) => ({ key: `getProducto ${at}`, rows: [] }));
    const before = await answers.readTime();
    expect(await answers.write(null, many)).toBeNull();
    const after = await answers.readTime();
    expect(forgets).toBe(1);
    expect(after?.generation).not.toBe(before?.generation);
  });
});

test.each([
  ['getProductos', oddRows.getProductos],
  ['getCategories', oddRows.getCategories],
] as const)(
  'rows of %s that the reader returned are unchanged when the reader reads them a second time',
  (call, told) => {
    const unobserved = { forgiven: () => undefined, dropped: () => undefined };
    const rows = JSON.parse(JSON.stringify(readErpRows(call, told, unobserved))) as unknown[];
    expect(rows.length).toBeGreaterThan(1);
    expect(readErpRows(call, rows, unobserved)).toEqual(rows);
  },
);
