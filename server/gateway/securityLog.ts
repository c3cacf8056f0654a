/**
 * Security log. It records attempts to use accounts and access rights, with the outcome of each attempt. An event is
 * one JSON line in the service's log (`log: "security"`). Accounts and networks are keyed hashes, so that lines about
 * the same account can be found without revealing the account.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import { normalizeEmail } from './ownAccounts';
import { toNetworkKey } from '../shared/clientNetwork';
import type { ProblemCode } from '../shared/problem';

export type SecurityEvent =
  | 'signIn'
  | 'signOut'
  | 'officeSignIn'
  | 'officeSignOut'
  | 'signUp'
  | 'passwordChange'
  | 'passwordResetRequest'
  | 'passwordReset'
  | 'emailCodeRequest'
  | 'emailVerification'
  | 'sessionsEnd'
  | 'dataDownload'
  | 'accountDeletion'
  | 'request';

export type SecurityOutcome = 'ok' | 'refused' | ProblemCode;

export interface SecurityEntry {
  event: SecurityEvent;
  outcome: SecurityOutcome;
  /** E-mail address that was typed, or that is stored in the account. */
  email?: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    logSecurity: (request: FastifyRequest, entry: SecurityEntry) => void;
  }
}

/**
 * Problem codes that are logged, because they may mean an attack: forbidden requests, too many requests, or requests
 * that no page sends.
 */
const loggedProblems: readonly ProblemCode[] = [
  'FORBIDDEN',
  'XSRF_REQUIRED',
  'RATE_LIMITED',
  'OVERLOADED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
];

/** Logs a refused request if its problem code may mean an attack. */
export function logProblem(request: FastifyRequest, code: ProblemCode): void {
  if (loggedProblems.includes(code)) request.server.logSecurity(request, { event: 'request', outcome: code });
}

/** Number of hex digits of a hash. They distinguish accounts, but are too few to find out an account. */
const hashLength = 16;

/** Adds `app.logSecurity`. @param secret key of the hashes; with a new secret all hashes change */
export function decorateSecurityLog(app: FastifyInstance, secret: string): void {
  const log = app.log.child({ log: 'security' }, { level: 'info' });
  const hash = (text: string): string =>
    createHmac('sha256', secret).update(`security log ${text}`).digest('hex').slice(0, hashLength);

  app.decorate('logSecurity', (request: FastifyRequest, { event, outcome, email }: SecurityEntry) => {
    log.info({
      event,
      outcome,
      ...(email === undefined ? {} : { person: hash(normalizeEmail(email)) }),
      network: hash(toNetworkKey(request.ip)),
      route: request.routeOptions.url ?? null,
      request: request.id,
    });
  });
}
