import { connectRedis, type SharedRedis } from '../shared/redis';
import { describeOnRedis, startRedis, type TestRedis } from '../testing/redis';
import { waitUntil } from '../testing/waitUntil';
import { createSharedPages, type SharedPagesOptions } from './sharedPages';

const page = {
  head: '<title>Filtro de aceite</title>',
  body: '<main>Filtro · año</main>'.repeat(1_000),
  answers: '[{"method":"GET","path":"/api/shop/brands","answer":{"status":200,"body":["ñ"]}}]',
  data: [{ '@type': 'Product' }],
  styles: 'a{color:red}',
};
const minute = 60_000;

describeOnRedis('rendered pages in Redis', () => {
  let server: TestRedis;
  let redis: SharedRedis;

  const open = (other: Partial<SharedPagesOptions> = {}) =>
    createSharedPages({ redis, namespace: 'shop:a', secret: 'secret', build: '1', ...other });

  beforeAll(async () => {
    server = await startRedis();
    redis = connectRedis({ url: server.url, onTrouble: () => undefined, commandMs: 5_000, lookMs: 20 });
    await waitUntil(() => redis.isUp());
  });
  beforeEach(() => server.send('FLUSHALL'));
  afterAll(async () => {
    redis.close();
    await server.stop();
  });

  it('are found unchanged by another copy while they are fresh', async () => {
    await open().write('/ phone es', 3, page, 5 * minute);
    const found = await open().find('/ phone es', 3);
    expect(found?.page).toEqual(page);
    expect(found?.leftMs).toBeLessThanOrEqual(5 * minute);
    expect(found?.leftMs).toBeGreaterThan(4 * minute);
    await open().write('/ phone es', 3, page, 1);
    await waitUntil(async () => (await open().find('/ phone es', 3)) === null);
  });

  it.each<[difference: string, key: string, version: number, other: Partial<SharedPagesOptions>]>([
    ['path, screen or language', '/ desk es', 3, {}],
    ['page version', '/ phone es', 4, {}],
    ['build', '/ phone es', 3, { build: '2' }],
    ['shop', '/ phone es', 3, { namespace: 'shop:b' }],
    ['secret', '/ phone es', 3, { secret: 'other' }],
  ])('are not found under a different %s', async (_difference, key, version, other) => {
    await open().write('/ phone es', 3, page, minute);
    expect(await open(other).find(key, version)).toBeNull();
    expect(await open().find('/ phone es', 3)).not.toBeNull();
  });

  it('count as missing when they were changed, moved or given another type in Redis', async () => {
    await open().write('/ phone es', 3, page, minute);
    const [key = ''] = (await server.send('KEYS', '*')) as string[];
    const written = String(await server.send('GET', key));
    await open().write('/blog phone es', 3, { ...page, body: 'Blog' }, minute);
    const moved = ((await server.send('KEYS', '*')) as string[]).find((other) => other !== key) ?? '';
    await server.send('SET', moved, written, 'PX', '60000');
    expect(await open().find('/blog phone es', 3)).toBeNull();
    for (const other of [
      `${written}x`,
      written.replace(' ', ' x'),
      written.slice(1),
      'x',
      ' ',
      'x'.repeat(300_000),
    ]) {
      await server.send('SET', key, other, 'PX', '60000');
      expect(await open().find('/ phone es', 3)).toBeNull();
    }
    // a page without an expiry was not written by a copy, so no copy reads it
    await server.send('SET', key, written);
    expect(await open().find('/ phone es', 3)).toBeNull();
    await server.send('DEL', key);
    await server.send('HSET', key, 'a', 'b');
    expect(await open().find('/ phone es', 3)).toBeNull();
    expect(redis.isUp()).toBe(true);
  });

  it('are not stored when they are too large', async () => {
    const body = Array.from({ length: 60_000 }, (_, at) => (at * 2_654_435_761).toString(36)).join('');
    await open().write('/ phone es', 3, { ...page, body }, minute);
    expect(await server.send('DBSIZE')).toBe(0);
  });

  it('are neither read nor written while Redis is unreachable', async () => {
    const run = jest.fn();
    const away = open({ redis: { run, isUp: () => false } });
    await away.write('/ phone es', 3, page, minute);
    expect(await away.find('/ phone es', 3)).toBeNull();
    expect(run).not.toHaveBeenCalled();
  });
});
