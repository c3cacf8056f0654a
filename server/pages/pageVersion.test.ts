/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../db/lazyDatabase';
import { contactMessages, pageState, posts, reviews } from '../db/schema';
import { readConfig } from '../shared/config';
import { startDatabaseAndErp, type DatabaseAndErp } from '../testing/databaseAndErp';
import { Problem } from '../shared/problem';
import { describeOnEngines } from '../testing/engines';
import { describeOnRedis, startRedis, type TestRedis } from '../testing/redis';
import { waitUntil } from '../testing/waitUntil';
import { createTemporaryFolder } from '../testing/folders';
import { signInAtOffice, cheapOfficeAccounts, type OfficeBrowser } from '../testing/office';
import { somePost } from '../testing/requests';
import { makeApp } from '../testing/service';
import { makePageVersionCheck, pageVersionMs } from './pageVersion';
import type { Renderer } from './renderPool';

jest.setTimeout(60_000);

const start = new Date('2026-11-27T15:00:00Z');
const html =
  '<!doctype html><html lang=es><head><title>Shop</title></head><body><div id=shop></div></body></html>';
const { slug } = somePost;

const typedPost = {
  ...{ slug, image: '', publishedOn: '2026-11-27', isNew: 'no' },
  ...{ titleEs: 'Otro título', titleEn: 'Another title', excerptEs: 'Otro.', excerptEn: 'Other.' },
  ...{ bodyEs: 'Otro.', bodyEn: 'Other.', categories: '', topics: '' },
};

describeOnEngines('pages of two copies of the service', (engine) => {
  let running: DatabaseAndErp;
  let folder: ReturnType<typeof createTemporaryFolder>;
  let copies: [FastifyInstance, FastifyInstance];
  let office: OfficeBrowser;
  let now: Date;
  let rendered: string[];

  const readTables = async () => running.database.get();

  /** Renders the titles of all articles and the texts of all reviews, as they are at present. */
  const makeRenderer = (copy: string): Renderer => ({
    render: async () => {
      const db = await readTables();
      rendered.push(copy);
      const titles = (await db.select().from(posts)).map(({ content }) => content.title.es);
      const texts = (await db.select().from(reviews)).flatMap((row) => (row.hiddenAt ? [] : [row.content]));
      const body = `<main>${[...titles, ...texts].join()}</main>`;
      return { head: '', body, answers: '[]', data: [], styles: '' };
    },
    close: () => Promise.resolve(),
  });

  const startCopy = (copy: string, settings: Record<string, string> = {}) =>
    makeApp(running.erp, {
      database: { get: () => running.database.get(), close: () => Promise.resolve() },
      // an address makes each copy expect others: without one the database is embedded and belongs to a single copy
      config: {
        ...readConfig(settings),
        databaseUrl: 'postgres://copies',
        officeAccounts: cheapOfficeAccounts,
      },
      publicDir: path.join(folder.path, 'public'),
      renderer: makeRenderer(copy),
      now: () => now,
      // on a busy machine Redis takes longer than in a shop
      redisLimits: { commandMs: 5_000, lookMs: 20 },
      // a page waits for its version, however busy the machine is
      pageVersionWaitMs: 30_000,
    });

  beforeAll(async () => {
    running = await startDatabaseAndErp(engine);
    folder = createTemporaryFolder();
    mkdirSync(path.join(folder.path, 'public', 'assets'), { recursive: true });
    writeFileSync(path.join(folder.path, 'public', 'index.html'), html);
    const version = JSON.stringify({ version: '1', builtAt: '2026-11-27T12:00:00Z' });
    writeFileSync(path.join(folder.path, 'public', 'assets', 'version.json'), version);
  });
  beforeEach(async () => {
    now = start;
    rendered = [];
    const db = await readTables();
    await db.execute(sql`truncate office_log, office_versions, posts, reviews, page_state, contact_messages`);
    await db.insert(posts).values(somePost);
    copies = [await startCopy('one'), await startCopy('other')];
    office = await signInAtOffice(copies[0]);
  });
  afterEach(() => Promise.all(copies.map((copy) => copy.close())));
  afterAll(async () => {
    await running.stop();
    folder.remove();
  });

  const readPage = async (copy: FastifyInstance): Promise<string> => {
    const { body } = await copy.inject({ url: `/blog/${slug}`, headers: { accept: 'text/html' } });
    return /<main>(.*?)<\/main>/.exec(body)?.[1] ?? '';
  };
  const readPages = () => Promise.all(copies.map(readPage));
  const pass = (ms: number): void => {
    now = new Date(now.getTime() + ms);
  };

  it('show within two seconds a change that was made to an article at one of the copies', async () => {
    expect(await readPages()).toEqual(['Pastillas', 'Pastillas']);
    await office.get(`/office/posts/edit/${slug}`);
    expect((await office.post('/office/posts', typedPost)).statusCode).toBe(303);
    pass(pageVersionMs - 1);
    expect(await readPages()).toEqual(['Otro título', 'Pastillas']);
    pass(1);
    expect(await readPages()).toEqual(['Otro título', 'Otro título']);
    // an idle copy also learns of the change in time
    await office.get(`/office/posts/edit/${slug}/versions/1`);
    await office.post(`/office/posts/edit/${slug}/versions/1/restore`);
    pass(60_000);
    expect(await readPages()).toEqual(['Pastillas', 'Pastillas']);
  });

  it('show no review that was hidden at one of the copies', async () => {
    const review = { id: 'r1', sku: 'FRE-PD-1042', author: 'Ana', accountCode: null, rating: 1 };
    await (await readTables()).insert(reviews).values({ ...review, content: 'Insulto.', createdAt: start });
    expect(await readPages()).toEqual(['Pastillas,Insulto.', 'Pastillas,Insulto.']);
    await office.get('/office/reviews');
    await office.post('/office/reviews/r1/hide', { written: String(start.getTime()) });
    pass(pageVersionMs);
    expect(await readPages()).toEqual(['Pastillas', 'Pastillas']);
  });

  it('are rendered again when a synonym is added', async () => {
    await readPages();
    await office.get('/office/searches');
    const answer = await office.post('/office/searches/synonyms', { said: 'chuspa', meant: 'filtro' });
    expect(answer.statusCode).toBe(303);
    pass(pageVersionMs);
    await readPages();
    expect(rendered.sort()).toEqual(['one', 'one', 'other', 'other']);
    await office.post('/office/searches/synonyms/remove', { said: 'chuspa' });
  });

  describeOnRedis('with Redis', () => {
    let server: TestRedis;

    beforeAll(async () => {
      server = await startRedis();
    });
    afterAll(() => server.stop());

    /** Waits until Redis has a number of pages, as a page is stored only after it was sent. */
    const waitForPages = (count: number) =>
      waitUntil(async () => ((await server.send('KEYS', '*:page:*')) as string[]).length === count);

    it('are rendered once for both copies, and show a change at once at the copy where it was made', async () => {
      await Promise.all(copies.map((copy) => copy.close()));
      const settings = { REDIS_URL: server.url };
      copies = [await startCopy('one', settings), await startCopy('other', settings)];
      for (const copy of copies)
        await waitUntil(async () => /^redis_up 1$/m.test(await copy.renderMetrics()));
      office = await signInAtOffice(copies[0]);
      expect(await readPage(copies[1])).toBe('Pastillas');
      await waitForPages(1);
      expect(await readPage(copies[0])).toBe('Pastillas');
      expect(rendered).toEqual(['other']);
      await office.get(`/office/posts/edit/${slug}`);
      expect((await office.post('/office/posts', typedPost)).statusCode).toBe(303);
      expect(await readPage(copies[0])).toBe('Otro título');
      pass(pageVersionMs);
      expect(await readPage(copies[0])).toBe('Otro título');
      await waitForPages(2);
      expect(await readPage(copies[1])).toBe('Otro título');
      expect(rendered).toEqual(['other', 'one', 'one']);
    });
  });

  it('stay cached while none of their data change', async () => {
    await (await readTables()).insert(contactMessages).values({
      ...{ idempotencyKey: 'key-1', requestHash: '', accountCode: null, name: 'Ana', email: 'a@b.ec' },
      ...{ phone: '', subject: 'Hola', message: 'Hola.', createdAt: start },
    });
    await readPages();
    await office.get('/office/messages');
    const answer = /action="(\/office\/messages\/\d+\/answer)"/.exec(office.page)?.[1] ?? '';
    expect((await office.post(answer)).statusCode).toBe(303);
    await office.get(`/office/posts/edit/${slug}`);
    expect((await office.post('/office/posts', { ...typedPost, titleEs: '' })).statusCode).toBe(400);
    pass(pageVersionMs);
    await readPages();
    expect(rendered.sort()).toEqual(['one', 'other']);
    expect(await (await readTables()).select().from(pageState)).toEqual([]);
  });
});

describe('the version of pages', () => {
  it('counts as changed when it can be read only after a page was answered', async () => {
    const onChange = jest.fn();
    const rows = { from: () => ({ where: () => Promise.resolve([{ version: 7 }]) }) };
    const db = { select: () => rows } as unknown as Database;
    let isOpen = false;
    let now = start;
    const check = makePageVersionCheck({
      database: {
        get: () => (isOpen ? Promise.resolve(db) : Promise.reject(new Problem('DATABASE_UNAVAILABLE'))),
        close: () => Promise.resolve(),
      },
      ...{ now: () => now, onChange, onFault: jest.fn() },
    });
    await check();
    isOpen = true;
    // the clock of the machine was set back meanwhile
    now = new Date(start.getTime() - 3_600_000);
    await check();
    expect(onChange).toHaveBeenCalledTimes(1);
    now = new Date(now.getTime() + pageVersionMs);
    await check();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  const ask = async (get: () => Promise<never>) => {
    const [onChange, onFault] = [jest.fn(), jest.fn()];
    const database = { get, close: () => Promise.resolve() };
    const check = makePageVersionCheck({ database, now: () => start, onChange, onFault });
    await check();
    await check();
    return { onChange, onFault };
  };

  it('is waited for only a limited time when the database does not answer', async () => {
    const { onChange, onFault } = await ask(() => new Promise(() => undefined));
    expect([onChange.mock.calls, onFault.mock.calls]).toEqual([[], []]);
  });

  it('is reported once when it cannot be read, and pages are still served', async () => {
    const fault = new Error('no such table');
    const { onChange, onFault } = await ask(() => Promise.reject(fault));
    expect([onChange.mock.calls, onFault.mock.calls]).toEqual([[], [[fault]]]);
  });
});
