/**
 * Security log: attempts on accounts and access rights, with their outcome. One JSON line per event, in the service's
 * own log (`log: "security"`). Accounts and networks are keyed hashes, so that lines of one account can be found
 * together, but do not reveal the account.
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
  /** E-mail address as typed, or as stored in the account. */
  email?: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    logSecurity: (request: FastifyRequest, entry: SecurityEntry) => void;
  }
}

/** Problem codes that are logged: forbidden requests, too many requests, and requests in a form that no page sends. */
const loggedProblems: readonly ProblemCode[] = [
  'FORBIDDEN',
  'XSRF_REQUIRED',
  'RATE_LIMITED',
  'OVERLOADED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
];

/** Logs a refused request if its code may mean an attack. */
export function logProblem(request: FastifyRequest, code: ProblemCode): void {
  if (loggedProblems.includes(code)) request.server.logSecurity(request, { event: 'request', outcome: code });
}

/** Number of hex digits of a hash. They are enough to distinguish accounts, but too few to find out an account. */
const hashLength = 16;

/** Adds `app.logSecurity`. @param secret key of the hashes; a new secret starts new pseudonyms */
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
