/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../shared/config';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import type { SecurityEntry } from './securityLog';
import { makePlace, usualEngine, type Place } from '../testing/engines';
import { customerEmail, makeApp, startAsGuest, startErp } from '../testing/service';
import { createOwnAccount, ownEmail, password, signUp } from '../testing/testUsers';

jest.setTimeout(60_000);

interface Line extends SecurityEntry {
  log?: string;
  person?: string;
  network: string;
}

let place: Place;
let erp: EmbeddedErp;
let app: FastifyInstance;
let lines: Line[];

afterAll(async () => {
  await app.close();
  await erp.close();
  await place.remove();
});
beforeEach(() => {
  lines = [];
});
beforeAll(async () => {
  place = await makePlace(usualEngine);
  erp = await startErp();
  app = await makeApp(erp, {
    database: place.open(),
    config: readConfig({ SESSION_SECRET: 'a secret of 32 characters or more' }),
    attempts: { perAccount: 3 },
    logger: {
      level: 'warn',
      stream: {
        write: (text: string) => {
          const line = JSON.parse(text) as Line;
          if (line.log === 'security') lines.push(line);
        },
      },
    },
  });
});
const events = () => lines.map(({ event, outcome }) => `${event} ${outcome}`);

test('sign-ins are logged with their outcome, and the person as a pseudonym', async () => {
  const browser = await startAsGuest(app);
  await browser.signIn(customerEmail, 'wrong');
  await browser.signIn(` ${customerEmail.toUpperCase()}`);
  await browser.send('DELETE', '/api/shop/session');
  expect(events()).toEqual(['signIn refused', 'signIn ok', 'signOut ok']);
  expect(lines[0]?.person).toMatch(/^[0-9a-f]{16}$/);
  expect(lines[1]?.person).toBe(lines[0]?.person);
  expect(JSON.stringify(lines)).not.toMatch(/cliente@|wrong|demo1234|127\.0\.0\.1/);
});

test('sign-ins refused by the limit are logged', async () => {
  const browser = await startAsGuest(app);
  for (let attempt = 0; attempt < 4; attempt += 1) await browser.signIn('nadie@example.ec', 'wrong');
  expect(events()).toEqual([...Array<string>(3).fill('signIn refused'), 'request RATE_LIMITED']);
});

test('sign-ups, password changes and password resets are logged with their outcome', async () => {
  const browser = await startAsGuest(app);
  await createOwnAccount(browser);
  await signUp(await startAsGuest(app), ownEmail);
  const { account } = (await browser.get('/session')).json<{ account: { code: string } }>();
  const change = { codigo: account.code, actual: 'wrong', password: 'llave inglesa 19' };
  await browser.erp('getChangePassword', change);
  await browser.erp('getChangePassword', { ...change, actual: password });
  await browser.send('POST', '/api/shop/password-resets', { email: ownEmail, language: 'es' });
  await browser.send('POST', '/api/shop/password-resets/confirmations', {
    email: ownEmail,
    code: 'AAAAAAAA',
    password: 'llave de cruz 21',
    language: 'es',
  });
  expect(events()).toEqual([
    'signUp ok',
    'signUp refused',
    'passwordChange refused',
    'passwordChange ok',
    'passwordResetRequest ok',
    'passwordReset refused',
  ]);
});

test('refused requests are logged: missing rights, foreign origins and bodies that no page sends', async () => {
  const browser = await startAsGuest(app);
  await browser.signIn(customerEmail);
  await browser.get('/session/customers');
  await browser.send('POST', '/api/shop/contact', {}, { 'sec-fetch-site': 'cross-site' });
  await browser.send('POST', '/api/shop/contact', {}, { 'x-xsrf-token': 'another' });
  await browser.send('POST', '/api/shop/garage', { ids: Array(40_000).fill(1) });
  await browser.send('POST', '/api/shop/garage', {}, { 'content-type': 'text/plain' });
  expect(events()).toEqual([
    'signIn ok',
    'request FORBIDDEN',
    'request FORBIDDEN',
    'request XSRF_REQUIRED',
    'request PAYLOAD_TOO_LARGE',
    'request UNSUPPORTED_MEDIA_TYPE',
  ]);
});

test('accepted requests are not logged', async () => {
  const browser = await startAsGuest(app);
  await browser.get('/brands');
  await browser.get('/nothing');
  expect(lines).toEqual([]);
});
