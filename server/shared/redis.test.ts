import { setTimeout as pause } from 'node:timers/promises';
import { describeOnRedis, startRedis, type TestRedis } from '../testing/redis';
import { waitUntil } from '../testing/waitUntil';
import { connectRedis, getRedisNamespace, limitTime, makeRedisScript, type SharedRedis } from './redis';

jest.setTimeout(60_000);

const set = makeRedisScript(`redis.call('SET', KEYS[1], ARGV[1]) return 'set'`);
const get = makeRedisScript(`return redis.call('GET', KEYS[1]) or 'none'`);

describeOnRedis('a shared Redis', () => {
  let server: TestRedis;
  let redis: SharedRedis;
  let reasons: string[];

  beforeEach(async () => {
    server = await startRedis();
    reasons = [];
    redis = connectRedis({ url: server.url, lookMs: 50, onTrouble: (reason) => reasons.push(reason) });
    await waitUntil(() => redis.isUp());
  });
  afterEach(async () => {
    redis.close();
    await server.stop();
  });

  it('runs scripts, also those that it no longer caches', async () => {
    expect(await redis.run(set, ['shop:a'], ['1'])).toBe('set');
    await server.send('SCRIPT', 'FLUSH');
    expect(await redis.run(get, ['shop:a'], [])).toBe('1');
    expect(reasons).toEqual([]);
  });

  it('is waited for once and briefly while it stalls, and is used again when it answers', async () => {
    await redis.run(get, ['shop:a'], []);
    await server.freeze(true);
    expect(await redis.run(get, ['shop:a'], [])).toBeNull();
    expect(redis.isUp()).toBe(false);
    expect(reasons).toEqual(['no answer in 50 ms']);
    // no other command waits
    const began = performance.now();
    for (let command = 0; command < 100; command += 1)
      expect(await redis.run(get, ['shop:a'], [])).toBeNull();
    expect(performance.now() - began).toBeLessThan(1_000);
    await server.freeze(false);
    await waitUntil(() => redis.isUp());
    expect(await redis.run(get, ['shop:a'], [])).toBe('none');
  });

  it('is used again after it was killed and restarted', async () => {
    await redis.run(set, ['shop:a'], ['1']);
    await server.kill();
    await waitUntil(() => !redis.isUp());
    expect(await redis.run(get, ['shop:a'], [])).toBeNull();
    // the service looks for Redis without any request, so the log reports that it is still missing
    await waitUntil(() => reasons.length > 2);
    await server.restart();
    await waitUntil(() => redis.isUp());
    expect(await redis.run(get, ['shop:a'], [])).toBe('none');
  });

  it.each([
    ['a replica', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE'], 'READONLY'],
    ['full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0'], 'OOM'],
  ])('is not used while it is %s, until it accepts writes', async (_what, begin, end, reason) => {
    await server.send(...begin);
    expect(await redis.run(set, ['shop:a'], ['1'])).toBeNull();
    expect(reasons[0]).toBe(reason);
    await waitUntil(() => reasons.length > 1);
    expect(redis.isUp()).toBe(false);
    expect(reasons.filter((other) => other !== reason)).toEqual([]);
    await server.send(...end);
    await waitUntil(() => redis.isUp());
    expect(await redis.run(set, ['shop:a'], ['1'])).toBe('set');
  });

  it('stays in use when a command fails because its key has another type', async () => {
    await server.send('LPUSH', 'shop:list', '1');
    expect(await redis.run(get, ['shop:list'], [])).toBeNull();
    expect(redis.isUp()).toBe(true);
    expect(reasons).toEqual([]);
    expect(await redis.run(set, ['shop:a'], ['1'])).toBe('set');
  });

  it('is reported as unusable when it refuses the password, which the report does not contain', async () => {
    const url = server.url.replace('//', '//shop:my-secret@');
    const refused = connectRedis({ url, lookMs: 50, onTrouble: (reason) => reasons.push(reason) });
    await waitUntil(() => reasons.length > 2);
    expect(refused.isUp()).toBe(false);
    expect(await refused.run(get, ['shop:a'], [])).toBeNull();
    expect(reasons.join()).not.toContain('my-secret');
    refused.close();
  });
});

describe('a time limit', () => {
  it('rejects work that does not end', async () => {
    await expect(limitTime(new Promise(() => undefined), 20)).rejects.toThrow('no answer in 20 ms');
  });

  it('accepts an answer that came while the thread was busy', async () => {
    // due in 25 ms, in which this thread is busy: a single timer of 20 ms would reject first
    const work = pause(25, 'answer');
    const limited = limitTime(work, 20);
    const began = performance.now();
    while (performance.now() - began < 60);
    expect(await limited).toBe('answer');
  });
});

describe('the keys of a shop', () => {
  it('are derived from the ERP’s URL, its company and the shop’s secret, and reveal none of them', () => {
    const erp = { url: 'https://erp.example.com', company: 'ACME' };
    const names = [
      getRedisNamespace(erp, 'secret'),
      getRedisNamespace({ ...erp, company: 'OTHER' }, 'secret'),
      getRedisNamespace({ ...erp, url: 'https://other.example.com' }, 'secret'),
      getRedisNamespace(erp, 'another'),
    ];
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^shop:[\w-]{22}$/);
    expect(getRedisNamespace({ ...erp }, 'secret')).toBe(names[0]);
  });
});
