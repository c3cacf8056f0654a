/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import { brandsSchema, postAnswerSchema } from '@/shop/contentSchemas';
import { reviewsSchema } from '@/shop/schemas';
import type { LazyDatabase } from '../db/lazyDatabase';
import { catalogueMisses, officeLog, officeVersions, posts, reviews } from '../db/schema';
import { readConfig } from '../shared/config';
import { readRows } from '../testing/browser';
import { startDatabaseAndErp, type DatabaseAndErp } from '../testing/databaseAndErp';
import { describeOnEngines } from '../testing/engines';
import { OfficeBrowser, cheapOfficeAccounts, signInAtOffice } from '../testing/office';
import { somePost } from '../testing/requests';
import { makeApp, startAsGuest } from '../testing/service';
import { waitUntil } from '../testing/waitUntil';

jest.setTimeout(60_000);

const start = new Date('2026-11-27T15:00:00Z');
const sku = 'FRE-PD-1042';

const typedPost = {
  slug: 'bujias',
  image: '/images/posts/spark-plugs-800.avif',
  publishedOn: '2026-11-27',
  titleEs: 'Bujías & cables',
  titleEn: 'Spark plugs',
  excerptEs: 'Cuándo.',
  excerptEn: 'When.',
  bodyEs: '# Cada cuánto\n\nCada <b>30.000</b> km.',
  bodyEn: '# How often\n\nEvery 30,000 km.',
  categories: '05-001, 05-002',
  topics: 'motor = Motor = Engine',
};

describeOnEngines('the office’s content', (engine) => {
  let running: DatabaseAndErp;
  let database: LazyDatabase;
  let app: FastifyInstance;
  let office: OfficeBrowser;
  let now: Date;

  const startApp = () =>
    makeApp(running.erp, {
      database: { get: () => database.get(), close: () => Promise.resolve() },
      config: { ...readConfig({}), officeAccounts: cheapOfficeAccounts },
      now: () => now,
      readsCatalogue: true,
      catalogueAges: { fresh: 300_000, kept: 300_000 },
    });

  beforeAll(async () => {
    running = await startDatabaseAndErp(engine, 'catalogue');
    ({ database } = running);
  });
  beforeEach(async () => {
    now = start;
    await (
      await database.get()
    ).execute(
      sql`truncate office_log, office_versions, posts, brands, reviews, catalogue_synonyms, catalogue_misses restart identity`,
    );
    app = await startApp();
    office = await signInAtOffice(app);
  });
  afterEach(() => app.close());
  afterAll(() => running.stop());

  const readLog = async () =>
    (await (await database.get()).select().from(officeLog).orderBy(officeLog.number)).map(
      ({ name, action, subject }) => `${name} ${action} ${subject}`,
    );

  const readReviews = async () =>
    v.parse(reviewsSchema, (await (await startAsGuest(app)).get(`/products/${sku}/reviews`)).json());

  it('hides a review from the shop’s list, count and average, and shows it again', async () => {
    const db = await database.get();
    const review = { sku, author: 'Ana', accountCode: null, createdAt: start };
    const written = { written: String(start.getTime()) };
    await db.insert(reviews).values([
      { ...review, id: 'r1', rating: 1, content: 'Insulto.' },
      { ...review, id: 'r2', rating: 5, content: 'Bien.' },
    ]);
    expect(await readReviews()).toMatchObject({ total: 2, average: 3 });
    await office.get('/office/reviews');
    expect(office.page.match(/(?:Insulto|Bien)\./g)).toEqual(['Bien.', 'Insulto.']);
    expect((await office.post('/office/reviews/r1/hide', written)).statusCode).toBe(303);
    expect(await readReviews()).toMatchObject({
      ...{ total: 1, average: 5, counts: [0, 0, 0, 0, 1] },
      reviews: [{ id: 'r2' }],
    });
    await office.get('/office/reviews?show=shown');
    expect(office.page).not.toContain('Insulto.');
    await office.get('/office/reviews?show=hidden');
    expect(office.page).toContain('Insulto.');
    expect((await office.post('/office/reviews/r1/hide', written)).statusCode).toBe(404);
    await office.get('/office/reviews?show=hidden');
    expect((await office.post('/office/reviews/r1/restore', written)).statusCode).toBe(303);
    expect(await readReviews()).toMatchObject({ total: 2, average: 3 });
    expect(await readLog()).toEqual([`ana reviewHide ${sku} r1`, `ana reviewRestore ${sku} r1`]);
  });

  it('leaves hidden reviews out of the shop’s own counts, and does not change the rating in the ERP’s rows', async () => {
    const db = await database.get();
    const readStars = async () => {
      const answer = await (await startAsGuest(app)).erp('getProducto', { codigo: sku });
      return readRows(answer).map(({ calificacion, resenas }) => [calificacion, resenas]);
    };
    const starsOfErp = await readStars();
    expect(starsOfErp).toEqual([[expect.any(Number), expect.any(Number)]]);
    const review = { sku, author: 'Ana', accountCode: null, rating: 1, createdAt: sql`now()` };
    await db
      .insert(reviews)
      .values(Array.from({ length: 10 }, (_, at) => ({ ...review, id: `r${at}`, content: `Reseña ${at}.` })));
    const readOverview = async () => {
      await office.get('/office');
      return /últimos siete días<\/a>(?:\s|<[^>]*>)*(\d+)/.exec(office.page)?.[1];
    };
    expect(await readOverview()).toBe('10');
    await office.get('/office/reviews');
    const written = /name="written" value="(\d+)"/.exec(office.page)?.[1] ?? '';
    for (let at = 0; at < 9; at += 1) await office.post(`/office/reviews/r${at}/hide`, { written });
    expect(await readReviews()).toMatchObject({
      ...{ total: 1, average: 1, page: 1 },
      counts: [1, 0, 0, 0, 0],
    });
    const second = await (await startAsGuest(app)).get(`/products/${sku}/reviews?page=2`);
    expect(v.parse(reviewsSchema, second.json())).toMatchObject({
      total: 1,
      page: 1,
      reviews: [{ id: 'r9' }],
    });
    expect(await readOverview()).toBe('1');
    await office.post('/office/reviews/r9/hide', { written });
    expect(await readReviews()).toMatchObject({ total: 0, average: null, reviews: [] });
    expect(await readStars()).toEqual(starsOfErp);
  });

  it('does not restore a review that its author has rewritten since the page was read', async () => {
    const db = await database.get();
    const review = { id: 'r1', sku, author: 'Ana', accountCode: null, rating: 1, content: 'Otro texto.' };
    await db.insert(reviews).values({ ...review, createdAt: new Date(start.getTime() + 1), hiddenAt: start });
    await office.get('/office/reviews?show=hidden');
    const written = { written: String(start.getTime()) };
    expect((await office.post('/office/reviews/r1/restore', written)).statusCode).toBe(404);
  });

  it('shows fifty reviews on a page, and links to the older reviews', async () => {
    const db = await database.get();
    await db.insert(reviews).values(
      Array.from({ length: 51 }, (_, at) => ({
        ...{ id: `r${String(at).padStart(2, '0')}`, sku, author: 'Ana', rating: 5 },
        ...{ content: `Reseña ${at}.`, createdAt: start },
      })),
    );
    await office.get('/office/reviews');
    expect(office.page.match(/Reseña \d+\./g)).toHaveLength(50);
    await office.get(/href="([^"]+)" rel="next"/.exec(office.page)?.[1]?.replaceAll('&amp;', '&') ?? '');
    expect(office.page.match(/Reseña \d+\./g)).toEqual(['Reseña 0.']);
    expect((await office.get('/office/reviews?before=x')).statusCode).toBe(400);
  });

  it('adds a synonym, which each copy of the service uses to find parts, and removes it again', async () => {
    const other = await startApp();
    const search = async (at: FastifyInstance) => {
      const answer = await (await startAsGuest(at)).erp('getProductos', { limit: 10, search: 'chuncho' });
      return readRows(answer).map(({ descripcion }) => String(descripcion));
    };
    expect(await search(app)).toEqual([]);
    expect(await search(other)).toEqual([]);
    await (
      await database.get()
    )
      .insert(catalogueMisses)
      .values({ words: 'chuncho', times: 3, lastAt: start })
      .onConflictDoNothing();
    await office.get('/office/searches');
    expect(office.page).toContain('/office/searches?words=chuncho#add');
    await office.get('/office/searches?words=chuncho');
    expect(office.page).toContain('name="said" value="chuncho"');
    const added = await office.post('/office/searches/synonyms', {
      said: ' Chuncho ',
      meant: 'Amortiguador',
    });
    expect(added.headers.location).toBe('/office/searches?done=1');
    // old words remain in use while newer ones are read
    await waitUntil(async () => (await search(app)).length > 0);
    expect((await search(app))[0]).toMatch(/^Amortiguador/);
    now = new Date(start.getTime() + 61_000);
    await waitUntil(async () => (await search(other)).length > 0);

    await office.get('/office/searches');
    expect((await office.post('/office/searches/synonyms/remove', { said: 'chuncho' })).statusCode).toBe(303);
    await waitUntil(async () => (await search(app)).length === 0);
    expect(await readLog()).toEqual([
      'ana synonymAdd chuncho = amortiguador',
      'ana synonymRemove chuncho = amortiguador',
    ]);
    await other.close();
  });

  it('refuses a synonym without letters and digits, and removes other signs from stored synonyms', async () => {
    await office.get('/office/searches');
    expect((await office.post('/office/searches/synonyms', { said: '=|', meant: 'x y' })).statusCode).toBe(
      400,
    );
    for (const nothing of ['--', '- -'])
      for (const synonym of [
        { said: 'chuncho', meant: nothing },
        { said: nothing, meant: 'filtro' },
      ]) {
        await office.get('/office/searches');
        expect((await office.post('/office/searches/synonyms', synonym)).statusCode).toBe(400);
      }
    await office.get('/office/searches');
    await office.post('/office/searches/synonyms', { said: 'chunchos, raros = viejos|', meant: 'filtros' });
    // the same words in the singular are the same synonym
    await office.get('/office/searches');
    await office.post('/office/searches/synonyms', { said: 'chuncho raro viejo', meant: 'amortiguador' });
    expect(await readLog()).toEqual([
      'ana synonymAdd chuncho raro = filtro',
      'ana synonymAdd chuncho raro = amortiguador (filtro)',
    ]);
  });

  const readPost = async (slug: string) => {
    const answer = await (await startAsGuest(app)).get(`/posts/${slug}`);
    return answer.statusCode === 200 ? v.parse(postAnswerSchema, answer.json()).post : answer.statusCode;
  };

  it('previews an article before it is published, and keeps the typed text', async () => {
    await office.get('/office/posts/new');
    const preview = await office.post('/office/posts/preview', { ...typedPost, isNew: 'yes' });
    expect(preview.statusCode).toBe(200);
    expect(preview.body).toContain('<h4>Cada cuánto</h4><p>Cada &lt;b>30.000&lt;/b> km.</p>');
    expect(preview.body).toContain('name="slug" value="bujias"');
    expect(preview.body).toContain('>\n# Cada cuánto\n\nCada &lt;b>30.000&lt;/b> km.</textarea>');
    expect(await readPost('bujias')).toBe(404);
    expect(await readLog()).toEqual([]);
  });

  it('refuses a large form from a guest, and any form with more than a hundred fields', async () => {
    const guest = new OfficeBrowser(app);
    await guest.get('/office/sign-in');
    // the 401 shows that the form was not read: it would be refused as too large
    for (const address of ['/office/posts', '/office/posts/preview'])
      expect((await guest.post(address, { x: 'x'.repeat(600_000) })).statusCode).toBe(401);
    const toFields = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`x${at}`, '']));
    await office.get('/office/posts/new');
    const typed = { ...typedPost, isNew: 'yes' };
    const room = 100 - Object.keys(typed).length - 1;
    const refused = await office.post('/office/posts/preview', { ...typed, ...toFields(room + 1) });
    expect([refused.statusCode, refused.body]).toEqual([
      400,
      expect.stringContaining('no se pueden guardar: …'),
    ]);
    await office.get('/office/posts/new');
    expect((await office.post('/office/posts/preview', { ...typed, ...toFields(room) })).statusCode).toBe(
      200,
    );
    await guest.get('/office/sign-in');
    expect((await guest.post('/office/sign-in', toFields(100))).statusCode).toBe(400);
  });

  it.each(['/office/posts', '/office/posts/preview'])(
    'shows the text sent to %s in the form a second time when the session has ended',
    async (address) => {
      await office.get('/office/posts/new');
      now = new Date(start.getTime() + 8 * 3_600_000);
      const over = await office.post(address, { ...typedPost, isNew: 'yes' });
      expect(over.statusCode).toBe(401);
      expect(over.body).toContain('href="/office/sign-in" target="_blank"');
      expect(over.body).toContain(`method="post" action="${address}"`);
      expect(over.body).toContain('name="slug" value="bujias"');
      expect(over.body).toContain('>\nBujías &amp; cables</textarea>');
      expect(over.body).toContain('>\n# Cada cuánto\n\nCada &lt;b>30.000&lt;/b> km.</textarea>');

      await office.signIn();
      // the kept form is sent without its token
      const again = await office.post(address, { ...typedPost, isNew: 'yes', token: '' });
      expect(again.statusCode).toBe(403);
      expect(again.body).toContain('Lo que escribió sigue aquí: revíselo y envíelo otra vez.');
      expect(again.body).toContain('value="Bujías &amp; cables"');
      expect(await readPost('bujias')).toBe(404);
      expect((await office.post('/office/posts', { ...typedPost, isNew: 'yes' })).statusCode).toBe(303);
      expect(await readLog()).toEqual(['ana postWrite bujias']);
    },
  );

  it('does not show a form again to a guest when another site sent it, or when its size is unknown', async () => {
    const guest = new OfficeBrowser(app);
    const foreign = await guest.post('/office/posts', typedPost, { origin: 'https://other.example' });
    expect([foreign.statusCode, foreign.body]).toEqual([403, expect.not.stringContaining('30.000')]);
    const unknown = await app.inject({
      ...{ method: 'POST', url: '/office/posts', payload: Readable.from(['bodyEs=30.000']) },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([unknown.statusCode, unknown.body]).toEqual([401, expect.not.stringContaining('30.000')]);
  });

  it('stores an article in both languages, and refuses a second article with its slug', async () => {
    await office.get('/office/posts/new');
    const written = await office.post('/office/posts', { ...typedPost, isNew: 'yes' });
    expect(written.headers.location).toBe('/office/posts/edit/bujias?done=1');
    expect(await readPost('bujias')).toMatchObject({
      ...{ slug: 'bujias', image: typedPost.image, publishedOn: '2026-11-27' },
      title: { es: 'Bujías & cables', en: 'Spark plugs' },
      body: { en: [{ kind: 'heading', text: 'How often' }, { kind: 'paragraph' }] },
      categories: ['05-001', '05-002'],
      topics: [{ slug: 'motor', name: { es: 'Motor', en: 'Engine' } }],
    });
    await office.get('/office/posts/new');
    expect((await office.post('/office/posts', { ...typedPost, isNew: 'yes' })).statusCode).toBe(400);
    await office.get('/office/posts');
    expect(office.page).toContain('/office/posts/edit/bujias');
    expect(await readLog()).toEqual(['ana postWrite bujias']);
  });

  it.each([
    ['null as its content', sql`'null'::jsonb`],
    ['an empty content', {}],
    ['a text as its content', 'hola'],
    ['a title in one language', { ...somePost.content, title: 'Pastillas' }],
    ['no text', { ...somePost.content, body: undefined }],
    ['an unknown block', { ...somePost.content, body: { es: [{ kind: 'video' }], en: [] } }],
    ['a topic without a name', { ...somePost.content, topics: [{ slug: 'motor' }] }],
  ])('marks an article with %s as not shown, and repairs it by saving its form', async (_, content) => {
    const db = await database.get();
    const { slug } = somePost;
    await db.insert(posts).values([
      { ...somePost, slug: 'otro' },
      { ...somePost, content: content as never },
    ]);
    expect((await office.get('/office/posts')).statusCode).toBe(200);
    expect(office.page.match(/La tienda no lo muestra/g)).toHaveLength(1);
    expect(office.page).toMatch(/edit\/pastillas-de-freno">[^<]+<\/a> <span class="bad">La tienda no/);
    expect((await office.get(`/office/posts/edit/${slug}`)).statusCode).toBe(200);
    expect(office.page).toContain('La tienda no lo muestra');
    const repaired = await office.post('/office/posts', { ...typedPost, slug, isNew: 'no' });
    expect(repaired.statusCode).toBe(303);
    await office.get('/office/posts');
    expect(office.page).not.toContain('La tienda no lo muestra');
    expect(await readPost(slug)).toMatchObject({ title: { en: 'Spark plugs' } });
    // the previous version is shown as far as it can be read, and is not restored
    expect((await office.get(`/office/posts/edit/${slug}/versions/1`)).statusCode).toBe(200);
    expect(office.page).not.toContain('Recuperar esta versión');
    expect((await office.post(`/office/posts/edit/${slug}/versions/1/restore`)).statusCode).toBe(400);
    expect(await readPost(slug)).toMatchObject({ title: { en: 'Spark plugs' } });
  });

  it('fills the form of an unreadable article with the texts that can be read', async () => {
    const db = await database.get();
    const body = { es: [{ kind: 'video' }], en: somePost.content.body.en };
    await db
      .insert(posts)
      .values({ ...somePost, content: { ...somePost.content, excerpt: 5, body } as never });
    await office.get(`/office/posts/edit/${somePost.slug}`);
    expect(office.page).toContain('value="Pastillas"');
    expect(office.page).toContain('At three millimetres.</textarea>');
    expect(office.page).toMatch(/<textarea id="bodyEs"[^>]*>\n<\/textarea>/);
  });

  it('marks an article whose slug the shop cannot show', async () => {
    await (await database.get()).insert(posts).values({ ...somePost, slug: 'a/b c' });
    await office.get('/office/posts');
    expect(office.page).toContain(
      '/office/posts/edit/a%2Fb%20c">Pastillas</a> <span class="bad">La tienda no',
    );
    expect((await office.get('/office/posts/edit/a%2Fb%20c')).statusCode).toBe(200);
  });

  it('escapes the marks in an article’s text so that saving the form unchanged leaves the article unchanged', async () => {
    const db = await database.get();
    const content = {
      ...somePost.content,
      body: {
        es: [{ kind: 'paragraph' as const, text: '- 5 grados' }],
        en: [{ kind: 'paragraph' as const, text: '# 1 in sales' }],
      },
      topics: [{ slug: 'motor', name: { es: 'Motor = fuerza', en: 'Engine' } }],
    };
    await db.insert(posts).values({ ...somePost, content });
    await office.get(`/office/posts/edit/${somePost.slug}`);
    const readText = (name: string) =>
      new RegExp(`<textarea id="${name}"[^>]*>\n([^<]*)</textarea>`).exec(office.page)?.[1] ?? '';
    const typed = { bodyEs: readText('bodyEs'), bodyEn: readText('bodyEn'), topics: readText('topics') };
    expect(typed).toEqual({
      bodyEs: '\\- 5 grados',
      bodyEn: '\\# 1 in sales',
      topics: 'motor = Motor \\= fuerza = Engine',
    });
    const { slug } = somePost;
    expect(
      (await office.post('/office/posts', { ...typedPost, ...typed, slug, isNew: 'no' })).statusCode,
    ).toBe(303);
    expect(await readPost(slug)).toMatchObject({ body: content.body, topics: content.topics });
  });

  it.each([
    ['slug', 'a b'],
    ['image', '//other.example/x.png'],
    ['image', 'javascript:x'],
    ['publishedOn', 'ayer'],
    ['publishedOn', '2026-02-31'],
    ['publishedOn', '0000-01-01'],
    ['titleEn', ' '],
    ['bodyEs', ' \n '],
    ['bodyEn', '- \n-'],
    ['topics', 'motor'],
    ['topics', 'motor = = Engine'],
    ['topics', 'motor = Motor = '],
    ['topics', 'motor = Motor = Engine = Engines'],
    ['topics', 'motor = Motor = Engine\nmotor = Otro = Other'],
    ['categories', '<b>'],
  ])('stores no article whose %s is %j', async (field, value) => {
    await office.get('/office/posts/new');
    const answer = await office.post('/office/posts', { ...typedPost, isNew: 'yes', [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`no se pueden guardar: ${field}.`);
    // no typed text is lost
    if (field !== 'titleEs') expect(answer.body).toContain('value="Bujías &amp; cables"');
    if (field !== 'bodyEs') expect(answer.body).toContain('Cada &lt;b>30.000&lt;/b> km.</textarea>');
    expect(await (await database.get()).select().from(posts)).toEqual([]);
  });

  it('keeps former versions of an article, including the original version, and restores them', async () => {
    const db = await database.get();
    await db.insert(posts).values(somePost);
    const { slug } = somePost;
    await office.get(`/office/posts/edit/${slug}`);
    expect(office.page).toContain('A los tres milímetros.</textarea>');
    await office.post('/office/posts', { ...typedPost, slug, isNew: 'no' });
    expect(await readPost(slug)).toMatchObject({ title: { en: 'Spark plugs' } });
    await office.get(`/office/posts/edit/${slug}`);
    expect(office.page).toContain('La de antes');
    await office.get(`/office/posts/edit/${slug}/versions/1`);
    expect(office.page).toContain('A los tres milímetros.');
    const restored = await office.post(`/office/posts/edit/${slug}/versions/1/restore`);
    expect(restored.statusCode).toBe(303);
    expect(await readPost(slug)).toMatchObject({ title: somePost.content.title, image: somePost.image });
    for (const number of ['9', 'x'])
      expect((await office.get(`/office/posts/edit/${slug}/versions/${number}`)).statusCode).toBe(404);
    expect(await readLog()).toEqual([`ana postWrite ${slug}`, `ana postRestore ${slug} (1)`]);
  });

  /** Sends the same form several times at once. */
  const postAtOnce = async (fields: Record<string, string>) => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => office.post('/office/posts', fields)));
    return answers.map(({ statusCode }) => statusCode).sort();
  };

  it('adds an article once when two people add it at the same time, and shows the second person the form', async () => {
    const db = await database.get();
    await office.get('/office/posts/new');
    const waitsForLock = async () => {
      const waiting = sql`datname = current_database() and wait_event_type = 'Lock'`;
      return (
        (
          await db
            .select({ one: sql`1` })
            .from(sql`pg_stat_activity`)
            .where(waiting)
        ).length > 0
      );
    };
    const second = await db.transaction(async (first) => {
      await first.insert(posts).values({ ...somePost, slug: 'bujias' });
      const answer = office.post('/office/posts', { ...typedPost, isNew: 'yes' });
      // the embedded database has one connection, so the second request waits for it anyway
      if (engine === 'PostgreSQL') await waitUntil(waitsForLock);
      return { answer };
    });
    const refused = await second.answer;
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('no se pueden guardar: slug.');
    expect(refused.body).toContain('Cada &lt;b>30.000&lt;/b> km.</textarea>');
    expect(await readPost('bujias')).toMatchObject({ title: { en: 'Pads' } });
    expect(await db.$count(officeVersions)).toBe(0);
    expect(await readLog()).toEqual([]);
  });

  it('keeps a single copy of the original article when several people change the article at the same time', async () => {
    const db = await database.get();
    await db.insert(posts).values(somePost);
    const { slug } = somePost;
    await office.get(`/office/posts/edit/${slug}`);
    expect(await postAtOnce({ ...typedPost, slug, isNew: 'no' })).toEqual([303, 303, 303, 303]);
    const versions = await db.select().from(officeVersions).orderBy(officeVersions.number);
    expect(versions.map(({ name }) => name)).toEqual(['', 'ana', 'ana', 'ana', 'ana']);
    expect(versions[0]?.content).toEqual(somePost);
  });

  it('answers 404 to a change of an article that does not exist, and stores no version', async () => {
    await office.get('/office/posts/new');
    expect((await office.post('/office/posts', { ...typedPost, isNew: 'no' })).statusCode).toBe(404);
    expect(await (await database.get()).$count(officeVersions)).toBe(0);
  });

  it('changes brands, and restores their former versions', async () => {
    const readBrands = async () =>
      v.parse(brandsSchema, (await (await startAsGuest(app)).get('/brands')).json()).brands;
    const brand = { slug: 'kelstrum', name: 'Kelstrum', country: 'de', image: '' };
    await office.get('/office/brands/new');
    await office.post('/office/brands', { ...brand, isNew: 'yes' });
    await office.get('/office/brands/edit/kelstrum');
    await office.post('/office/brands', { ...brand, name: 'Otra', isNew: 'no' });
    expect(await readBrands()).toEqual([{ ...brand, name: 'Otra', country: 'DE' }]);
    await office.get('/office/brands/edit/kelstrum/versions/1');
    await office.post('/office/brands/edit/kelstrum/versions/1/restore');
    expect(await readBrands()).toEqual([{ ...brand, country: 'DE' }]);
    expect(await readLog()).toEqual([
      'ana brandWrite kelstrum',
      'ana brandWrite kelstrum',
      'ana brandRestore kelstrum (1)',
    ]);
  });
});
