/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { accountDataParts, accountDataSchema, type AccountDataPart } from '@/shop/accountDataSchemas';
import { deleteExpired } from '../db/retention';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import * as schema from '../db/schema';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { createMailer, type Mailer } from '../mail/mailer';
import { readProblem, type Browser } from '../testing/browser';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import { customerEmail, makeApp, sellerEmail, signInAt, startAsGuest, startErp } from '../testing/service';
import { startSmtp } from '../testing/smtp';
import { createOwnAccount, ownEmail, password, verifyOwnAccounts } from '../testing/testUsers';
import { accountDataTables } from './accountData';

jest.setTimeout(60_000);

const tables = Object.values(schema).filter((value) => is(value, PgTable));
const impersonal = /^(catalogue_|vehicles$|vin_patterns$|seeds$|brands$|posts$|page_state$|running_copies$)/;
/** Names of columns that identify a row's owner or describe a person. */
const personal = /account|customer|seller|e?mail|phone|author|address|person|session/;

test('every table is in the download of an account’s data, or is listed with the reason why not', () => {
  const names = tables.map(getTableName);
  expect(names.filter((name) => !impersonal.test(name)).sort()).toEqual(
    Object.keys(accountDataTables).sort(),
  );
  const columns = tables
    .filter((table) => impersonal.test(getTableName(table)))
    .flatMap((table) => Object.values(getTableColumns(table)).map(({ name }) => [getTableName(table), name]));
  expect(columns.filter(([, name = '']) => personal.test(name))).toEqual([]);
});

/** Columns that are not handed out: secrets, and values that the shop needs to do its work. */
const withheld: Record<string, readonly string[]> = {
  accounts: ['code', 'email', 'password_hash'],
  password_changes: ['account_code'],
  sessions: ['id', 'account_code', 'xsrf'],
  addresses: ['id', 'customer_code', 'number'],
  garage_vehicles: ['account_code', 'number'],
  reviews: ['id', 'account_code'],
  contact_messages: ['number', 'idempotency_key', 'request_hash', 'account_code'],
  quotations: ['id', 'token_hash', 'idempotency_key', 'request_hash', 'customer_code'],
  orders: ['id', 'token', 'idempotency_key', 'request_hash', 'customer_code'],
};

describeOnEngines('an account’s own data', (engine) => {
  let place: Place;
  let database: LazyDatabase;
  let db: Database;
  let erp: EmbeddedErp;
  let app: FastifyInstance;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let mailer: Mailer;

  beforeAll(async () => {
    erp = await startErp();
    place = await makePlace(engine);
    database = place.open();
    db = await database.get();
    smtp = await startSmtp();
    mailer = createMailer({
      smtpUrl: smtp.url,
      from: 'Repuestos <ventas@example.ec>',
      folder: '/nowhere',
      now: () => new Date(),
    });
    app = await makeApp(erp, { database, mailer });
  });
  beforeEach(async () => {
    smtp.mails.length = 0;
    for (const name of ['orders', ...Object.keys(accountDataTables)])
      await db.execute(sql.raw(`delete from ${name}`));
  });
  afterAll(async () => {
    await app.close();
    await erp.close();
    mailer.close();
    await smtp.close();
    await place.remove();
  });

  /** Reads all pages of one part. */
  async function readPart(browser: Browser, part: AccountDataPart): Promise<unknown[]> {
    const rows: unknown[] = [];
    for (let from: number | undefined = 0; from !== undefined;) {
      const answer = await browser.get(`/account/data?part=${part}&from=${from}`);
      expect(answer.statusCode).toBe(200);
      const page: v.InferOutput<typeof accountDataSchema> = v.parse(accountDataSchema, answer.json());
      rows.push(...page.rows);
      from = page.next;
    }
    return rows;
  }

  /** Texts, sorted, that `insertRows` wrote for this account and that are in the dump. */
  const listMarks = (text: string, code: string): string[] =>
    [...text.matchAll(/"([\w.’ ]+) of (WEB-\w+)"/g)]
      .flatMap(([, name = '', whose]) => (whose === code ? [name] : []))
      .sort();

  const remove = (browser: Browser, secret = password, language = 'es') =>
    browser.send('POST', '/api/shop/account/deletion', { password: secret, language });

  /** A row in every table with personal data. Each text names its table, its column and its owner. */
  async function insertRows(code: string, email: string, age = '40 days'): Promise<void> {
    const at = sql`now() - ${age}::interval`;
    const mark = (name: string) => `${name} of ${code}`;
    const address = JSON.stringify({
      firstName: mark('addresses.content.firstName'),
      phone: mark('addresses.content.phone'),
    });
    const order = JSON.stringify({
      customerName: mark('orders.content.customerName'),
      customerEmail: email,
      shippingAddress: { address1: mark('orders.content.shippingAddress') },
      billingAddress: { phone: mark('orders.content.billingAddress') },
      total: 1_234,
      lines: [{ sku: mark('orders.content.lines') }],
    });
    const statements = [
      sql`insert into addresses (id, customer_code, is_default, content)
        values (${mark('id')}, ${code}, false, ${address}::jsonb)`,
      sql`insert into garage_vehicles (account_code, vehicle_id, added_at) values (${code}, 10112, ${at})`,
      sql`insert into reviews (id, sku, account_code, author, rating, content, created_at)
        values (${mark('id')}, ${mark('reviews.sku')}, ${code}, ${mark('reviews.author')}, 4, ${mark('reviews.content')}, ${at})`,
      sql`insert into contact_messages (idempotency_key, request_hash, account_code, name, email, phone, subject, message, created_at)
        values (${mark('key')}, '', ${code}, ${mark('contact_messages.name')}, ${mark('contact_messages.email')}, ${mark('contact_messages.phone')}, ${mark('contact_messages.subject')}, ${mark('contact_messages.message')}, ${at})`,
      sql`insert into contact_messages (idempotency_key, request_hash, account_code, name, email, phone, subject, message, created_at)
        values (${mark('guest key')}, '', null, '', ${email.toUpperCase()}, '', '', ${mark('a guest’s message')}, ${at})`,
      sql`insert into orders (id, token, account_code, idempotency_key, request_hash, customer_code, content, notes, created_at)
        values (${mark('id')}, ${mark('token')}, ${code}, ${mark('key')}, ${mark('orders.request_hash')}, ${code}, ${order}::jsonb, ${mark('orders.notes')}, ${at})`,
      sql`insert into quotations (id, token_hash, account_code, idempotency_key, request_hash, customer_code, content, created_at, valid_until)
        values (${mark('id')}, ${mark('hash')}, ${code}, ${mark('key')}, '', ${code}, ${JSON.stringify({ notes: mark('quotations.content') })}::jsonb, ${at}, ${at})`,
      sql`insert into password_changes (account_code, changed_at) values (${code}, ${at}) on conflict do nothing`,
    ];
    for (const statement of statements) await db.execute(statement);
  }

  /** The whole contents of the database, as text. */
  async function dump(): Promise<string> {
    const rows = await Promise.all(
      tables
        .filter((table) => !impersonal.test(getTableName(table)))
        .map(async (table) => JSON.stringify([getTableName(table), await db.select().from(table)])),
    );
    return rows.join('\n');
  }

  it('are exported with every column that is not withheld, and without other accounts’ rows', async () => {
    const owner = await startAsGuest(app);
    const code = await createOwnAccount(owner);
    const other = await createOwnAccount(await startAsGuest(app), 'otra@example.ec');
    await verifyOwnAccounts(database);
    await insertRows(code, ownEmail);
    await insertRows(other, 'otra@example.ec');
    const parts = new Map<string, unknown[]>();
    for (const part of accountDataParts) parts.set(part, await readPart(owner, part));
    const text = JSON.stringify([...parts]);
    expect(text).not.toContain(other);
    expect(text).toContain(`a guest’s message of ${code}`);
    expect(text).not.toMatch(/password_?hash|scrypt|xsrf|token/i);
    for (const table of tables) {
      const name = getTableName(table);
      const entry = accountDataTables[name];
      if (!entry || 'reason' in entry) continue;
      const [row = {}] = (parts.get(entry.part) ?? []) as Record<string, unknown>[];
      const [stored] = await db
        .select()
        .from(table)
        .where(sql`to_jsonb(${table})::text like ${`%${code}%`}`)
        .limit(1);
      for (const [property, { name: column }] of Object.entries(getTableColumns(table))) {
        if (withheld[name]?.includes(column)) continue;
        const value: unknown = Reflect.get(stored ?? {}, property);
        // the contents of an order are handed out field by field
        const wanted = typeof value === 'object' && name === 'orders' ? Object.values(value ?? {}) : [value];
        for (const one of wanted)
          expect([name, column, JSON.stringify(row)]).toEqual([
            name,
            column,
            expect.stringContaining(JSON.stringify(one)),
          ]);
      }
    }
  });

  it('are exported in pages that contain each row once', async () => {
    const owner = await startAsGuest(app);
    const code = await createOwnAccount(owner);
    await db.execute(sql`
      insert into reviews (id, sku, account_code, author, rating, content, created_at)
      select 'r' || n, 'sku ' || n, ${code}, '', 5, '', now() + n * interval '1 second' from generate_series(1, 230) n`);
    // not only the orders of an answer are limited, but also their lines
    await db.execute(sql`
      insert into orders (id, token, account_code, idempotency_key, request_hash, customer_code, content, notes, created_at)
      select 'o' || n, 't' || n, ${code}, 'k' || n, '', ${code},
        jsonb_build_object('total', n, 'lines', (select jsonb_agg(i) from generate_series(1, 1000) i)), '', now()
      from generate_series(1, 12) n`);
    const reviews = await readPart(owner, 'reviews');
    expect(reviews.map((row) => Reflect.get(Object(row) as object, 'sku'))).toEqual(
      Array.from({ length: 230 }, (_, at) => `sku ${at + 1}`),
    );
    const first = await owner.get('/account/data?part=orders');
    expect(v.parse(accountDataSchema, first.json())).toMatchObject({ rows: { length: 5 }, next: 5 });
    const orders = await readPart(owner, 'orders');
    expect(orders.map((row) => Reflect.get(Object(row) as object, 'total'))).toEqual(
      Array.from({ length: 12 }, (_, at) => at + 1),
    );
  });

  it('include no message that was sent with an unverified e-mail', async () => {
    const owner = await startAsGuest(app);
    const code = await createOwnAccount(owner);
    await insertRows(code, ownEmail);
    expect(JSON.stringify(await readPart(owner, 'messages'))).not.toContain('a guest’s message');
    expect((await remove(owner)).statusCode).toBe(204);
    expect(await dump()).toContain('a guest’s message');
  });

  it('are exported to customers and sellers of the ERP, too', async () => {
    const customer = await signInAt(app, customerEmail);
    const seller = await signInAt(app, sellerEmail);
    await seller.select('C0001');
    const order = { customerName: 'Taller', total: 5, lines: [] };
    await db.execute(sql`
      insert into orders (id, token, account_code, idempotency_key, request_hash, customer_code, seller_code, content, notes, created_at)
      values ('1', '1', 'V001', '1', '', 'C0001', 'V001', ${JSON.stringify(order)}::jsonb, 'nota', now())`);
    expect(await readPart(customer, 'account')).toMatchObject([{ code: 'C0001', email: customerEmail }]);
    expect(await readPart(customer, 'orders')).toMatchObject([{ placedBy: 'V001', notes: 'nota' }]);
    expect(await readPart(seller, 'account')).toMatchObject([{ code: 'V001', email: sellerEmail }]);
    expect(await readPart(seller, 'orders')).toEqual([]);
    expect(await readPart(seller, 'ordersForCustomers')).toEqual([
      expect.objectContaining({ customerCode: 'C0001', total: 5 }),
    ]);
    expect(await readPart(seller, 'sessions')).toContainEqual(
      expect.objectContaining({ servedCustomer: 'C0001' }),
    );
  });

  it('are deleted with the account, except orders, which keep the fields of an invoice', async () => {
    const owner = await startAsGuest(app);
    const code = await createOwnAccount(owner);
    const elsewhere = await signInAt(app, ownEmail);
    const other = await createOwnAccount(await startAsGuest(app), 'otra@example.ec');
    await verifyOwnAccounts(database);
    await insertRows(code, ownEmail);
    await insertRows(other, 'otra@example.ec');
    const before = await dump();
    const answer = await remove(owner);
    expect([answer.statusCode, answer.body, answer.headers['clear-site-data']]).toEqual([204, '', '"cache"']);
    expect(owner.cookies.has('session')).toBe(false);
    expect((await elsewhere.get('/garage')).statusCode).toBe(401);
    expect((await (await startAsGuest(app)).signIn(ownEmail)).json()).toMatchObject({
      message: { response: [{ salida: 'ERROR' }] },
    });
    const left = await dump();
    expect(left.toLowerCase()).not.toContain(ownEmail);
    expect(listMarks(left, code)).toEqual([
      'id',
      'id',
      'key',
      'orders.content.customerName',
      'orders.content.lines',
      'reviews.content',
      'reviews.sku',
      'token',
    ]);
    expect(listMarks(left, other)).toEqual(listMarks(before, other));
    const [order] = await db
      .select()
      .from(schema.orders)
      .where(sql`customer_code = ${code}`);
    expect(order).toMatchObject({
      notes: '',
      content: { total: 1_234, customerEmail: '', shippingAddress: null, billingAddress: null },
    });
    await smtp.waitFor(1);
    expect(smtp.mails[0]).toMatchObject({ to: [ownEmail] });
    expect(smtp.mails[0]?.raw).toMatch(/Subject: .*Su_cuenta_en_Repuestos_Andina_se_elimin/);
    // the e-mail is free again, and the new account has no data of the old one
    const again = await startAsGuest(app);
    expect(await createOwnAccount(again)).not.toBe(code);
    expect(await readPart(again, 'orders')).toEqual([]);
  });

  it('are not deleted when the password is wrong', async () => {
    const owner = await startAsGuest(app);
    const code = await createOwnAccount(owner);
    await insertRows(code, ownEmail);
    const before = await dump();
    expect(readProblem(await remove(owner, 'wrong-password')).code).toBe('AUTH_WRONG_PASSWORD');
    expect(await dump()).toBe(before);
    expect((await owner.get('/garage')).statusCode).toBe(200);
    expect(smtp.mails).toEqual([]);
  });

  it('are not deleted when the account belongs to the ERP', async () => {
    const customer = await signInAt(app, customerEmail);
    expect(readProblem(await remove(customer)).code).toBe('NOT_FOUND');
    const seller = await signInAt(app, sellerEmail);
    expect(readProblem(await remove(seller)).code).toBe('FORBIDDEN');
  });

  it('stay in an order until it is delivered and handed over to the ERP', async () => {
    const owner = await startAsGuest(app);
    const code = await createOwnAccount(owner);
    await insertRows(code, ownEmail, '29 days');
    const other = await createOwnAccount(await startAsGuest(app), 'otra@example.ec');
    await insertRows(other, 'otra@example.ec', '29 days');
    expect((await remove(owner)).statusCode).toBe(204);
    const readStreets = async () => {
      const rows = await db.select().from(schema.orders).orderBy(schema.orders.number);
      return rows.map(({ content, notes }) => [content.shippingAddress !== null, notes !== '']);
    };
    const whole = [true, true];
    expect(await readStreets()).toEqual([whole, whole]);
    // written by a request that was in progress
    await db.execute(
      sql`insert into garage_vehicles (account_code, vehicle_id, added_at) values (${code}, 10113, now())`,
    );
    await db.execute(sql`update orders set created_at = now() - interval '31 days'`);
    await db.execute(
      sql`insert into outbox (order_id, due_at) select id, now() from orders where customer_code = ${code}`,
    );
    await deleteExpired(database);
    expect(await readStreets()).toEqual([whole, whole]);
    await db.execute(sql`update outbox set sent_at = now()`);
    await deleteExpired(database);
    expect(await readStreets()).toEqual([[false, false], whole]);
    expect(await db.select({ code: schema.garageVehicles.accountCode }).from(schema.garageVehicles)).toEqual([
      { code: other },
    ]);
  });
});
