import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { STATUS_CODES } from 'node:http';
import * as v from 'valibot';
import type { OrderChange } from '@/shop/schemas';
import { readSqlState } from './sqlState';

/** Problem types. Each has a stable code, a status, and a sentence for the person who reads the response. */
const problems = {
  BAD_REQUEST: [400, 'The request is not of the documented form.'],
  AUTH_INVALID_EMAIL: [400, 'That is not an e-mail address.'],
  AUTH_WEAK_PASSWORD: [400, 'The password is too short, or one that is guessed at once.'],
  EMAIL_UNVERIFIED: [403, 'The e-mail of this account is not verified yet: ask for a code.'],
  AUTH_WRONG_PASSWORD: [400, 'The password is wrong.'],
  RESET_CODE_WRONG: [400, 'The code is wrong, used or too old: ask for another.'],
  AUTH_REQUIRED: [401, 'Sign in first.'],
  FORBIDDEN: [403, 'This session may not do that.'],
  XSRF_REQUIRED: [403, 'The header X-XSRF-TOKEN must repeat the cookie XSRF-TOKEN.'],
  NOT_FOUND: [404, 'There is no such thing here.'],
  CLIENT_GONE: [499, 'The client went away.'],
  TOO_SLOW: [408, 'The request did not come in time.'],
  ORDER_CHANGED: [409, 'Prices or stock changed: nothing was ordered.'],
  AUTH_EMAIL_ALREADY_IN_USE: [400, 'There is an account with this e-mail address: sign in.'],
  CREDIT_EXCEEDED: [409, 'The order is above the credit that is left: nothing was ordered.'],
  ADDRESS_BOOK_FULL: [409, 'There is no room for another address.'],
  GARAGE_FULL: [409, 'There is no room for all of these vehicles: none was added.'],
  PAYLOAD_TOO_LARGE: [413, 'The request is too large.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Send JSON.'],
  IDEMPOTENCY_KEY_REUSED: [422, 'This Idempotency-Key belongs to something else that was sent.'],
  RATE_LIMITED: [429, 'Too many attempts: wait for as long as Retry-After says.'],
  HEADERS_TOO_LARGE: [431, 'The headers of the request are too large.'],
  UNEXPECTED: [500, 'Something went wrong here.'],
  ERP_UNAVAILABLE: [502, 'The ERP cannot be reached.'],
  ERP_BAD_ANSWER: [502, 'The ERP gave an answer that cannot be read.'],
  DATABASE_UNAVAILABLE: [503, 'The database cannot be reached.'],
  MAIL_UNAVAILABLE: [503, 'This shop sends no mail yet: ask its staff.'],
  NOT_READY: [503, 'This copy of the service takes no requests: ask another.'],
  OVERLOADED: [503, 'Too much is asked at once: try again when Retry-After says.'],
  ERP_TIMEOUT: [504, 'The ERP did not answer in time.'],
} as const satisfies Record<string, readonly [status: number, detail: string]>;

export type ProblemCode = keyof typeof problems;
export const problemCodes = Object.keys(problems) as ProblemCode[];

export interface ProblemExtra {
  /** For BAD_REQUEST: paths of invalid values. The values are left out. */
  fields?: string[];
  /** For ORDER_CHANGED: the changes. If they are too many, only the first ones are listed. */
  changes?: OrderChange[];
  /** For NOT_READY: why the service is not ready. */
  reason?: 'draining' | 'warming up';
  /** For CREDIT_EXCEEDED: available credit in cents. */
  available?: number;
}

/**
 * Maximum number and length of a problem's paths. They are limited, so that a response is never larger than its
 * request.
 */
const maxFields = 10;
const maxPathLength = 200;

const limitFields = (fields: readonly string[]): string[] =>
  [...new Set(fields)].slice(0, maxFields).map((path) => path.slice(0, maxPathLength));

/** Maximum bytes of the changes in a problem. */
const maxChangeBytes = 3_000;

/** Returns the first changes, and the number of all further changes. An order of 1,000 lines may have 1,000 changes. */
function limitChanges(changes: readonly OrderChange[]): OrderChange[] {
  let bytes = 0;
  const isWithin = (change: OrderChange): boolean =>
    (bytes += Buffer.byteLength(JSON.stringify(change))) <= maxChangeBytes;
  const beyond = changes.findIndex((change) => !isWithin(change));
  return beyond < 0
    ? [...changes]
    : [...changes.slice(0, beyond), { kind: 'more', count: changes.length - beyond }];
}

/** Error that any code may throw while it answers a request. The response then contains this problem. */
export class Problem extends Error {
  readonly status: number;

  readonly extra: ProblemExtra;

  constructor(
    readonly code: ProblemCode,
    { fields, changes, ...extra }: ProblemExtra = {},
    options?: ErrorOptions,
  ) {
    super(problems[code][1], options);
    this.status = problems[code][0];
    this.extra = {
      ...extra,
      ...(fields && { fields: limitFields(fields) }),
      ...(changes && { changes: limitChanges(changes) }),
    };
  }
}

/** Maximum depth to which values are checked. No schema of the service is deeper. */
const maxDepth = 8;

/** Finds the paths of strings that PostgreSQL cannot store: strings with the character NUL or a lone surrogate. */
function findUnstorablePaths(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value) ? [path.join('.')] : [];
  // a file has no strings, but each of its bytes would be an entry
  if (ArrayBuffer.isView(value)) return [];
  if (typeof value !== 'object' || value === null || path.length > maxDepth) return [];
  return Object.entries(value).flatMap(([name, inner]) => findUnstorablePaths(inner, [...path, name]));
}

/** Parses the data of a request. @throws BAD_REQUEST with the paths of invalid values */
export function parse<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input);
  const fields = parsed.success
    ? findUnstorablePaths(parsed.output)
    : parsed.issues.map((issue) => v.getDotPath(issue) ?? '');
  if (parsed.success && fields.length === 0) return parsed.output;
  throw new Problem('BAD_REQUEST', { fields });
}

export const problemType = 'application/problem+json';

export const toProblemBody = ({ status, code, message, extra }: Problem): object => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? 'Client Closed Request',
  status,
  code,
  detail: message,
  ...extra,
});

/** Seconds after which the client should try again. By then a queue has emptied, or another database has taken over. */
const retryAfter: Partial<Record<ProblemCode, number>> = {
  OVERLOADED: 5,
  DATABASE_UNAVAILABLE: 2,
  NOT_READY: 2,
};

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const seconds = retryAfter[problem.code];
  if (seconds !== undefined) reply.header('retry-after', seconds);
  return reply.code(problem.status).type(problemType).send(toProblemBody(problem));
}

/**
 * Prefixes of the SQLSTATEs that mean a temporary failure. They concern, in this order: connection, transaction state
 * (such as a read-only server), deadlock, resources, unavailable lock, operator intervention, disk of the server.
 */
const notNow = ['08', '25', '40', '53', '55P03', '57', '58'];

/**
 * Returns an error that may be logged. All other fields of the error are left out: PGlite adds parameters of the
 * statement, and PostgreSQL adds values of the row.
 */
function withoutValues(cause: Error): Error {
  const { message, stack } = cause;
  const code: unknown = Reflect.get(cause, 'code');
  return Object.assign(new Error(message), { code, stack });
}

/**
 * Returns the problem for a failed statement. The message of the statement's error is never logged, because it contains
 * parameters (e-mails, addresses, reviews).
 */
function databaseProblem({ cause }: DrizzleQueryError): Problem {
  const state = readSqlState(cause);
  const unavailable = state === null || notNow.some((begin) => state.startsWith(begin));
  return new Problem(
    unavailable ? 'DATABASE_UNAVAILABLE' : 'UNEXPECTED',
    {},
    { cause: cause && withoutValues(cause) },
  );
}

/**
 * Returns an error that may be logged. The message of a failed statement contains all parameters, such as personal data
 * and the prices of every level. The error of a failed statement is therefore replaced, even if it is the cause of
 * another error.
 */
export function toLoggableError(error: unknown, depth = 0): unknown {
  if (error instanceof DrizzleQueryError) return databaseProblem(error);
  if (!(error instanceof Error) || error.cause === undefined || depth > 8) return error;
  const cause = toLoggableError(error.cause, depth + 1);
  if (cause === error.cause) return error;
  const copy =
    error instanceof Problem
      ? new Problem(error.code, error.extra, { cause })
      : new Error(error.message, { cause });
  return Object.assign(copy, { stack: error.stack });
}

/**
 * Problem codes for errors that plugins throw. Status 403 becomes NOT_FOUND, because the static file plugin forbids
 * paths outside the shop's folder.
 */
const byStatus: Record<number, ProblemCode> = {
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
};

function toProblem(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DrizzleQueryError) return databaseProblem(error);
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status >= 500) return new Problem('UNEXPECTED', {}, { cause: error });
  return new Problem(byStatus[status] ?? 'BAD_REQUEST');
}

/**
 * Whether an error means that the database cannot be reached. The database's circuit breaker and each request already
 * report such an error.
 */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error && toProblem(error).code === 'DATABASE_UNAVAILABLE';

/**
 * Type of `report` in the trouble log. It cannot be imported from troubleLog.ts, because troubleLog.ts imports this
 * module.
 */
type ReportTrouble = (
  sentence: string,
  details: { err: unknown; kind: string; level: 'error' } & Record<string, unknown>,
) => void;

/**
 * Logs a failure. An unreachable system is the same trouble for all routes. A bug is a separate trouble for each route
 * and message.
 */
function reportProblem(
  problem: Problem,
  { id, routeOptions: { url } }: FastifyRequest,
  trouble: { report: ReportTrouble } | undefined,
): void {
  const { code, cause, message } = problem;
  // NOT_READY is an expected answer and not a failure
  if (code === 'NOT_READY') return;
  const isBug = code === 'UNEXPECTED';
  const kind = isBug ? `${url} ${cause instanceof Error ? cause.message : ''}` : code;
  const err = isBug ? (cause ?? problem) : problem;
  trouble?.report(message, { level: 'error', kind, code, err, route: url, request: id });
}

/**
 * Answers every error as application/problem+json (RFC 9457). The response contains no stack, no SQL and no text from
 * the ERP. Only the log contains the cause.
 * @param send sends the answer in another form
 */
export function answerErrorsWithProblems(
  app: FastifyInstance,
  onProblem: (request: FastifyRequest, code: ProblemCode) => void = () => undefined,
  trouble?: { report: ReportTrouble },
  send: (reply: FastifyReply, problem: Problem, request: FastifyRequest) => FastifyReply = sendProblem,
): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500) reportProblem(problem, request, trouble);
    onProblem(request, problem.code);
    return send(reply, problem, request);
  });
}
