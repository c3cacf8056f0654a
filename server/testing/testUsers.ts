import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { sessionSchema } from '@/shop/schemas';
import type { LazyDatabase } from '../db/lazyDatabase';
import { ownAccounts } from '../db/schema';
import type { Browser } from './browser';
import { customerEmail, startAsGuest, sellerEmail, signInAt } from './service';

export const ownEmail = 'propia@example.ec';
export const password = 'demo1234';

export const signUp = (browser: Browser, email: string, secret = password) =>
  browser.send('POST', '/api/shop/accounts', { email, password: secret });

/** Signs up and returns the new account's code. */
export async function createOwnAccount(browser: Browser, email = ownEmail): Promise<string> {
  const answer = await signUp(browser, email);
  expect(answer.statusCode).toBe(201);
  return v.parse(sessionSchema, answer.json()).account?.code ?? '';
}

/** Verifies the e-mail of every own account, as its owner would with the code from the mail. */
export async function verifyOwnAccounts(database: LazyDatabase): Promise<void> {
  const db = await database.get();
  await db.update(ownAccounts).set({ verifiedAt: new Date() });
}

async function serving(app: FastifyInstance): Promise<Browser> {
  const seller = await signInAt(app, sellerEmail);
  await seller.select('C0001');
  return seller;
}

/** Users of every role, each in a new browser, in the order of the columns of gateway/access.test.ts. */
export const testUsers = {
  guest: startAsGuest,
  customer: (app: FastifyInstance) => signInAt(app, customerEmail),
  'seller without a customer': (app: FastifyInstance) => signInAt(app, sellerEmail),
  'seller with a customer': serving,
  'own account': (app: FastifyInstance) => signInAt(app, ownEmail),
} as const;

export type Asker = keyof typeof testUsers;
export const everybody = Object.keys(testUsers) as Asker[];
