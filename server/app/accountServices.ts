import path from 'node:path';
import type { Session as SessionAnswer } from '@/shop/schemas';
import type { Config } from '../shared/config';
import type { LazyDatabase } from '../db/lazyDatabase';
import { makeRequireVerifiedEmail, type RequireVerifiedEmail } from '../gateway/emailVerifications';
import { makeKnownBrowsers, type KnownBrowsers } from '../gateway/knownBrowsers';
import { makeOwnAccounts, type OwnAccounts } from '../gateway/ownAccounts';
import { createPasswordGate, type PassPasswordGate } from '../gateway/passwordGate';
import { makePasswords, type Passwords } from '../gateway/passwords';
import {
  createSignInLimit,
  defaultRateLimits,
  makeRateLimitStore,
  type AttemptLimits,
  type ConsumeRateLimit,
  type RateLimitStore,
} from '../gateway/rateLimits';
import { makeSellerCustomers, type SellerCustomers } from '../gateway/sellerCustomers';
import { makeSessionStore, type SessionStore } from '../gateway/sessionStore';
import { makeBeginSession, type BeginSession } from '../gateway/startSession';
import { createMailer, type Mailer } from '../mail/mailer';
import { makeAddressStore, type AddressStore } from '../shop/addressStore';
import type { AppOptions } from './appOptions';

export interface AccountServices {
  sessionStore: SessionStore;
  sellerCustomers: SellerCustomers;
  addressStore: AddressStore;
  passwords: Passwords;
  ownAccounts: OwnAccounts;
  attempts: AttemptLimits;
  limits: RateLimitStore;
  knownBrowsers: KnownBrowsers;
  /** Counts attempts to enter a password or a code. */
  countAttempt: ConsumeRateLimit;
  passGate: PassPasswordGate;
  beginSession: BeginSession;
  /** Null if this shop sends no mail. */
  mailer: Mailer | null;
  requireVerifiedEmail: RequireVerifiedEmail;
  /** Accounts that the login page of a demonstration shows. Empty for a real shop. */
  demo: SessionAnswer['demo'];
}

export interface AccountServiceOptions {
  options: Pick<AppOptions, 'config' | 'passwords' | 'attempts' | 'mailer' | 'demoAccounts'>;
  database: LazyDatabase;
  sessionData: LazyDatabase;
  now: () => Date;
  processNow: () => Date;
}

/**
 * Creates the mailer. Returns null for a real shop without a mail server. The pages then say that no mail can be sent,
 * so that people do not wait for a mail.
 */
const createConfiguredMailer = ({ erp, mail, dataDir }: Config, now: () => Date): Mailer | null =>
  erp && mail.smtpUrl === null ? null : createMailer({ ...mail, folder: path.join(dataDir, 'mail'), now });

/** Builds the services for accounts: sessions, passwords, rate limits and mail. */
export function buildAccountServices({
  options,
  database,
  sessionData,
  now,
  processNow,
}: AccountServiceOptions): AccountServices {
  const { config, passwords = makePasswords(), demoAccounts = [] } = options;
  const sessionStore = makeSessionStore({ database: sessionData, secret: config.sessionSecret, now });
  const addressStore = makeAddressStore(database, sessionStore);
  const ownAccounts = makeOwnAccounts({
    database: sessionData,
    passwords,
    addressesOf: addressStore.list,
    now,
  });
  const attempts = { ...defaultRateLimits, ...options.attempts };
  const limits = makeRateLimitStore(sessionData, config.sessionSecret);
  const knownBrowsers = makeKnownBrowsers(config.sessionSecret);
  const signInLimit = createSignInLimit(limits, attempts, knownBrowsers);
  const mailer = options.mailer === undefined ? createConfiguredMailer(config, processNow) : options.mailer;
  return {
    sessionStore,
    sellerCustomers: makeSellerCustomers(sessionData),
    addressStore,
    passwords,
    ownAccounts,
    attempts,
    limits,
    knownBrowsers,
    countAttempt: signInLimit.consume,
    passGate: createPasswordGate(),
    beginSession: makeBeginSession(sessionStore, signInLimit, knownBrowsers),
    mailer,
    requireVerifiedEmail: makeRequireVerifiedEmail(ownAccounts, mailer),
    demo: demoAccounts,
  };
}
