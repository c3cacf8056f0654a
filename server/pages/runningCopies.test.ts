/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { LazyDatabase } from '../db/lazyDatabase';
import { runningCopies } from '../db/schema';
import { readConfig } from '../shared/config';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import { createTemporaryFolder } from '../testing/folders';
import { makeApp } from '../testing/service';
import { waitUntil } from '../testing/waitUntil';
import { makeRunningCopies, registerVersionRoute } from './runningCopies';

jest.setTimeout(60_000);

const [old, newer] = ['0.1.0+100.aa', '0.1.0+200.bb'] as const;

describeOnEngines('running copies of the service', (engine) => {
  let place: Place;
  let database: LazyDatabase;
  const faults: unknown[] = [];
  beforeAll(async () => {
    place = await makePlace(engine);
    database = place.open();
  });
  beforeEach(async () => {
    await (await database.get()).delete(runningCopies);
    faults.length = 0;
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  const make = (version: string) =>
    makeRunningCopies({ database, version, onFault: (error) => faults.push(error) });
  const list = async () => {
    const rows = await (await database.get()).select().from(runningCopies);
    return rows.map(({ version }) => version).sort();
  };
  const start = async (version: string) => {
    const count = (await list()).length;
    const copy = make(version);
    copy.start();
    await waitUntil(async () => (await list()).length > count);
    return copy;
  };

  it('report a newer build once no copy runs the previous build', async () => {
    const copies = [await start(old), await start(old), await start(newer)] as const;
    expect(await Promise.all([old, newer].map((version) => make(version).readVersion()))).toEqual([old, old]);
    await copies[0].stop();
    expect(await make(newer).readVersion()).toBe(old);
    await copies[1].stop();
    expect(await list()).toEqual([newer]);
    expect(await make(newer).readVersion()).toBe(newer);
    await copies[2].stop();
    expect(await list()).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('ignore a copy that was killed', async () => {
    const seenAt = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;
    const db = await database.get();
    await db.insert(runningCopies).values({ id: 'killed', version: old, seenAt: seenAt(10) });
    expect(await make(newer).readVersion()).toBe(old);
    await db.update(runningCopies).set({ seenAt: seenAt(21) });
    expect(await make(newer).readVersion()).toBe(newer);
    const copy = make(newer);
    copy.start();
    // a running copy also removes the row of the copy that was killed
    await waitUntil(async () => (await list()).join() === newer);
    await copy.stop();
  });

  it('report their own build when the version of another copy does not contain a time', async () => {
    const copies = [await start(old), await start('deployed')] as const;
    expect(await make(newer).readVersion()).toBe(newer);
    await Promise.all(copies.map((copy) => copy.stop()));
  });

  it('report no newer build while they cannot register themselves', async () => {
    const db = await database.get();
    await db.insert(runningCopies).values({ id: 'before', version: old, seenAt: sql`now()` });
    const cannotWrite = new Error('cannot execute INSERT in a read-only transaction');
    const readOnly = Object.create(db, {
      insert: {
        value: () => {
          throw cannotWrite;
        },
      },
    }) as typeof db;
    const copy = makeRunningCopies({
      database: { get: () => Promise.resolve(readOnly), close: () => Promise.resolve() },
      version: newer,
      onFault: (error) => faults.push(error),
    });
    copy.start();
    expect(await copy.readVersion()).toBe(old);
    await db.delete(runningCopies);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_000);
    expect(await copy.readVersion()).toBe(old);
    jest.restoreAllMocks();
    await copy.stop();
    expect(faults).toEqual([cannotWrite]);
  });

  it('report one version where two builds have the same time', async () => {
    const [one, other] = ['0.1.0+100.aa', '0.1.0+100.bb'] as const;
    const copies = [await start(one), await start(other)] as const;
    expect(await Promise.all([one, other].map((version) => make(version).readVersion()))).toEqual([one, one]);
    await Promise.all(copies.map((copy) => copy.stop()));
  });

  it('answer /assets/version.json with the oldest running version, not with that of the build', async () => {
    const folder = createTemporaryFolder();
    const publicDir = path.join(folder.path, 'public');
    mkdirSync(path.join(publicDir, 'assets'), { recursive: true });
    writeFileSync(path.join(publicDir, 'index.html'), '<!doctype html><html><head></head></html>');
    writeFileSync(path.join(publicDir, 'assets', 'version.json'), JSON.stringify({ version: newer }));
    const before = await start(old);
    const read = async (databaseUrl: string | null) => {
      const app = await makeApp(
        { url: 'http://127.0.0.1:9' },
        {
          ...{ publicDir, keptDir: path.join(folder.path, 'kept') },
          database: { get: (work) => database.get(work), close: () => Promise.resolve() },
          config: { ...readConfig({}), databaseUrl },
          renderer: { render: () => Promise.reject(new Error('no page')), close: () => Promise.resolve() },
        },
      );
      const answer = await app.inject({ url: '/assets/version.json?t=1' });
      await app.close();
      return [v.parse(v.object({ version: v.string() }), answer.json()), answer.headers['cache-control']];
    };
    expect(await read('postgres://copies')).toEqual([{ version: old }, 'no-cache']);
    // the embedded database has one process
    expect(await read(null)).toEqual([{ version: newer }, 'no-cache']);
    await before.stop();
    folder.remove();
  });
});

test('a copy reports no version without a database, as its version may be newer than that of another copy', async () => {
  const fault = new Error('no such table');
  const onFault = jest.fn();
  const database = { get: () => Promise.reject(fault), close: () => Promise.resolve() };
  const copy = makeRunningCopies({ database, version: newer, onFault });
  expect(await copy.readVersion()).toBeNull();
  expect(onFault.mock.calls).toEqual([[fault]]);
  await copy.stop();
});

test('a copy reports no version when its first reading of the other copies’ versions takes too long', async () => {
  jest.useFakeTimers();
  const get = () => new Promise<never>(() => undefined);
  const copy = makeRunningCopies({ database: { get, close: jest.fn() }, version: newer, onFault: jest.fn() });
  const read = copy.readVersion();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await read).toBeNull();
  jest.useRealTimers();
});

test('a page that requests the version gets 503 and Retry-After while the copy knows none', async () => {
  const app = fastify();
  let known: string | null = null;
  registerVersionRoute(app, { readVersion: () => Promise.resolve(known) });
  const unknown = await app.inject({ url: '/assets/version.json' });
  expect([unknown.statusCode, unknown.headers['retry-after'], unknown.headers['cache-control']]).toEqual([
    503,
    '2',
    'no-cache',
  ]);
  known = newer;
  const answer = await app.inject({ url: '/assets/version.json' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { version: newer }]);
  await app.close();
});
