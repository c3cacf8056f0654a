/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import { makeApp } from '../testing/service';
import type { Database, LazyDatabase } from './lazyDatabase';
import { retentions } from './retention';
import * as schema from './schema';

jest.setTimeout(60_000);

/**
 * Tables that nothing is deleted from, each with its reason. The tables of the catalogue, the vehicles and the articles
 * contain no personal data.
 */
const keptTables = {
  accounts: 'until its person deletes it',
  addresses: 'as long as the account',
  garage_vehicles: 'as long as the account',
  reviews: 'public, as long as the product; without its author once the account is deleted',
  seller_customers: 'the ERP’s, exchanged at each sign-in of the seller',
  outbox: 'as long as the order',
  uploaded_pictures: 'until the office deletes the picture',
};
const impersonal = /^(catalogue_|vehicles$|vin_patterns$|seeds$|brands$|posts$|page_state$|running_copies$)/;

test('every table has a retention period, or a reason for none, and is listed in docs/security.md', () => {
  const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []));
  const ended = retentions.map(({ table }) => getTableName(table));
  const known = [...ended, ...Object.keys(keptTables)];
  expect(tables.filter((name) => !impersonal.test(name)).sort()).toEqual(known.sort());
  const document = readFileSync(path.join(__dirname, '../../docs/security.md'), 'utf8');
  for (const { table, keeps } of retentions)
    expect(document.replaceAll(/ +/g, ' ')).toContain(`| \`${getTableName(table)}\` | ${keeps} |`);
});

describeOnEngines('retention', (engine) => {
  let place: Place;
  let database: LazyDatabase;
  let db: Database;
  beforeEach(async () => {
    place = await makePlace(engine);
    database = place.open();
    db = await database.get();
  });
  afterEach(() => place.remove());

  const insertRows = async (name: string, age: string): Promise<void> => {
    const at = sql`now() - ${age}::interval`;
    const account = `WEB-${name}`;
    const statements = [
      sql`insert into accounts (code, email, password_hash, created_at) values (${account}, ${name}, '', ${at})`,
      sql`insert into sessions (id, account_code, account, xsrf, created_at, last_seen_at, expires_at)
        values (${name}, ${account}, '{}', ${name}, ${at}, ${at}, now() + interval '1 day')`,
      sql`insert into password_changes (account_code, changed_at) values (${account}, ${at})`,
      sql`insert into password_resets (account_code, code_hash, attempts, created_at, expires_at)
        values (${account}, '', 0, ${at}, ${at})`,
      sql`insert into email_verifications (account_code, code_hash, attempts, created_at, expires_at)
        values (${account}, '', 0, ${at}, ${at})`,
      sql`insert into rate_limits (key, attempts, ready_at, expires_at)
        values (${name}, 1, ${at}, ${at} + interval '2 hours')`,
      sql`insert into contact_messages (idempotency_key, request_hash, name, email, phone, subject, message, created_at)
        values (${name}, '', '', '', '', '', '', ${at})`,
      sql`insert into orders (id, token, account_code, idempotency_key, request_hash, customer_code, content, notes, created_at)
        values (${name}, ${name}, ${account}, ${name}, '', ${account}, '{}', '', ${at})`,
      sql`insert into quotations (id, token_hash, account_code, idempotency_key, request_hash, customer_code, content, created_at, valid_until)
        values (${name}, ${name}, ${account}, ${name}, '', ${account}, '{}', ${at}, ${at})`,
      sql`insert into outbox (order_id, due_at) values (${name}, ${at})`,
      sql`insert into stock_holds (order_id, sku, quantity, erp_quantity, ends_at)
        values (${name}, 'A-1', 1, 1, ${at} + interval '2 hours')`,
      sql`insert into office_sessions (id, name, account_hash, created_at, expires_at)
        values (${name}, 'ana', '', ${at}, ${at} + interval '8 hours')`,
      sql`insert into office_log (name, action, subject, created_at) values ('ana', 'messageAnswer', ${name}, ${at})`,
      sql`insert into office_versions (kind, slug, content, name, created_at) values ('brand', ${name}, '{}', 'ana', ${at})`,
    ];
    for (const statement of statements) await db.execute(statement);
  };
  const countRows = async (): Promise<Record<string, number>> => {
    const counts: Record<string, number> = {};
    for (const { table } of retentions) counts[getTableName(table)] = await db.$count(table);
    counts['outbox'] = await db.$count(schema.outbox);
    counts['accounts'] = await db.$count(schema.ownAccounts);
    return counts;
  };

  it('deletes expired rows when the service starts, and nothing else', async () => {
    for (const [name, age] of [
      ['old', '8 years'],
      ['year', '400 days'],
      ['new', '1 hour'],
    ] as const)
      await insertRows(name, age);
    const kept = { get: () => database.get(), close: () => Promise.resolve() };
    const app = await makeApp({ url: 'http://127.0.0.1:9' }, { database: kept });
    await app.listen({ host: '127.0.0.1', port: 0 });
    // waits for the deletions at the start
    await app.close();
    expect(await countRows()).toEqual({
      sessions: 1,
      password_changes: 1,
      password_resets: 1,
      email_verifications: 1,
      office_sessions: 1,
      office_log: 2,
      office_versions: 2,
      rate_limits: 1,
      contact_messages: 2,
      stock_holds: 1,
      quotations: 1,
      orders: 2,
      outbox: 2,
      accounts: 3,
    });
  });
});
