import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { sessionSchema } from '@/shop/schemas';
import type { Browser } from './browser';
import { customerEmail, guestAt, sellerEmail, signedInAt } from './service';

export const ownEmail = 'propia@example.ec';
export const password = 'demo1234';

export const signUp = (browser: Browser, email: string, secret = password) =>
  browser.send('POST', '/api/shop/accounts', { email, password: secret });

/** Signs up, and answers with the new account's code. */
export async function newOwnAccount(browser: Browser, email = ownEmail): Promise<string> {
  const answer = await signUp(browser, email);
  expect(answer.statusCode).toBe(201);
  return v.parse(sessionSchema, answer.json()).account?.code ?? '';
}

async function serving(app: FastifyInstance): Promise<Browser> {
  const seller = await signedInAt(app, sellerEmail);
  await seller.select('C0001');
  return seller;
}

/** Everybody there is, each in a new browser: in the columns of the tests' tables. */
export const askers = {
  guest: guestAt,
  customer: (app: FastifyInstance) => signedInAt(app, customerEmail),
  'seller without a customer': (app: FastifyInstance) => signedInAt(app, sellerEmail),
  'seller with a customer': serving,
  'own account': (app: FastifyInstance) => signedInAt(app, ownEmail),
} as const;

export type Asker = keyof typeof askers;
export const everybody = Object.keys(askers) as Asker[];
