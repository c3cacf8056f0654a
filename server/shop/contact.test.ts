/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { contactAnswerSchema } from '@/shop/contentSchemas';
import type { LazyDatabase } from '../db/lazyDatabase';
import { contactMessages, rateLimits } from '../db/schema';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { readProblem, type Browser } from '../testing/browser';
import { startDatabaseAndErp, type DatabaseAndErp } from '../testing/databaseAndErp';
import { describeOnEngines } from '../testing/engines';
import { someMessage } from '../testing/requests';
import { customerEmail, startAsGuest, makeApp, signInAt } from '../testing/service';

jest.setTimeout(60_000);

const send = (browser: Browser, body: unknown = someMessage, key = 'key-0001') =>
  browser.send('POST', '/api/shop/contact', body, { 'idempotency-key': key });

describeOnEngines('messages to the shop', (engine) => {
  let running: DatabaseAndErp;
  let database: LazyDatabase;
  let erp: EmbeddedErp;
  let app: FastifyInstance;

  beforeAll(async () => {
    running = await startDatabaseAndErp(engine);
    ({ database, erp } = running);
  });

  const start = async (messages = 10_000) => {
    app = await makeApp(erp, {
      database: { get: () => database.get(), close: () => Promise.resolve() },
      now: () => new Date('2026-11-21T15:00:00Z'),
      attempts: { messages, perAccount: 10_000, perAddress: 10_000 },
    });
  };

  beforeEach(async () => {
    await (await database.get()).execute(sql`truncate contact_messages restart identity`);
    await start();
  });

  afterEach(() => app.close());

  afterAll(() => running.stop());

  const kept = async () => (await database.get()).select().from(contactMessages);
  const numberIn = (answer: { json: () => unknown }) => v.parse(contactAnswerSchema, answer.json()).number;

  it('are stored without outer blanks and marks of text direction, and get a number', async () => {
    const answer = await send(await startAsGuest(app), {
      ...someMessage,
      name: '  Ana Pérez ',
      message: '¿Cuándo\nllega?\u202e',
    });
    expect([answer.statusCode, numberIn(answer)]).toEqual([201, 'M-00001']);
    expect(await kept()).toMatchObject([
      { ...someMessage, message: '¿Cuándo\nllega?', accountCode: null, number: 1 },
    ]);
  });

  it('contain the account of a signed-in sender', async () => {
    await send(await signInAt(app, customerEmail));
    expect(await kept()).toMatchObject([{ accountCode: 'C0001' }]);
  });

  it('sent twice are stored once, at the same time or one after the other', async () => {
    const guest = await startAsGuest(app);
    const answers = await Promise.all([send(guest), send(guest), send(guest)]);
    answers.push(await send(guest));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(numberIn)).size).toBe(1);
    expect(await kept()).toHaveLength(1);
  });

  it('sent with the key of another message are refused', async () => {
    const guest = await startAsGuest(app);
    await send(guest);
    const answer = readProblem(await send(guest, { ...someMessage, subject: 'Otro' }));
    expect(answer).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await kept()).toHaveLength(1);
  });

  it('are refused with the names of their invalid fields', async () => {
    const guest = await startAsGuest(app);
    const wrong = { name: ' ', email: 'ana@', phone: '9'.repeat(41), subject: '', message: '\n' };
    expect(readProblem(await send(guest, wrong))).toMatchObject({
      code: 'BAD_REQUEST',
      fields: ['name', 'email', 'phone', 'subject', 'message'],
    });
    const answer = await send(guest, { ...someMessage, phone: '', message: 'x'.repeat(4_001) });
    expect(readProblem(answer).fields).toEqual(['message']);
    expect(readProblem(await send(guest, someMessage, 'short')).fields).toEqual(['idempotency-key']);
    expect(await kept()).toEqual([]);
  });

  it('are refused without an XSRF token', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/shop/contact',
      payload: someMessage,
      headers: { 'idempotency-key': 'key-0001' },
    });
    expect(readProblem(answer).code).toBe('XSRF_REQUIRED');
  });

  it('are limited per hour, and a repeated message counts once', async () => {
    await app.close();
    await start(2);
    await (await database.get()).delete(rateLimits);
    const guest = await startAsGuest(app);
    for (let again = 0; again < 5; again += 1) expect((await send(guest)).statusCode).toBe(201);
    expect((await send(guest, someMessage, 'key-0002')).statusCode).toBe(201);
    const refused = await send(guest, someMessage, 'key-0003');
    expect(readProblem(refused).code).toBe('RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(guest)).statusCode).toBe(201);
  });
});
