/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { sql } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { scryptSync } from 'node:crypto';
import * as v from 'valibot';
import { parseAccountRow, accountRow } from '@/erp/rows/account';
import { applyDiscount, sumTotals } from '@/shared/money';
import { orderAnswerSchema, ordersAnswerSchema, reviewAnswerSchema, sessionSchema } from '@/shop/schemas';
import type { LazyDatabase } from '../db/lazyDatabase';
import { ownAccounts } from '../db/schema';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { createOwnAccount, ownEmail, password, signUp, verifyOwnAccounts } from '../testing/testUsers';
import { readProblem, readRows, type Browser } from '../testing/browser';
import { makeAddressStore } from '../shop/addressStore';
import { describeOnEngines, makePlace, usualEngine, type Place } from '../testing/engines';
import { someAddress, someOrder } from '../testing/requests';
import { customerEmail, startAsGuest, makeApp, sellerEmail, signInAt, startErp } from '../testing/service';
import { waitUntil } from '../testing/waitUntil';
import { hashesAtOnce } from './hashesAtOnce';
import { maxPlaces, places, workedOnAtOnce } from './passwordGate';
import { makePasswords, defaultScryptCost, type Derive } from './passwords';

jest.setTimeout(60_000);

const refused = [{ salida: 'ERROR' }];

describeOnEngines('an own account', (engine) => {
  let place: Place;
  let database: LazyDatabase;
  let erp: EmbeddedErp;
  let app: FastifyInstance;
  /** Cost parameters of each password that was hashed. */
  let hashed: string[];

  const derive: Derive = (secret, salt, length, { N = 0, r = 0, p = 0 }) => {
    hashed.push(`${N} ${r} ${p}`);
    return Promise.resolve(scryptSync(secret, salt, length, { N: 16, r, p }));
  };

  const copy = (more: Partial<Parameters<typeof makeApp>[1]> = {}): Promise<FastifyInstance> =>
    makeApp(erp, {
      database: { get: () => database.get(), close: () => Promise.resolve() },
      passwords: makePasswords(defaultScryptCost, derive),
      ...more,
    });

  beforeAll(async () => {
    place = await makePlace(engine);
    database = place.open();
    erp = await startErp();
  });

  afterAll(async () => {
    await erp.close();
    await database.close();
    await place.remove();
  });

  beforeEach(async () => {
    const db = await database.get();
    for (const table of ['sessions', 'accounts', 'addresses', 'orders', 'password_changes', 'rate_limits'])
      await db.execute(sql.raw(`delete from ${table}`));
    hashed = [];
    erp.reset();
    app = await copy();
  });

  afterEach(() => app.close());

  const accountOf = async (browser: Browser) =>
    v.parse(sessionSchema, (await browser.get('/session')).json()).account;

  describe('signing up', () => {
    it('creates a customer at list prices, who is signed in at once', async () => {
      const guest = await startAsGuest(app);
      const before = guest.cookies.get('XSRF-TOKEN');
      const answer = await signUp(guest, ' Propia@Example.EC ');
      expect(answer.statusCode).toBe(201);
      const { account, customer } = v.parse(sessionSchema, answer.json());
      expect(account).toEqual({
        role: 'customer',
        code: expect.stringMatching(/^WEB-[2-9A-HJ-NP-Z]{10}$/) as string,
        email: ownEmail,
        name: ownEmail,
        tradeName: '',
        phone: '',
        discount: 0,
        level: 2,
      });
      expect(customer).toBeNull();
      expect(guest.cookies.get('XSRF-TOKEN')).not.toBe(before);
      expect(await accountOf(guest)).toEqual(account);
      expect((await guest.get('/orders')).statusCode).toBe(200);
    });

    it('keeps the password as a hash with its cost parameters', async () => {
      await createOwnAccount(await startAsGuest(app));
      const [row] = await (await database.get()).select().from(ownAccounts);
      expect(row?.passwordHash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
      expect(JSON.stringify(row)).not.toContain(password);
    });

    it.each([
      '',
      'ana',
      'ana@',
      '@example.ec',
      'ana@-example',
      'ana example@example.ec',
      `${'a'.repeat(250)}@x.ec`,
    ])('does not accept %j as an e-mail', async (email) => {
      expect(readProblem(await signUp(await startAsGuest(app), email))).toMatchObject({
        status: 400,
        code: 'AUTH_INVALID_EMAIL',
      });
    });

    it('accepts a password of six characters, and not of five', async () => {
      const guest = await startAsGuest(app);
      expect(readProblem(await signUp(guest, ownEmail, '12345'))).toMatchObject({
        status: 400,
        code: 'AUTH_WEAK_PASSWORD',
      });
      expect(readProblem(await signUp(guest, ownEmail, '123456')).code).toBe('AUTH_WEAK_PASSWORD');
      expect((await signUp(guest, ownEmail, 'kj4t9q')).statusCode).toBe(201);
    });

    it.each([ownEmail, ownEmail.toUpperCase(), ` ${ownEmail}`, customerEmail, sellerEmail.toUpperCase()])(
      'does not accept the e-mail %j, which already has an account',
      async (email) => {
        await createOwnAccount(await startAsGuest(app));
        const guest = await startAsGuest(app);
        expect(readProblem(await signUp(guest, email))).toMatchObject({
          status: 400,
          code: 'AUTH_EMAIL_ALREADY_IN_USE',
        });
        expect(await accountOf(guest)).toBeNull();
      },
    );

    it('creates one account for many simultaneous requests', async () => {
      const other = await copy();
      const guests = await Promise.all(
        Array.from({ length: 10 }, (_, turn) => startAsGuest(turn % 2 ? app : other)),
      );
      const answers = await Promise.all(guests.map((guest) => signUp(guest, ownEmail)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
        201,
        ...Array<number>(9).fill(400),
      ]);
      await other.close();
    });

    it('creates no account while the ERP cannot say whether it knows the e-mail', async () => {
      erp.misbehave('error500', ['getPedidos']);
      const guest = await startAsGuest(app);
      expect(readProblem(await signUp(guest, ownEmail)).code).toBe('ERP_UNAVAILABLE');
      erp.misbehave(null);
      expect((await signUp(guest, ownEmail)).statusCode).toBe(201);
    });

    it('is limited for each network address, and refused attempts count', async () => {
      const limited = await copy({ attempts: { signUps: 2 } });
      const guest = await startAsGuest(limited);
      expect(readProblem(await signUp(guest, customerEmail)).status).toBe(400);
      expect(readProblem(await signUp(guest, 'nobody')).status).toBe(400);
      const answer = await signUp(guest, ownEmail);
      expect(readProblem(answer)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      await limited.close();
    });
  });

  describe('signing in', () => {
    it('is answered like the sign-in of an account of the ERP', async () => {
      const code = await createOwnAccount(await startAsGuest(app));
      const guest = await startAsGuest(app);
      const rows = readRows(await guest.signIn(` ${ownEmail.toUpperCase()} `));
      expect(rows).toHaveLength(1);
      const account = parseAccountRow(v.parse(accountRow, rows[0]));
      expect(account).toMatchObject({ role: 'customer', code, email: ownEmail, level: 2, discount: 0 });
      expect(await accountOf(guest)).toEqual(account);
    });

    it('is still possible after a restart of the service', async () => {
      await createOwnAccount(await startAsGuest(app));
      await app.close();
      app = await copy();
      expect((await accountOf(await signInAt(app, ownEmail)))?.email).toBe(ownEmail);
    });

    it('accepts an ñ in either Unicode form', async () => {
      await signUp(await startAsGuest(app), ownEmail, 'contrase\u00f1a');
      expect(readRows(await (await startAsGuest(app)).signIn(ownEmail, 'contrasen\u0303a'))).toMatchObject([
        { salida: 'OK' },
      ]);
    });

    it('opens the ERP’s account when the ERP and the shop both have an account with the e-mail', async () => {
      const db = await database.get();
      const passwordHash = await makePasswords(defaultScryptCost, derive).hash('demo1234');
      await db
        .insert(ownAccounts)
        .values({ code: 'WEB-OLD', email: customerEmail, passwordHash, createdAt: new Date(0) });
      expect((await accountOf(await signInAt(app, customerEmail)))?.code).toBe('C0001');
    });

    it('with a wrong password gets the same answer after the same work, whether or not the account exists', async () => {
      await createOwnAccount(await startAsGuest(app));
      const guest = await startAsGuest(app);
      const refusals = [];
      for (const [user, secret] of [
        [ownEmail, 'wrong-one'],
        [customerEmail, 'wrong-one'],
        ['nadie@example.ec', password],
        ['not even an e-mail', ''.padEnd(400, 'x')],
      ] as const) {
        hashed = [];
        const before = erp.requests().getLoginIn ?? 0;
        const answer = await guest.signIn(user, secret);
        expect(readRows(answer)).toEqual(refused);
        const { date: _date, 'x-request-id': _id, ...headers } = answer.headers;
        refusals.push({
          hashed,
          asked: (erp.requests().getLoginIn ?? 0) - before,
          body: answer.body,
          headers,
        });
      }
      expect(refusals).toEqual(Array(4).fill(refusals[0]));
      expect(refusals[0]).toMatchObject({ hashed: ['32768 8 3'], asked: 1 });
      expect(guest.cookies.has('session')).toBe(false);
    });
  });

  describe('changing its password', () => {
    it('requires the current password, and a new password of six characters', async () => {
      await createOwnAccount(await startAsGuest(app));
      const customer = await signInAt(app, ownEmail);
      const wrong = await customer.erp('getChangePassword', { password: 'new-secret', actual: 'wrong' });
      expect(readRows(wrong)).toEqual(refused);
      const weak = await customer.erp('getChangePassword', { password: '12345', actual: password });
      expect(readProblem(weak)).toMatchObject({ status: 400, code: 'AUTH_WEAK_PASSWORD' });
      expect((await startAsGuest(app).then((guest) => guest.signIn(ownEmail))).body).toContain('OK');
    });

    it('takes effect at once, ends the account’s other sessions, and does not reach the ERP', async () => {
      await createOwnAccount(await startAsGuest(app));
      const customer = await signInAt(app, ownEmail);
      const elsewhere = await signInAt(app, ownEmail);
      const before = erp.requests();
      const changed = await customer.erp('getChangePassword', { password: 'new-secret', actual: password });
      expect(readRows(changed)).toEqual([{ salida: 'OK' }]);
      expect(erp.requests()).toEqual(before);
      expect(await accountOf(customer)).not.toBeNull();
      expect(await accountOf(elsewhere)).toBeNull();
      const guest = await startAsGuest(app);
      expect(readRows(await guest.signIn(ownEmail))).toEqual(refused);
      expect(readRows(await guest.signIn(ownEmail, 'new-secret'))).toMatchObject([{ salida: 'OK' }]);
    });
  });

  describe('a password that is changed during a sign-in', () => {
    /** Starts a proxy to the ERP that holds back the answer to a sign-in until the test releases it. */
    async function slowErp() {
      let letGo = () => {};
      let said = () => {};
      const isSaid = new Promise<void>((resolve) => (said = resolve));
      const way = new Promise<void>((resolve) => (letGo = resolve));
      const line = fastify();
      line.post<{ Params: { call: string } }>('/api/dtierp/wsdti/:call', async ({ params, body }) => {
        const answer = await fetch(`${erp.url}/api/dtierp/wsdti/${params.call}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        const rows: unknown = await answer.json();
        said();
        await way;
        return rows;
      });
      return {
        url: await line.listen({ host: '127.0.0.1', port: 0 }),
        isSaid,
        letGo,
        close: () => line.close(),
      };
    }

    it.each([ownEmail, customerEmail])('opens no session for %s, and counts as wrong', async (email) => {
      if (email === ownEmail) await createOwnAccount(await startAsGuest(app));
      const owner = await signInAt(app, email);
      const slow = await slowErp();
      const other = await makeApp(slow, {
        database: { get: () => database.get(), close: () => Promise.resolve() },
        passwords: makePasswords(defaultScryptCost, derive),
      });
      const thief = await startAsGuest(other);
      hashed = [];
      const signingIn = thief.signIn(email);
      await slow.isSaid;
      // the old password has also been compared with an own account's hash
      while (hashed.length === 0) await new Promise((resolve) => setImmediate(resolve));
      const change = { password: 'new-secret', actual: password };
      expect(readRows(await owner.erp('getChangePassword', change))).toEqual([{ salida: 'OK' }]);
      slow.letGo();
      expect(readRows(await signingIn)).toEqual(refused);
      expect(await accountOf(thief)).toBeNull();
      expect(await accountOf(owner)).not.toBeNull();
      expect(readRows(await thief.signIn(email, 'new-secret'))[0]).toMatchObject({ salida: 'OK' });
      await other.close();
      await slow.close();
    });
  });

  it('has no data in the ERP, even when the ERP knows its e-mail', async () => {
    const db = await database.get();
    const passwordHash = await makePasswords(defaultScryptCost, derive).hash('a-secret');
    await db
      .insert(ownAccounts)
      .values({ code: 'WEB-OLD', email: customerEmail, passwordHash, createdAt: new Date(0) });
    const customer = await startAsGuest(app);
    await customer.signIn(customerEmail, 'a-secret');
    expect((await accountOf(customer))?.code).toBe('WEB-OLD');
    const before = erp.requests();
    for (const call of ['getSucursales', 'getEstadoCuentaxId', 'getPedidos'])
      expect([call, readRows(await customer.erp(call))]).toEqual([call, []]);
    expect(readProblem(await customer.erp('getPedidoId', { pedido: '10001' })).code).toBe('NOT_FOUND');
    expect(readProblem(await customer.erp('getSucursalesxId', { id: 'C0001-1' })).code).toBe('NOT_FOUND');
    expect(erp.requests()).toEqual(before);
  });

  it('orders at list prices without credit, and finds its own orders', async () => {
    const code = await createOwnAccount(await startAsGuest(app));
    await verifyOwnAccounts(database);
    const customer = await signInAt(app, ownEmail);
    const [row] = readRows(await customer.erp('getProducto', { codigo: 'FRE-PD-1042', nivelComercial: 2 }));
    const unitPrice = applyDiscount(Math.round(Number(row?.['precio_siniva']) * 100), 0);
    const lines = [{ ...someOrder.lines[0]!, unitPrice }];
    const order = { ...someOrder, lines, total: sumTotals(lines, '2025-06-15').total };
    const place = (asked: unknown) =>
      customer.send('POST', '/api/shop/orders', asked, { 'idempotency-key': 'key-0001' });
    expect((await place({ ...order, payment: 'credit' })).json()).toMatchObject({
      code: 'BAD_REQUEST',
      fields: ['payment'],
    });
    const placed = v.parse(orderAnswerSchema, (await place(order)).json()).order;
    expect(placed).toMatchObject({ customerCode: code, customerEmail: ownEmail, sellerCode: null });
    expect(v.parse(ordersAnswerSchema, (await customer.get('/orders')).json()).orders).toEqual([placed]);
  });

  it('takes its name from its default address as soon as it has one, in every session and at the next sign-in', async () => {
    await createOwnAccount(await startAsGuest(app));
    const customer = await signInAt(app, ownEmail);
    const elsewhere = await signInAt(app, ownEmail);
    await customer.send('POST', '/api/shop/addresses', someAddress);
    await customer.send('POST', '/api/shop/addresses', {
      ...someAddress,
      firstName: 'Eva',
      isDefault: true,
    });
    for (const browser of [customer, elsewhere, await signInAt(app, ownEmail)])
      expect(await accountOf(browser)).toMatchObject({ name: 'Eva Pérez', phone: '099 000 0000' });
  });

  it('stores no address when the account cannot be renamed', async () => {
    const code = await createOwnAccount(await startAsGuest(app));
    const { account } = v.parse(
      sessionSchema,
      (await (await signInAt(app, ownEmail)).get('/session')).json(),
    );
    const store = makeAddressStore(database, { rename: () => Promise.reject(new Error('no names today')) });
    await expect(store.add(account!, someAddress)).rejects.toThrow('no names today');
    expect(await store.list(code)).toEqual([]);
  });

  it('does not publish its e-mail with a review', async () => {
    await createOwnAccount(await startAsGuest(app));
    await verifyOwnAccounts(database);
    const customer = await signInAt(app, ownEmail);
    const review = await customer.send('POST', '/api/shop/products/FRE-PD-1042/reviews', {
      rating: 5,
      content: 'Bien',
    });
    expect(v.parse(reviewAnswerSchema, review.json()).review.author).toBe('P.');
  });

  it('is not signed in by an ERP row that has an own account’s code', async () => {
    const seller = { tipoPersona: 'vendedor', correo: 'v@x.ec', razonsocial: 'V', codigo: 'web-1' };
    const rows = [{ salida: 'OK', ...seller, descuento: 0, inv40060id: 2 }];
    const other = fastify();
    other.post('/api/dtierp/wsdti/getLoginIn', () => ({ message: { response: rows } }));
    const url = await other.listen({ host: '127.0.0.1', port: 0 });
    const odd = await makeApp(
      { url },
      { database: { get: () => database.get(), close: () => Promise.resolve() } },
    );
    expect(readProblem(await (await startAsGuest(odd)).signIn('v@x.ec')).code).toBe('ERP_BAD_ANSWER');
    await odd.close();
    await other.close();
  });
});

it('too many passwords at once are refused before hashing, and known browsers of the account still sign in', async () => {
  const erp = await startErp();
  const place = await makePlace(usualEngine);
  const database = place.open();
  let isHeld = false;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const passwords = makePasswords({ ln: 4, r: 8, p: 1 }, async (secret, salt, length, options) => {
    if (isHeld) await released;
    return scryptSync(secret, salt, length, options);
  });
  const app = await makeApp(erp, { database, passwords });
  const owner = await startAsGuest(app);
  await createOwnAccount(owner);
  isHeld = true;
  const flood = await startAsGuest(app);
  const statuses: number[] = [];
  const sent = Array.from({ length: places + 5 }, async (_, at) => {
    const answer = await flood.signIn(`${at}@example.ec`);
    statuses.push(answer.statusCode);
  });
  const reached = () => erp.requests()['getLoginIn'] ?? 0;
  while (statuses.length < 5 || reached() < workedOnAtOnce)
    await new Promise((resolve) => setImmediate(resolve));
  const refusal = await flood.signIn('one-more@example.ec');
  expect([refusal.statusCode, refusal.headers['retry-after']]).toEqual([503, '5']);
  expect((await signUp(flood, 'nueva@example.ec')).statusCode).toBe(503);
  // only the requests that the gate works on have asked the ERP: they wait for their hash, the others for their turn
  expect([statuses, reached()]).toEqual([Array<number>(5).fill(503), workedOnAtOnce]);
  let answeredBefore = Infinity;
  const known = owner.signIn(ownEmail, password).finally(() => (answeredBefore = statuses.length));
  const isAllInside = `shop_passwords_waiting ${places + 1}\n`;
  await waitUntil(async () => (await app.renderMetrics()).includes(isAllInside));
  release();
  expect((await known).json()).toMatchObject({ message: { response: [{ salida: 'OK' }] } });
  await Promise.all(sent);
  expect(statuses.filter((status) => status === 503)).toHaveLength(5);
  // among the waiting requests, a known browser goes first
  expect(answeredBefore).toBeLessThan(places);
  isHeld = false;
  expect((await flood.signIn('one-more@example.ec')).statusCode).toBe(200);
  await app.close();
  await erp.close();
  await place.remove();
});

it('a full queue refuses further passwords, and hashes the waiting ones', async () => {
  const release: (() => void)[] = [];
  const passwords = makePasswords({ ln: 4, r: 8, p: 1 }, async (secret, salt, length, options) => {
    await new Promise<void>((resolve) => release.push(resolve));
    return scryptSync(secret, salt, length, options);
  });
  const maxInQueue = hashesAtOnce + maxPlaces;
  const hashed = Array.from({ length: maxInQueue }, () => passwords.hash('secret'));
  await expect(passwords.hash('one more')).rejects.toMatchObject({ code: 'OVERLOADED', status: 503 });
  const all = Promise.all(hashed);
  let isDone = false;
  void all.finally(() => (isDone = true));
  while (!isDone) {
    release.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await all).toHaveLength(maxInQueue);
});

it('a hash matches only the right password, and hashing leaves one core free', async () => {
  let running = 0;
  let most = 0;
  const passwords = makePasswords({ ln: 4, r: 8, p: 1 }, async (secret, salt, length, options) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return scryptSync(secret, salt, length, options);
  });
  const stored = await passwords.hash('right');
  const answers = await Promise.all(
    ['right', 'wrong', 'Right', 'right', ''].map((secret) => passwords.isRight(secret, stored)),
  );
  expect(answers).toEqual([true, false, false, true, false]);
  expect(await passwords.isRight('right', null)).toBe(false);
  expect(most).toBe(hashesAtOnce);
  // a password that was hashed at an earlier cost is still accepted
  const dearer = makePasswords({ ln: 5, r: 8, p: 2 });
  expect(await dearer.isRight('right', stored)).toBe(true);
  await expect(dearer.isRight('right', 'plain')).rejects.toThrow('not of the form');
});
