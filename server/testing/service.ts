import type { FastifyInstance } from 'fastify';
import { demoAccounts } from '../../demo/accounts';
import { buildServer } from '../app/app';
import type { AppOptions } from '../app/appOptions';
import { readConfig } from '../shared/config';
import { startEmbeddedErp, type EmbeddedErp } from '../../demo/erp/embeddedErp';
import { createLazyDatabase, type LazyDatabase } from '../db/lazyDatabase';
import { liftedRateLimits } from '../gateway/rateLimits';
import type { Mailer } from '../mail/mailer';
import { makePasswords } from '../gateway/passwords';
import { Browser } from './browser';

export const credentials = { company: 'DEMO', key: 'the-real-key' };

export const customerEmail = 'cliente@demo.ec';
export const wholesalerEmail = 'mayorista@demo.ec';
export const sellerEmail = 'vendedor@demo.ec';

/** A seller with 10,000 customers. */
export const crowdedEmail = 'multitud@demo.ec';

export const startErp = (): Promise<EmbeddedErp> =>
  startEmbeddedErp({ ...credentials, today: new Date('2025-06-15T15:00:00Z') });

/** scrypt cost for tests, because the real cost makes a hash slow by design. */
const cheapScryptCost = { ln: 4, r: 8, p: 1 };

/** Mailer for tests that are not about mail. */
const ignoredMail: Mailer = { folder: null, close: () => undefined, send: () => Promise.resolve() };

/** Builds the service for tests: no retry delays, and no rate limit on logins and reviews. */
export const makeApp = (
  erp: Pick<EmbeddedErp, 'url'>,
  options: Pick<AppOptions, 'database'> & Partial<AppOptions>,
): Promise<FastifyInstance> =>
  buildServer({
    config: readConfig({}),
    erp: { ...credentials, url: erp.url },
    publicDir: '/nowhere',
    demoAccounts: options.config?.erp ? [] : demoAccounts,
    attempts: liftedRateLimits,
    mailer: ignoredMail,
    passwords: makePasswords(cheapScryptCost),
    erpRetryDelayMs: () => 0,
    // no cache, because tests change the stand-in directly
    catalogueAges: { fresh: 0, kept: 0 },
    ...options,
  });

export const startAsGuest = (app: FastifyInstance): Promise<Browser> => new Browser(app).arrive();

export async function signInAt(app: FastifyInstance, email: string): Promise<Browser> {
  const browser = await startAsGuest(app);
  const answer = await browser.signIn(email);
  expect(answer.statusCode).toBe(200);
  return browser;
}

/** For tests of features that must work without a database. */
export const noDatabase: LazyDatabase = createLazyDatabase(() =>
  Promise.reject(new Error('no database here')),
);
