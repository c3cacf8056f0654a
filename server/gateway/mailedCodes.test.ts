/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { LazyDatabase } from '../db/lazyDatabase';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { createMailer, type Mailer } from '../mail/mailer';
import { readProblem, type Browser } from '../testing/browser';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import { createTemporaryFolder } from '../testing/folders';
import { customerEmail, makeApp, signInAt, startAsGuest, startErp } from '../testing/service';
import { someOrder } from '../testing/requests';
import { startSmtp } from '../testing/smtp';
import { createOwnAccount, ownEmail, password } from '../testing/testUsers';

jest.setTimeout(60_000);

const next = 'llave inglesa 19';
/** The code in the text of a mail, in Spanish and in English. */
const readCode = (raw: string): string => /(?:digo|code): ([2-9A-HJ-NP-Z]{8})\b/.exec(raw)?.[1] ?? '';

describeOnEngines('a code by mail', (engine) => {
  let place: Place;
  let database: LazyDatabase;
  let erp: EmbeddedErp;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let mailer: Mailer;
  let app: FastifyInstance;
  let time: Date;

  beforeAll(async () => {
    erp = await startErp();
  });
  afterAll(() => erp.close());
  beforeEach(async () => {
    place = await makePlace(engine);
    database = place.open();
    time = new Date('2026-01-15T15:00:00Z');
    smtp = await startSmtp();
    mailer = createMailer({
      smtpUrl: smtp.url,
      from: 'Repuestos <ventas@example.ec>',
      folder: '/nowhere',
      now: () => time,
    });
    app = await makeApp(erp, { database, mailer, now: () => time });
  });
  afterEach(async () => {
    await app.close();
    mailer.close();
    await smtp.close();
    await place.remove();
  });

  const request = (browser: Browser, email = ownEmail, language = 'es') =>
    browser.send('POST', '/api/shop/password-resets', { email, language });
  const confirm = (browser: Browser, code: string, secret = next, email = ownEmail) =>
    browser.send('POST', '/api/shop/password-resets/confirmations', {
      email,
      code,
      password: secret,
      language: 'es',
    });

  /** Signs up, asks for a new password and receives the code. */
  async function forget(): Promise<{ owner: Browser; code: string; browser: Browser }> {
    const owner = await startAsGuest(app);
    await createOwnAccount(owner);
    const browser = await startAsGuest(app);
    const answer = await request(browser, ` ${ownEmail.toUpperCase()} `);
    expect([answer.statusCode, answer.json()]).toEqual([202, { demo: null }]);
    await smtp.waitFor(1);
    return { owner, code: readCode(smtp.mails[0]?.raw ?? ''), browser };
  }

  it('replaces the password once, and ends the account’s other sessions', async () => {
    const { owner, code, browser } = await forget();
    expect(smtp.mails[0]).toMatchObject({ from: 'ventas@example.ec', to: [ownEmail] });
    expect(smtp.mails[0]?.raw).toContain('Sirve una sola vez');

    // the code as people type it from a mail: in lower case, in two parts
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    const answer = await confirm(browser, typed);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ account: { email: ownEmail } });
    expect((await browser.get('/addresses')).statusCode).toBe(200);
    expect((await owner.get('/session')).json()).toMatchObject({ account: null });
    await smtp.waitFor(2);
    expect(smtp.mails[1]?.raw).toContain('se acaba de cambiar');

    const later = await startAsGuest(app);
    expect((await later.signIn(ownEmail, password)).body).toContain('ERROR');
    expect((await later.signIn(ownEmail, next)).body).toContain('OK');
    expect(readProblem(await confirm(later, code)).code).toBe('RESET_CODE_WRONG');
  });

  it('can still be used after a new password was refused as weak', async () => {
    const { code, browser } = await forget();
    expect(readProblem(await confirm(browser, code, '12345678')).code).toBe('AUTH_WEAK_PASSWORD');
    expect((await confirm(browser, code)).statusCode).toBe(200);
  });

  it('is refused after five wrong codes, even if it is the right code', async () => {
    const { code, browser } = await forget();
    const wrong = code.startsWith('A') ? 'BBBBBBBB' : 'AAAAAAAA';
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(readProblem(await confirm(browser, wrong)).code).toBe('RESET_CODE_WRONG');
    expect(readProblem(await confirm(browser, code)).code).toBe('RESET_CODE_WRONG');
  });

  it('is refused when it is half an hour old, or when a newer code replaced it', async () => {
    const { code, browser } = await forget();
    time = new Date(time.getTime() + 60_001);
    await request(browser, ownEmail, 'en');
    await smtp.waitFor(2);
    expect(smtp.mails[1]?.raw).toContain('It works once');
    const newer = readCode(smtp.mails[1]?.raw ?? '');
    expect(readProblem(await confirm(browser, code)).code).toBe('RESET_CODE_WRONG');
    time = new Date(time.getTime() + 30 * 60_000);
    expect(readProblem(await confirm(browser, newer)).code).toBe('RESET_CODE_WRONG');
  });

  it('replaces the password once when two requests use it at the same time', async () => {
    const { code, browser } = await forget();
    const other = await startAsGuest(app);
    const answers = await Promise.all([confirm(browser, code), confirm(other, code, 'llave de cruz 21')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('is mailed at most once a minute, however often it is requested', async () => {
    const { browser } = await forget();
    for (let again = 0; again < 3; again += 1) expect((await request(browser)).statusCode).toBe(202);
    await request(browser, customerEmail);
    await smtp.waitFor(2);
    expect(smtp.mails.map(({ to }) => to[0])).toEqual([ownEmail, customerEmail]);
  });

  it('is not in the mail when the ERP keeps the password; the mail names a contact instead', async () => {
    const browser = await startAsGuest(app);
    expect((await request(browser, customerEmail)).json()).toEqual({ demo: null });
    await smtp.waitFor(1);
    expect(smtp.mails[0]?.raw).toContain('vendedor');
    expect(readCode(smtp.mails[0]?.raw ?? '')).toBe('');
  });

  it('requested for an unknown e-mail address is not mailed, and the answer is the same as for a known address', async () => {
    const browser = await startAsGuest(app);
    const answer = await request(browser, 'nadie@example.ec');
    expect([answer.statusCode, answer.json()]).toEqual([202, { demo: null }]);
    expect(readProblem(await confirm(browser, 'ABCD2345', next, 'nadie@example.ec')).code).toBe(
      'RESET_CODE_WRONG',
    );
    await request(browser, customerEmail);
    await smtp.waitFor(1);
    expect(smtp.mails.map(({ to }) => to[0])).toEqual([customerEmail]);
  });

  it('requested for a text that is not an e-mail address gets the same answer, and the ERP is not called', async () => {
    const browser = await startAsGuest(app);
    const before = erp.requests();
    const answer = await request(browser, `${customerEmail}, otro@example.ec`);
    expect([answer.statusCode, answer.json()]).toEqual([202, { demo: null }]);
    await request(browser, customerEmail);
    await smtp.waitFor(1);
    expect(erp.requests().getPedidos ?? 0).toBe((before.getPedidos ?? 0) + 1);
    expect(smtp.mails.map(({ to }) => to)).toEqual([[customerEmail]]);
  });

  it('can be requested twenty times an hour from one network address', async () => {
    const limited = await makeApp(erp, {
      database: { get: () => database.get(), close: () => Promise.resolve() },
      mailer,
      attempts: {},
    });
    const browser = await startAsGuest(limited);
    for (let count = 0; count < 20; count += 1) await request(browser, `nadie${count}@example.ec`);
    const refused = await request(browser, 'nadie@example.ec');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    await limited.close();
  });

  it('is not offered where the shop sends no mail, and the answer says so', async () => {
    const silent = await makeApp(erp, {
      database: { get: () => database.get(), close: () => Promise.resolve() },
      mailer: null,
    });
    expect(readProblem(await request(await startAsGuest(silent))).code).toBe('MAIL_UNAVAILABLE');
    await silent.close();
  });

  it('is shown in a demonstration, whose mails are files, and replaces the password', async () => {
    const folder = createTemporaryFolder();
    const demo = await makeApp(erp, {
      database: { get: () => database.get(), close: () => Promise.resolve() },
      mailer: createMailer({
        smtpUrl: null,
        from: 'ventas@example.ec',
        folder: path.join(folder.path, 'mail'),
        now: () => time,
      }),
      now: () => time,
    });
    const browser = await startAsGuest(demo);
    await createOwnAccount(await startAsGuest(demo), 'demo@example.ec');
    const { demo: shown } = (await request(browser, 'demo@example.ec')).json<{
      demo: { folder: string; code: string };
    }>();
    const [file = ''] = readdirSync(shown.folder);
    const mail = readFileSync(path.join(shown.folder, file), 'utf8');
    expect(mail).toContain('To: demo@example.ec');
    expect(readCode(mail)).toBe(shown.code);
    expect((await confirm(browser, shown.code, next, 'demo@example.ec')).statusCode).toBe(200);
    await demo.close();
    folder.remove();
  });

  it('can be used for an own account where a customer of the ERP is signed in', async () => {
    const { code } = await forget();
    const browser = await signInAt(app, customerEmail);
    expect((await confirm(browser, code)).json()).toMatchObject({ account: { email: ownEmail } });
  });

  const review = (browser: Browser) =>
    browser.send('POST', '/api/shop/products/FRE-PD-1042/reviews', { rating: 5, content: 'Bien' });
  const order = (browser: Browser) =>
    browser.send('POST', '/api/shop/orders', someOrder, { 'idempotency-key': 'key-0001' });
  const askForCode = (browser: Browser) =>
    browser.send('POST', '/api/shop/email-verifications', { language: 'es' });
  const verify = (browser: Browser, code: string) =>
    browser.send('POST', '/api/shop/email-verifications/confirmations', { code });

  it('verifies the e-mail of an own account, which can order and review only then', async () => {
    const owner = await startAsGuest(app);
    await createOwnAccount(owner);
    for (const answer of [await order(owner), await review(owner)])
      expect(readProblem(answer)).toMatchObject({ status: 403, code: 'EMAIL_UNVERIFIED' });
    const asked = await askForCode(owner);
    expect([asked.statusCode, asked.json()]).toEqual([202, { demo: null }]);
    await smtp.waitFor(1);
    expect(smtp.mails[0]?.to).toEqual([ownEmail]);
    const code = readCode(smtp.mails[0]?.raw ?? '');
    expect((await verify(owner, `${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`)).statusCode).toBe(204);
    expect((await review(owner)).statusCode).toBe(200);
    expect(readProblem(await order(owner)).code).toBe('ORDER_CHANGED');
    // the code works only once
    expect(readProblem(await verify(owner, code)).code).toBe('RESET_CODE_WRONG');
  });

  it('verifies no e-mail when it is wrong, too old, another account’s or meant for a password', async () => {
    const owner = await startAsGuest(app);
    await createOwnAccount(owner);
    const other = await startAsGuest(app);
    await createOwnAccount(other, 'otra@example.ec');
    await askForCode(owner);
    await request(other, ownEmail);
    await smtp.waitFor(2);
    const codes = smtp.mails.map(({ raw }) => readCode(raw));
    expect(new Set(codes).size).toBe(2);
    for (const code of [...codes, 'ABCDEFGH'])
      expect(readProblem(await verify(other, code)).code).toBe('RESET_CODE_WRONG');
    const [verification = '', reset = ''] = /abrir/.test(smtp.mails[0]?.raw ?? '') ? codes : codes.reverse();
    expect(readProblem(await verify(owner, reset)).code).toBe('RESET_CODE_WRONG');
    time = new Date('2026-01-15T15:31:00Z');
    expect(readProblem(await verify(owner, verification)).code).toBe('RESET_CODE_WRONG');
    expect(readProblem(await review(owner)).code).toBe('EMAIL_UNVERIFIED');
  });

  it('to verify an e-mail is mailed at most once a minute; a code for a new password verifies the e-mail, too', async () => {
    const { browser, code, owner } = await forget();
    await askForCode(owner);
    await askForCode(owner);
    expect((await confirm(browser, code)).statusCode).toBe(200);
    // three mails: the code for the password, the code for the e-mail, and the notice that the password has changed
    await smtp.waitFor(3);
    expect(smtp.mails).toHaveLength(3);
    expect((await review(browser)).statusCode).toBe(200);
  });

  it('is not required where the shop sends no mail, nor for the ERP’s accounts', async () => {
    const other = await makeApp(erp, { database: place.open(), mailer: null });
    const owner = await startAsGuest(other);
    await createOwnAccount(owner);
    expect((await review(owner)).statusCode).toBe(200);
    expect(readProblem(await askForCode(owner)).code).toBe('MAIL_UNAVAILABLE');
    await other.close();
    const customer = await signInAt(app, customerEmail);
    expect((await review(customer)).statusCode).toBe(200);
    expect(readProblem(await askForCode(customer)).code).toBe('NOT_FOUND');
  });
});
