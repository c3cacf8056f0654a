import { setTimeout as pause } from 'node:timers/promises';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { connectRedis, makeRedisScript, type SharedRedis } from '../shared/redis';
import { describeOnRedis, startRedis, type TestRedis } from '../testing/redis';
import { credentials, startErp } from '../testing/service';
import { waitUntil } from '../testing/waitUntil';
import { makeErpClient, type ErpCallOutcome, type ErpClient } from './erpClient';
import { makeSharedBreaker } from './sharedBreaker';

jest.setTimeout(60_000);

const faultsInARow = 5;
const airMs = 300;

const nothing = makeRedisScript('return 1');
const key = 'shop:test:faults:getLoginIn';

interface Copy {
  redis: SharedRedis;
  client: ErpClient;
  outcomes: ErpCallOutcome[];
}

describeOnRedis('the circuit breaker of three copies of the service', () => {
  let server: TestRedis;
  let erp: EmbeddedErp;
  let copies: [Copy, Copy, Copy];

  const startCopy = async (commandMs = 5_000): Promise<Copy> => {
    const redis = connectRedis({ url: server.url, commandMs, onTrouble: () => undefined });
    const outcomes: ErpCallOutcome[] = [];
    const client = makeErpClient({
      ...{ ...credentials, url: erp.url, timeoutMs: 2_000, retryDelayMs: () => 0 },
      onCall: (_call, outcome) => outcomes.push(outcome),
      shareBreaker: (options) => makeSharedBreaker({ ...options, redis, namespace: 'shop:test', airMs }),
    });
    await waitUntil(() => redis.isUp());
    return { redis, client, outcomes };
  };
  /** Makes a call that is not retried. Returns whether it failed, once Redis has its outcome. */
  const fails = async ({ client, redis }: Copy): Promise<boolean> => {
    const hasFailed = await client.ask('getLoginIn', { user: 'x', password: 'y' }).then(
      () => false,
      () => true,
    );
    await redis.run(nothing, [], []);
    return hasFailed;
  };
  const countRequests = (): number => erp.requests().getLoginIn ?? 0;

  beforeAll(async () => {
    server = await startRedis();
    erp = await startErp();
  });
  beforeEach(async () => {
    await server.send('FLUSHALL');
    erp.reset();
    copies = [await startCopy(), await startCopy(), await startCopy()];
  });
  afterEach(() => copies.forEach(({ redis }) => redis.close()));
  afterAll(async () => {
    await erp.close();
    await server.stop();
  });

  /** Makes the call fail at the copies in turn, as often as it takes to open the breaker. */
  const breakCall = async (): Promise<void> => {
    erp.misbehave('error500');
    for (let fault = 0; fault < faultsInARow; fault += 1) await fails(copies[fault % copies.length]!);
  };

  /** One copy tries again after the pause, and its client leaves before the ERP has answered. */
  async function tryAndLeave(meanwhile: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    await breakCall();
    erp.misbehave('hang');
    await pause(airMs + 50);
    const gone = new AbortController();
    const trying = copies[0].client.ask('getLoginIn', { user: 'x', password: 'y' }, gone.signal);
    await waitUntil(() => countRequests() > faultsInARow);
    await meanwhile();
    gone.abort();
    await expect(trying).rejects.toMatchObject({ code: 'CLIENT_GONE' });
    // the service does not wait for the report of the outcome; commands of one connection run in turn
    await copies[0].redis.run(nothing, [], []);
  }

  it('opens at all copies after five faults in a row across the copies', async () => {
    await breakCall();
    expect(countRequests()).toBe(faultsInARow);
    for (const copy of copies) expect(await fails(copy)).toBe(true);
    expect(countRequests()).toBe(faultsInARow);
    for (const { outcomes } of copies) expect(outcomes.at(-1)).toBe('not_asked');
    // the breaker of one call does not stop another call
    erp.misbehave(null);
    await copies[0].client.ask('getCategories', {});
  });

  it('counts only consecutive faults', async () => {
    erp.misbehave('error500');
    for (let fault = 0; fault < faultsInARow - 1; fault += 1) await fails(copies[0]);
    erp.misbehave(null);
    expect(await fails(copies[1])).toBe(false);
    erp.misbehave('error500');
    for (let fault = 0; fault < faultsInARow - 1; fault += 1) await fails(copies[2]);
    erp.misbehave(null);
    expect(await fails(copies[1])).toBe(false);
  });

  it('lets one copy probe after the pause, and all copies send requests when the probe succeeds', async () => {
    await breakCall();
    await pause(airMs + 50);
    const before = countRequests();
    await Promise.all(copies.map(fails));
    expect(countRequests()).toBe(before + 1);
    // the attempt failed, so another pause follows
    erp.misbehave(null);
    for (const copy of copies) expect(await fails(copy)).toBe(true);
    expect(countRequests()).toBe(before + 1);
    await pause(airMs + 50);
    expect(await fails(copies[1])).toBe(false);
    for (const copy of copies) expect(await fails(copy)).toBe(false);
  });

  it('lets another copy probe when the probing request was aborted', async () => {
    await tryAndLeave();
    erp.misbehave(null);
    expect(await fails(copies[1])).toBe(false);
  });

  it('stays open no longer than the pause when the clock of Redis was set back', async () => {
    await breakCall();
    expect(await fails(copies[0])).toBe(true);
    expect(countRequests()).toBe(faultsInARow);
    await server.send('HSET', key, 'airUntil', String(Date.now() + 3_600_000));
    erp.misbehave(null);
    expect(await fails(copies[0])).toBe(false);
  });

  it('stays reset when a probe without an outcome ends after the reset', async () => {
    await tryAndLeave(() => copies[1].client.forgetFaults());
    expect(await server.send('EXISTS', key)).toBe(0);
  });

  it('records an outcome without making the caller wait', async () => {
    const reported: unknown[] = [];
    const client = makeErpClient({
      ...{ ...credentials, url: erp.url, timeoutMs: 2_000, retryDelayMs: () => 0 },
      shareBreaker: () => ({
        enter: () => Promise.resolve('go'),
        report: (...outcome) => {
          reported.push(outcome);
          return new Promise(() => undefined);
        },
        forget: () => Promise.resolve(),
      }),
    });
    await client.ask('getCategories', {});
    expect(reported).toEqual([['getCategories', 'go', 'ok']]);
  });

  it('is closed at all copies by a reset at one of them', async () => {
    erp.misbehave('error500');
    // the copy's own circuit breaker opens as well
    for (let fault = 0; fault < faultsInARow; fault += 1) await fails(copies[0]);
    await copies[1].client.forgetFaults();
    erp.misbehave(null);
    for (const copy of copies) expect(await fails(copy)).toBe(false);
  });

  it('counts the faults of each copy separately while Redis is lost', async () => {
    copies.forEach(({ redis }) => redis.close());
    copies = [await startCopy(50), await startCopy(50), await startCopy(50)];
    await server.freeze(true);
    await breakCall();
    for (const copy of copies) await fails(copy);
    expect(countRequests()).toBe(faultsInARow + 3);
    for (let fault = 0; fault < faultsInARow; fault += 1) await fails(copies[0]);
    expect(copies[0].outcomes.at(-1)).toBe('not_asked');
    expect(copies[1].outcomes.at(-1)).toBe('ERP_UNAVAILABLE');
    await server.freeze(false);
  });
});
