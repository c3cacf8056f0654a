/**
 * /office: pages for the people who run the shop. Only the upload of pictures has a script. The sessions of the office
 * are separate from the shop's sessions.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../shared/config';
import type { LazyDatabase } from '../db/lazyDatabase';
import type { KnownBrowsers } from '../gateway/knownBrowsers';
import type { PassPasswordGate } from '../gateway/passwordGate';
import type { Passwords } from '../gateway/passwords';
import { toAccountKey, type SignInLimit } from '../gateway/rateLimits';
import { logProblem } from '../gateway/securityLog';
import { getDigest } from '../pages/securityHeaders';
import { answerErrorsWithProblems, parse, Problem } from '../shared/problem';
import type { TroubleLog } from '../shared/troubleLog';
import { addContentPages } from './content';
import { addLogPage } from './log';
import { markUp } from './markUp';
import { addMessagePages } from './messages';
import { toStoredPassword } from './officeAccounts';
import { buildField, buildHidden, pagePaths, styles, type PageContent } from './officePage';
import { makeOfficeRoutes, requireOwnForm, sendPage } from './officeRoutes';
import {
  clearOfficeCookie,
  giveFormCookie,
  makeOfficeSessions,
  readFormCookie,
  readOfficeCookie,
  setOfficeCookie,
} from './officeSessions';
import { addOrderPages } from './orders';
import { addOverviewPage, type OverviewOptions } from './overview';
import { addPicturePages, uploadScript } from './pictures';
import { addReviewPages } from './reviews';
import { addSearchPages } from './searches';
import { officeTexts, readOfficeLanguage, type OfficeTexts } from './texts';

export interface OfficeOptions extends OverviewOptions {
  config: Pick<Config, 'officeAccounts' | 'pictureOrigins' | 'sessionSecret'>;
  database: LazyDatabase;
  now: () => Date;
  /** Folder of the built shop. The office offers the pictures in this folder. */
  publicDir: string;
  passwords: Pick<Passwords, 'isRight'>;
  /** Browsers that have signed in to the office before. A cookie of the office identifies them. */
  knownBrowsers: KnownBrowsers;
  passGate: PassPasswordGate;
  signInLimit: SignInLimit;
  trouble: Pick<TroubleLog, 'report'>;
  /** Starts the handover of due orders at once. */
  wakeOutbox: () => void;
  /** Drops the rendered pages, so that they are rendered again. */
  forgetPages: () => void;
  /** Drops the words of the catalogue, so that they are read again. */
  forgetWords: () => void;
}

const credentials = v.object({
  name: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(100)),
  password: v.pipe(v.string(), v.maxLength(200)),
});

/** Returns the sentence that explains a problem to the user. */
function describeProblem({ code, extra }: Problem, { problems }: OfficeTexts, waitSeconds: number): string {
  switch (code) {
    case 'FORBIDDEN':
    case 'XSRF_REQUIRED':
      return problems.form;
    case 'AUTH_REQUIRED':
      return problems.signIn;
    case 'RATE_LIMITED':
      return problems.limited(Math.max(1, Math.ceil(waitSeconds / 60)));
    case 'NOT_FOUND':
      return problems.missing;
    case 'BAD_REQUEST':
    case 'PAYLOAD_TOO_LARGE':
      return problems.input(extra.fields?.join(', ') ?? '…');
    default:
      return problems.later;
  }
}

function sendProblemPage(reply: FastifyReply, problem: Problem, request: FastifyRequest): FastifyReply {
  const words = officeTexts[readOfficeLanguage(request)];
  const wait = Number(reply.getHeader('retry-after') ?? 0);
  const content: PageContent = {
    title: words.problems.title,
    body: markUp`<p class="wrong" role="alert">${describeProblem(problem, words, wait)}</p><p><a href="/office">${words.problems.back}</a></p>`,
  };
  return sendPage(request, reply.code(problem.status), content, { name: null, formToken: '' });
}

/** Maximum number of fields in a form. The forms of the office have fewer than half as many. */
const maxFormFields = 100;

/**
 * Adds the parser for forms. If a form repeats a field, the first value is used. A form with too many fields is refused
 * before it is parsed.
 */
function addFormParser(office: FastifyInstance): void {
  office.removeAllContentTypeParsers();
  office.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const text = String(body);
      if (text.split('&', maxFormFields + 1).length > maxFormFields) {
        done(new Problem('BAD_REQUEST'));
        return;
      }
      done(null, Object.fromEntries([...new URLSearchParams(text)].reverse()));
    },
  );
}

/** Adds the office's routes. @param office a Fastify instance with the prefix /office */
export function registerOffice(office: FastifyInstance, options: OfficeOptions): void {
  const { config, database, knownBrowsers, now, passwords, passGate, signInLimit } = options;
  const accounts = config.officeAccounts;
  const sessions = makeOfficeSessions({ database, secret: config.sessionSecret, accounts, now });
  const buildPolicy = (scripts: readonly string[], pictures: readonly string[]): string =>
    [
      ...["default-src 'none'", `style-src ${getDigest(styles)}`, ...scripts],
      ...[`img-src ${["'self'", ...config.pictureOrigins, ...pictures].join(' ')}`, "form-action 'self'"],
      ...["base-uri 'none'", "frame-ancestors 'none'"],
    ].join('; ');
  const policy = buildPolicy([], []);
  // a picture that is being uploaded has a blob: address
  const uploadPolicy = buildPolicy([`script-src ${getDigest(uploadScript)}`], ['blob:']);

  office.addHook('onRequest', (request, reply, done) => {
    const isUpload = request.routeOptions.url?.startsWith(pagePaths.pictures);
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .header('referrer-policy', 'same-origin')
      .header('content-security-policy', isUpload ? uploadPolicy : policy);
    done();
  });
  addFormParser(office);
  answerErrorsWithProblems(office, logProblem, options.trouble, sendProblemPage);

  function sendSignIn(request: FastifyRequest, reply: FastifyReply, isWrong = false): FastifyReply {
    const own = officeTexts[readOfficeLanguage(request)].signIn;
    const formToken = sessions.toFormToken(giveFormCookie(request, reply));
    const body = markUp`<form class="narrow" method="post" action="/office/sign-in">${isWrong && markUp`<p class="wrong" role="alert">${own.wrong}</p>`}${buildHidden({ token: formToken })}${buildField(
      { name: 'name', label: own.name, autocomplete: 'username', maxLength: 100 },
    )}${buildField({
      ...{ name: 'password', label: own.password, type: 'password', autocomplete: 'current-password' },
      maxLength: 200,
    })}<button>${own.enter}</button></form>`;
    return sendPage(request, reply, { title: own.title, body }, { name: null, formToken });
  }

  office.get('/sign-in', (request, reply) => sendSignIn(request, reply));

  /** Checks a password. The check takes the same time whether or not the name exists. */
  async function tryPassword(name: string, password: string): Promise<boolean> {
    const entry = accounts.get(name);
    const compared = entry ?? [...accounts.values()][0] ?? '';
    const isSame = await passwords.isRight(password, toStoredPassword(compared));
    return isSame && entry !== undefined;
  }

  office.post('/sign-in', async (request, reply) => {
    const { name, password } = parse(credentials, requireOwnForm(request, sessions, readFormCookie));
    const person = `office/${name}`;
    const account = toAccountKey(person);
    const isKnown = knownBrowsers.read(request, account) !== null;
    const isRight = await passGate(isKnown, async () => {
      await signInLimit.consume(request, reply, person);
      return tryPassword(name, password);
    });
    office.logSecurity(request, {
      ...{ event: 'officeSignIn', outcome: isRight ? 'ok' : 'refused', email: person },
    });
    if (!isRight) return sendSignIn(request, reply.code(401), true);
    await signInLimit.forgive(request, person);
    knownBrowsers.remember(request, reply, account);
    const old = readOfficeCookie(request);
    if (old) await sessions.end(old);
    await sessions.start(name, setOfficeCookie(request, reply));
    return reply.redirect('/office', 303);
  });

  office.post('/sign-out', async (request, reply) => {
    requireOwnForm(request, sessions);
    await sessions.end(readOfficeCookie(request) ?? '');
    clearOfficeCookie(request, reply);
    office.logSecurity(request, { event: 'officeSignOut', outcome: 'ok' });
    return reply.redirect('/office/sign-in', 303);
  });

  // a user may type an address with a slash at its end
  office.get('/*', (request, reply) => {
    const [address = '', query] = request.url.split(/\?(.*)/s);
    const own = address.replace(/\/+$/, '');
    if (own === address) throw new Problem('NOT_FOUND');
    return reply.redirect(query ? `${own}?${query}` : own, 303);
  });

  const routes = makeOfficeRoutes(office, { database, sessions, now, forgetPages: options.forgetPages });
  addOverviewPage(routes, options);
  addOrderPages(routes, options.wakeOutbox, now);
  addMessagePages(routes, now);
  addReviewPages(routes, now);
  addSearchPages(routes, now, options.forgetWords);
  addContentPages(routes, options);
  addPicturePages(routes, now);
  addLogPage(routes);
}
