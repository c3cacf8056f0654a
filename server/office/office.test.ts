/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LazyDatabase } from '../db/lazyDatabase';
import { contactMessages, officeLog, officeSessions, orders, outbox, rateLimits } from '../db/schema';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { readConfig } from '../shared/config';
import { places } from '../gateway/passwordGate';
import { defaultRateLimits } from '../gateway/rateLimits';
import { startDatabaseAndErp, type DatabaseAndErp } from '../testing/databaseAndErp';
import { describeOnEngines } from '../testing/engines';
import { OfficeBrowser, cheapOfficeAccounts, officePassword, signInAtOffice } from '../testing/office';
import { someMessage } from '../testing/requests';
import { makeApp, startAsGuest } from '../testing/service';
import { createOwnAccount, everybody, ownEmail, testUsers } from '../testing/testUsers';

jest.setTimeout(60_000);

const start = new Date('2026-11-27T15:00:00Z');

describeOnEngines('the office', (engine) => {
  let running: DatabaseAndErp;
  let database: LazyDatabase;
  let erp: EmbeddedErp;
  let app: FastifyInstance;
  let now: Date;
  let endpoint: Server;
  let ordersUrl: string;

  beforeAll(async () => {
    running = await startDatabaseAndErp(engine);
    ({ database, erp } = running);
    endpoint = createServer((_request, answer) => void answer.writeHead(503).end());
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
    ordersUrl = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/`;
  });
  afterAll(async () => {
    endpoint.close();
    await running.stop();
  });

  const startApp = (
    officeAccounts: ReadonlyMap<string, string> = cheapOfficeAccounts,
    options: Partial<Parameters<typeof makeApp>[1]> = {},
  ) =>
    makeApp(erp, {
      database: { get: () => database.get(), close: () => Promise.resolve() },
      config: { ...readConfig({ ORDERS_URL: ordersUrl }), officeAccounts },
      now: () => now,
      ...options,
    });

  beforeEach(async () => {
    now = start;
    const db = await database.get();
    await db.execute(
      sql`truncate contact_messages, office_log, office_sessions, orders, outbox, rate_limits, accounts restart identity cascade`,
    );
    app = await startApp();
  });
  afterEach(() => app.close());

  const readLog = async () =>
    (await database.get())
      .select({ name: officeLog.name, action: officeLog.action, subject: officeLog.subject })
      .from(officeLog)
      .orderBy(officeLog.number);

  const insertOrder = async (
    id: string,
    handover: Partial<typeof outbox.$inferInsert> = {},
    name = 'Taller Ñandú',
  ) => {
    const db = await database.get();
    await db.execute(sql`
      insert into orders (id, token, account_code, idempotency_key, request_hash, customer_code, content, notes, created_at)
      values (${id}, ${id}, 'C0001', ${id}, '', 'C0001', ${JSON.stringify({
        ...{ customerName: name, customerEmail: 'taller@example.ec', payment: 'transfer', total: 12_345 },
        ...{
          quantity: 3,
          status: 'PENDING',
          company: '',
          invoice: null,
          subtotal: 10_735,
          totals: [],
          lines: [],
        },
        ...{ shippingAddress: null, billingAddress: null },
      })}::jsonb, '', ${start.toISOString()}::timestamptz)`);
    await db.insert(outbox).values({ orderId: id, dueAt: start, ...handover });
  };

  const insertMessage = async (key = 'key-0001') => {
    const guest = await startAsGuest(app);
    const sent = await guest.send('POST', '/api/shop/contact', someMessage, { 'idempotency-key': key });
    expect(sent.statusCode).toBe(201);
  };

  it('does not exist without an account in the configuration', async () => {
    const other = await startApp(new Map());
    for (const url of ['/office', '/office/sign-in', '/office/orders'])
      expect((await other.inject({ method: 'GET', url })).statusCode).toBe(404);
    await other.close();
  });

  it.each([
    ['/office/', '/office'],
    ['/office/orders/?show=stuck', '/office/orders?show=stuck'],
    ['/office//', '/office'],
  ])('redirects %s to %s, without the final slash', async (url, own) => {
    const answer = await app.inject({ method: 'GET', url });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, own]);
    expect((await app.inject({ method: 'GET', url: '/office/unknown' })).statusCode).toBe(404);
  });

  it.each(everybody)('shows no data to a %s', async (asker) => {
    await createOwnAccount(await startAsGuest(app), ownEmail);
    const browser = await testUsers[asker](app);
    for (const url of ['', '/orders', '/orders.csv', '/messages', '/log']) {
      const answer = await browser.send('GET', `/office${url}`);
      expect([url, answer.statusCode, answer.headers.location]).toEqual([url, 303, '/office/sign-in']);
    }
    const form = 'application/x-www-form-urlencoded';
    const change = await app.inject({
      ...{ method: 'POST', url: '/office/messages/1/answer', headers: { 'content-type': form } },
      ...{ cookies: Object.fromEntries(browser.cookies), payload: 'token=x' },
    });
    expect(change.statusCode).toBe(401);
    expect(await readLog()).toEqual([]);
  });

  it('starts a session under a new token', async () => {
    const browser = new OfficeBrowser(app);
    await browser.get('/office/sign-in');
    expect([...browser.cookies.keys()]).toEqual(['office-form']);
    browser.cookies.set('office', 'planted');
    const before = browser.cookies.get('office');
    const answer = await browser.signIn();
    expect(answer.headers.location).toBe('/office');
    expect(browser.cookies.get('office')).not.toBe(before);
    expect(answer.cookies).toMatchObject([
      { name: 'office-known-browser', httpOnly: true, path: '/' },
      { name: 'office', httpOnly: true, sameSite: 'Strict', path: '/' },
    ]);
    expect((await browser.get('/office')).statusCode).toBe(200);
  });

  it('keeps a session whose cookie the browser does not send with a link from another site', async () => {
    const browser = await signInAtOffice(app);
    const withheld = new Map(browser.cookies);
    withheld.delete('office');
    const elsewhere = new OfficeBrowser(app);
    for (const [name, value] of withheld) elsewhere.cookies.set(name, value);
    await elsewhere.get('/office/orders');
    await elsewhere.get('/office/sign-in');
    await elsewhere.signIn('ana', 'otra clave');
    // the answer set no cookie, so the browser keeps its own
    expect(elsewhere.cookies).toEqual(withheld);
    expect((await browser.get('/office')).statusCode).toBe(200);

    const fresh = new OfficeBrowser(app);
    const answer = await fresh.get('/office/sign-in');
    expect(answer.cookies).toMatchObject([
      { name: 'office-form', httpOnly: true, sameSite: 'Lax', path: '/' },
    ]);
    // the token of a form does not open a session
    browser.cookies.set('office', fresh.cookies.get('office-form') ?? '');
    expect((await browser.get('/office')).statusCode).toBe(303);
  });

  it.each([
    ['ana', 'otra clave'],
    ['nadie', 'llave de cruz 24'],
    ['ANA ', ''],
  ])('refuses the name %s with the password %j, always in the same words', async (name, password) => {
    const browser = new OfficeBrowser(app);
    const answer = await browser.signIn(name, password);
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain('El usuario o la contraseña no son correctos.');
    expect((await browser.get('/office')).headers.location).toBe('/office/sign-in');
  });

  it('compares the password with a hash even for an unknown name', async () => {
    const isRight = jest.fn(() => Promise.resolve(true));
    const other = await startApp(undefined, { passwords: { hash: () => Promise.resolve(''), isRight } });
    expect((await new OfficeBrowser(other).signIn('nadie', 'x')).statusCode).toBe(401);
    expect(isRight).toHaveBeenCalledWith('x', expect.stringMatching(/^\$scrypt\$ln=/));
    await other.close();
  });

  it('refuses the right password after too many wrong passwords, and says how long to wait', async () => {
    const other = await startApp(undefined, { attempts: { ...defaultRateLimits, perAccount: 1 } });
    await (await database.get()).delete(rateLimits);
    const browser = new OfficeBrowser(other);
    expect((await browser.signIn('ana', 'x')).statusCode).toBe(401);
    const refused = await browser.signIn();
    expect(refused.statusCode).toBe(429);
    expect(refused.body).toContain('Demasiados intentos. Espere 1 min');
    await other.close();
  });

  it('does not lock out a known browser because of other browsers in its network', async () => {
    const other = await startApp(undefined, { attempts: { ...defaultRateLimits, perAccount: 2 } });
    const ana = await signInAtOffice(other);
    await ana.post('/office/sign-out');
    const neighbour = new OfficeBrowser(other);
    const statuses = [];
    for (const password of ['x', 'x', officePassword])
      statuses.push((await neighbour.signIn('ana', password)).statusCode);
    expect(statuses).toEqual([401, 401, 429]);
    const again = await ana.signIn();
    expect(again.headers.location).toBe('/office');
    // the browser is known already, so no new cookie marks it as known
    expect(again.cookies).toMatchObject([{ name: 'office' }]);
    // an invented cookie identifies no browser
    neighbour.cookies.set('office-known-browser', 'x.y');
    expect((await neighbour.signIn()).statusCode).toBe(429);
    await other.close();
  });

  it('signs known browsers in while other browsers fill the password gate', async () => {
    let isHeld = false;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const isRight = async (): Promise<boolean> => {
      if (isHeld) await held;
      return true;
    };
    const other = await startApp(undefined, { passwords: { hash: () => Promise.resolve(''), isRight } });
    const ana = await signInAtOffice(other);
    await ana.get('/office/sign-in');
    const stranger = new OfficeBrowser(other);
    await stranger.get('/office/sign-in');
    const guess = () => stranger.post('/office/sign-in', { name: 'nadie', password: 'x' });
    isHeld = true;
    const flood = Array.from({ length: places }, guess);
    expect((await guess()).statusCode).toBe(503);
    const entering = ana.post('/office/sign-in', { name: 'ana', password: 'x' });
    await stranger.get('/office/sign-in');
    expect((await guess()).statusCode).toBe(503);
    release();
    expect((await entering).headers.location).toBe('/office');
    await Promise.all(flood);
    await other.close();
  });

  it('is not cached, indexed or framed, and runs no script', async () => {
    const { headers } = await (await signInAtOffice(app)).get('/office');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-.*frame-ancestors 'none'$/,
    );
    expect(headers['content-security-policy']).not.toContain('script-src');
  });

  it('ends a session at a sign-out, after eight hours, and when the configured password is replaced', async () => {
    const left = await signInAtOffice(app);
    const cookies = new Map(left.cookies);
    expect((await left.post('/office/sign-out')).headers.location).toBe('/office/sign-in');
    for (const [name, value] of cookies) left.cookies.set(name, value);
    expect((await left.get('/office')).statusCode).toBe(303);

    const browser = await signInAtOffice(app);
    const other = await startApp(new Map([['ana', `${cheapOfficeAccounts.get('ana')}x`]]));
    const elsewhere = new OfficeBrowser(other);
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.get('/office')).statusCode).toBe(303);
    await other.close();

    now = new Date(start.getTime() + 8 * 3_600_000 - 1_000);
    expect((await browser.get('/office')).statusCode).toBe(200);
    now = new Date(start.getTime() + 8 * 3_600_000);
    expect((await browser.get('/office')).statusCode).toBe(303);
  });

  it('refuses forms that are not from its own pages', async () => {
    await insertMessage();
    const browser = await signInAtOffice(app);
    const path = '/office/messages/1/answer';
    expect((await browser.post(path, { token: '' })).statusCode).toBe(403);
    expect((await browser.post(path, { token: 'x'.repeat(43) })).statusCode).toBe(403);
    await browser.get('/office');
    expect((await browser.post(path, {}, { origin: 'https://other.example' })).statusCode).toBe(403);
    await browser.get('/office');
    expect((await browser.post(path, {}, { 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
    const stranger = new OfficeBrowser(app);
    await stranger.get('/office/sign-in');
    expect((await stranger.post('/office/sign-in', { name: 'ana', token: 'x' })).statusCode).toBe(403);
    await browser.get('/office');
    expect((await browser.post(path, {}, { 'content-type': 'application/json' })).statusCode).toBe(415);
    expect(await readLog()).toEqual([]);
  });

  it.each(['a=1&a=2', 'x=%00', 'done=1&done=1'])('answers the query %s with an HTML page', async (query) => {
    const browser = new OfficeBrowser(app);
    const guest = await browser.get(`/office/sign-in?${query}`);
    expect([guest.statusCode, guest.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    await browser.signIn();
    const refused = await browser.get(`/office/orders?${query}`);
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(refused.body).toContain('Hay datos que no se pueden guardar');
    expect(refused.body).not.toContain('Hecho.');
  });

  it('shows how many orders and messages wait, and which systems fail', async () => {
    await insertOrder('o1', { attempts: 4, reason: 'status 503' });
    await insertOrder('o2', { sentAt: start });
    await insertMessage();
    const { page } = await signInAtOffice(app);
    const text = page.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');
    expect(text).toMatch(/Pedidos que el ERP todavía no tiene\|1 \(el más antiguo: /);
    expect(text).toContain('Pedidos que fallaron más de una vez|1|');
    expect(text).toContain('Mensajes abiertos|1|');
    expect(text).toMatch(/Entrega de pedidos\|Con fallas\|/);
    expect(text).toMatch(/Base de datos\|Bien\|/);
  });

  it('speaks the language that the browser prefers, Spanish otherwise', async () => {
    expect((await signInAtOffice(app, 'en-US,en;q=0.9,es;q=0.5')).page).toContain('<html lang="en">');
    expect((await signInAtOffice(app, 'en;q=0.5,es')).page).toContain('<h1>Resumen</h1>');
    expect((await signInAtOffice(app, 'en;q=0')).page).toContain('<h1>Resumen</h1>');
    expect((await signInAtOffice(app, 'de')).page).toContain('<h1>Resumen</h1>');
  });

  it('lists orders newest first, with the reason of the last failure', async () => {
    await insertOrder('o1', { attempts: 1, reason: 'status 503' });
    await insertOrder('o2', { attempts: 4, reason: '<no answer>' });
    await insertOrder('o3', { sentAt: start, attempts: 1 });
    const browser = await signInAtOffice(app);
    await browser.get('/office/orders');
    expect(browser.page.match(/W-00000\d(?=<\/span>)/g)).toEqual(['W-000003', 'W-000002', 'W-000001']);
    expect(browser.page).toContain('<code>&lt;no answer></code>');
    await browser.get('/office/orders?show=waiting');
    expect(browser.page.match(/W-00000\d(?=<\/span>)/g)).toEqual(['W-000002', 'W-000001']);
    await browser.get('/office/orders?show=stuck');
    expect(browser.page.match(/W-00000\d(?=<\/span>)/g)).toEqual(['W-000002']);
    expect((await browser.get('/office/orders?before=x')).statusCode).toBe(400);
  });

  it('shows fifty orders on a page, and links to older orders', async () => {
    for (let at = 1; at <= 51; at += 1) await insertOrder(`o${at}`);
    const browser = await signInAtOffice(app);
    await browser.get('/office/orders');
    expect(browser.page.match(/<tbody>.*<\/tbody>/s)?.[0].match(/<tr>/g)).toHaveLength(50);
    const older = /href="([^"]+)" rel="next"/.exec(browser.page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    await browser.get(older);
    expect(browser.page.match(/W-\d{6}(?=<\/span>)/g)).toEqual(['W-000001']);
    expect(browser.page).not.toContain('rel="next"');
  });

  it('lists each of more than a hundred waiting orders once, even when another order is placed meanwhile', async () => {
    for (let at = 1; at <= 103; at += 1)
      await insertOrder(`o${at}`, at === 50 ? { attempts: 1, sentAt: start } : {});
    const browser = await signInAtOffice(app);
    const seen: string[][] = [];
    let next: string | undefined = '/office/orders?show=waiting';
    while (next !== undefined) {
      await browser.get(next);
      seen.push(browser.page.match(/W-\d{6}(?=<\/span>)/g) ?? []);
      next = /href="([^"]+)" rel="next"/.exec(browser.page)?.[1]?.replaceAll('&amp;', '&');
      await insertOrder(`placed-${seen.length}`);
    }
    const wanted = Array.from({ length: 103 }, (_, at) => `W-${String(103 - at).padStart(6, '0')}`);
    expect(seen.flat()).toEqual(wanted.filter((number) => number !== 'W-000050'));
    expect(seen.map(({ length }) => length)).toEqual([50, 50, 2]);
  });

  it('retries an order at once, unless it is being sent or was sent already', async () => {
    const later = new Date(start.getTime() + 3_600_000);
    await insertOrder('failed', { attempts: 9, reason: 'status 503', dueAt: later });
    await insertOrder('sending', { attempts: 9, dueAt: later });
    await insertOrder('sent', { attempts: 1, sentAt: start, reason: 'status 503', dueAt: later });
    const browser = await signInAtOffice(app);
    await browser.get('/office/orders?show=stuck');
    const answer = await browser.post('/office/orders/failed/retry', { back: '/office/orders?show=stuck' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/office/orders?show=stuck&done=1']);
    expect((await browser.get('/office/orders?show=stuck&done=1')).body).toContain('role="status">Hecho.');
    expect(browser.page).toContain('name="back" value="/office/orders?show=stuck"');
    for (const id of ['sending', 'sent', 'missing']) {
      await browser.get('/office/orders');
      expect((await browser.post(`/office/orders/${id}/retry`)).statusCode).toBe(404);
    }
    const due = await (
      await database.get()
    )
      .select({ dueAt: outbox.dueAt })
      .from(outbox)
      .innerJoin(orders, eq(orders.id, outbox.orderId))
      .orderBy(orders.number);
    expect(due.map(({ dueAt }) => dueAt)).toEqual([start, later, later]);
    expect(await readLog()).toEqual([{ name: 'ana', action: 'orderRetry', subject: 'W-000001' }]);
  });

  it('redirects only to its own pages', async () => {
    await insertMessage();
    const browser = await signInAtOffice(app);
    const answer = await browser.post('/office/messages/1/answer', { back: '//other.example/office' });
    expect(answer.headers.location).toBe('/office/messages?done=1');
  });

  it('exports orders as a file in which no text is a formula', async () => {
    await insertOrder('o1', { attempts: 2, reason: 'status 503' }, '=HYPERLINK("http://x")');
    const answer = await (await signInAtOffice(app)).get('/office/orders.csv?show=stuck');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders.csv"',
    });
    const [head = '', row = ''] = answer.body.split('\r\n');
    expect(head).toMatch(/^\uFEFFNúmero;Fecha;/);
    expect(row).toMatch(/^W-000001;2026-11-27T15:00:00\.000Z;C0001;"'=HYPERLINK/);
    expect(row).toContain(';3;123,45;2;status 503;');
  });

  it('marks messages as answered, and reopens them', async () => {
    await insertMessage();
    const browser = await signInAtOffice(app);
    await browser.get('/office/messages');
    expect(browser.page).toContain('¿Cuándo llega?');
    const answered = await browser.post('/office/messages/1/answer');
    expect(answered.headers.location).toBe('/office/messages?done=1');
    const db = await database.get();
    expect(await db.select({ at: contactMessages.answeredAt }).from(contactMessages)).toEqual([
      { at: start },
    ]);
    await browser.get('/office/messages');
    expect(browser.page).toContain('No hay mensajes.');
    await browser.get('/office/messages?show=answered');
    expect(browser.page).toContain('M-00001');
    expect((await browser.post('/office/messages/1/answer')).statusCode).toBe(404);
    await browser.get('/office/messages?show=answered');
    expect((await browser.post('/office/messages/1/reopen')).statusCode).toBe(303);
    expect((await browser.post('/office/messages/1e3/reopen')).statusCode).toBe(404);
    await browser.get('/office/log');
    expect(browser.page.match(/<td data-label="Qué"><span>[^<]+/g)).toEqual([
      '<td data-label="Qué"><span>Abrió otra vez el mensaje',
      '<td data-label="Qué"><span>Marcó el mensaje como contestado',
    ]);
    expect(await readLog()).toEqual([
      { name: 'ana', action: 'messageAnswer', subject: 'M-00001' },
      { name: 'ana', action: 'messageReopen', subject: 'M-00001' },
    ]);
  });

  it('rolls back a change whose log row cannot be written', async () => {
    await insertMessage();
    const browser = await signInAtOffice(app);
    const db = await database.get();
    await db.execute(sql`alter table office_log add constraint refused check (name <> 'ana')`);
    try {
      const answer = await browser.post('/office/messages/1/answer');
      // errors of the embedded database are created outside the tests' sandbox, and count as unavailable
      expect([500, 503]).toContain(answer.statusCode);
      expect(answer.body).toContain('No se pudo hacer');
    } finally {
      await db.execute(sql`alter table office_log drop constraint refused`);
    }
    expect(await db.select({ at: contactMessages.answeredAt }).from(contactMessages)).toEqual([{ at: null }]);
  });

  it('logs no change that is rolled back', async () => {
    await insertMessage();
    const browser = await signInAtOffice(app);
    const db = await database.get();
    await db.execute(
      sql`create function refuse_change() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
    );
    // the transaction is refused when it ends
    await db.execute(
      sql`create constraint trigger refused after update on contact_messages deferrable initially deferred for each row execute function refuse_change()`,
    );
    try {
      expect((await browser.post('/office/messages/1/answer')).statusCode).toBe(500);
    } finally {
      await db.execute(sql`drop function refuse_change cascade`);
    }
    expect(await readLog()).toEqual([]);
  });

  it('stores no session token in plain text', async () => {
    const browser = await signInAtOffice(app);
    const [row] = await (await database.get()).select().from(officeSessions);
    expect(JSON.stringify(row)).not.toContain(browser.cookies.get('office'));
  });
});
