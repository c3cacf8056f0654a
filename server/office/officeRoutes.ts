/** Routes of the office. They require a session, refuse forms from other sites, and log each change. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import { officeLog, type OfficeAction } from '../db/schema';
import { isForeign } from '../gateway/guards';
import { logProblem } from '../gateway/securityLog';
import { defaultBodyLimit } from '../shared/jsonBodies';
import { raisePageVersion } from '../pages/pageVersion';
import { parse, Problem } from '../shared/problem';
import { buildKeptForm } from './keptForm';
import { buildPage, type PageContent } from './officePage';
import { readOfficeCookie, type OfficeSession, type OfficeSessions } from './officeSessions';
import {
  officeFormats,
  officeTexts,
  readOfficeLanguage,
  type OfficeFormats,
  type OfficeLanguage,
  type OfficeTexts,
} from './texts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Session of the person who sent the form. Null for a guest. */
    officeSession: OfficeSession | null;
  }
}

const fields = v.record(v.string(), v.string());

/**
 * Query of a page that confirms a change. All other parameters are ignored, because the page that reports an invalid
 * query has the invalid query in its address.
 */
const doneQuery = v.object({ done: v.literal('1') });

/** A request to the office, with data for building the page. */
export interface OfficeVisit {
  session: OfficeSession;
  language: OfficeLanguage;
  words: OfficeTexts;
  format: OfficeFormats;
  /** Parameters of the path. */
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  form: Readonly<Record<string, string>>;
  /** Hidden fields of each form: the form's token, and the address to which the form returns. */
  hidden: Readonly<Record<string, string>>;
}

/**
 * Result of a change: the subject for the log, and the address of the next page. Null if there was nothing to change.
 */
export type OfficeChange = { subject: string; goTo?: string } | null;

export interface OfficeFormRoute {
  /**
   * Shows a form again if its values are invalid or if the session has changed. The page contains the reason and the
   * texts that the user typed. Without this function the page contains only the reason, so the texts are lost.
   */
  showAgain?: (visit: OfficeVisit, reason: string, db: Database) => PageContent | Promise<PageContent>;
  /**
   * Whether a guest's form is refused unread, although `showAgain` exists. For a form with a file, which cannot be shown
   * again.
   */
  needsSession?: boolean;
  /** Maximum bytes of the form, if the route allows more than the default. */
  largest?: number;
}

export interface OfficeActionRoute extends OfficeFormRoute {
  action: OfficeAction;
  /** Makes the change in a transaction. The same transaction writes the log. */
  change: (db: Database, visit: OfficeVisit) => Promise<OfficeChange>;
  /** Whether pages of the shop show the changed data. All copies of the service then render their pages again. */
  isOnPages?: boolean;
  /** Called after the transaction was committed. */
  afterwards?: () => void;
  /** Address of the next page, if the form names no address. */
  goTo: string;
}

export interface OfficeRoutes {
  onPage: (path: string, build: (db: Database, visit: OfficeVisit) => Promise<PageContent>) => void;
  onFile: (
    path: string,
    build: (db: Database, visit: OfficeVisit) => Promise<{ name: string; type: string; text: string }>,
  ) => void;
  /** Adds a page that answers a form but changes nothing, such as a preview. */
  onForm: (
    path: string,
    route: OfficeFormRoute & { build: (db: Database, visit: OfficeVisit) => Promise<PageContent> },
  ) => void;
  onAction: (path: string, route: OfficeActionRoute) => void;
}

export interface OfficeRouteOptions {
  database: LazyDatabase;
  sessions: OfficeSessions;
  now: () => Date;
  /** Drops the rendered pages of this process, so that they are rendered again. */
  forgetPages: () => void;
}

const pageType = 'text/html; charset=utf-8';

/** Pattern of an office page's address, with filters. A form may return to such an address. */
const ownPage = /^\/office(?:\/[\w-]+)*(?:\?[\w=&%.:-]*)?$/;

/** Returns the address without the parameter `done`, which confirms a change. */
const readOwnAddress = (url: string): string => url.replace(/([?&])done=1(?:&|$)/, '$1').replace(/[?&]$/, '');

/** Whether the form's size, as its header declares it, is within the default limit. */
const isSmall = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? Infinity) <= defaultBodyLimit;

const addDone = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}done=1`;

/**
 * Refuses a form that another site sent, or that lacks the token of this browser.
 * @param readCookie reads the cookie from which the token is derived
 * @throws FORBIDDEN, XSRF_REQUIRED
 */
export function requireOwnForm(
  request: FastifyRequest,
  sessions: OfficeSessions,
  readCookie = readOfficeCookie,
): Record<string, string> {
  if (isForeign(request)) throw new Problem('FORBIDDEN');
  const form = parse(fields, request.body ?? {});
  if (!sessions.isOwnForm(readCookie(request), form.token)) throw new Problem('XSRF_REQUIRED');
  return form;
}

/** Sends an office page. The navigation is shown only to a signed-in account. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  content: PageContent,
  { name, formToken }: { name: string | null; formToken: string },
): FastifyReply {
  const isDone = v.is(doneQuery, request.query);
  return reply
    .code(content.status ?? reply.statusCode)
    .type(pageType)
    .send(buildPage(content, { language: readOfficeLanguage(request), name, formToken, isDone }));
}

export function makeOfficeRoutes(
  routes: FastifyInstance,
  { database, sessions, now, forgetPages }: OfficeRouteOptions,
): OfficeRoutes {
  const readSession = async (request: FastifyRequest): Promise<OfficeSession | null> => {
    const token = readOfficeCookie(request);
    return token ? sessions.find(token) : null;
  };

  function toVisit(
    request: FastifyRequest,
    session: OfficeSession,
    form: Record<string, string> = {},
  ): OfficeVisit {
    const language = readOfficeLanguage(request);
    return {
      ...{ session, language, words: officeTexts[language], format: officeFormats[language], form },
      params: parse(fields, request.params),
      query: parse(fields, request.query),
      hidden: {
        token: sessions.toFormToken(readOfficeCookie(request) ?? ''),
        back: readOwnAddress(request.url),
      },
    };
  }

  routes.decorateRequest('officeSession', null);

  /**
   * Returns the options of a route that answers a form. The session is checked before the body is read. A guest's form
   * is read only if it is small and can be shown again, because the session may have ended while the user was writing.
   */
  const toOptions = ({ largest, showAgain, needsSession = false }: OfficeFormRoute) => ({
    ...(largest === undefined ? {} : { bodyLimit: largest }),
    onRequest: async (request: FastifyRequest): Promise<void> => {
      if (isForeign(request)) throw new Problem('FORBIDDEN');
      request.officeSession = await readSession(request);
      const isRead =
        request.officeSession !== null || (showAgain !== undefined && !needsSession && isSmall(request));
      if (!isRead) throw new Problem('AUTH_REQUIRED');
    },
  });

  const sendToVisitor = (
    request: FastifyRequest,
    reply: FastifyReply,
    content: PageContent,
    { session, hidden }: OfficeVisit,
  ): FastifyReply => sendPage(request, reply, content, { name: session.name, formToken: hidden.token ?? '' });

  /**
   * Adds a route that answers a form.
   * @param answer answers a form that has a valid token and session; any other form is refused, or shown again
   */
  function addForm(
    path: string,
    route: OfficeFormRoute,
    answer: (request: FastifyRequest, reply: FastifyReply, visit: OfficeVisit) => Promise<FastifyReply>,
  ): void {
    routes.post(path, toOptions(route), async (request, reply) => {
      const { officeSession: session } = request;
      const form = parse(fields, request.body ?? {});
      if (!session) {
        const words = officeTexts[readOfficeLanguage(request)];
        const content = buildKeptForm(`/office${path}`, form, words);
        return sendPage(request, reply, content, { name: null, formToken: '' });
      }
      const visit = toVisit(request, session, form);
      if (sessions.isOwnForm(readOfficeCookie(request), form.token)) return answer(request, reply, visit);
      if (!route.showAgain) throw new Problem('XSRF_REQUIRED');
      logProblem(request, 'XSRF_REQUIRED');
      const content = await route.showAgain(visit, visit.words.problems.formKept, await database.get());
      return sendToVisitor(request, reply, { ...content, status: 403 }, visit);
    });
  }

  return {
    onPage(path, build) {
      routes.get(path, async (request, reply) => {
        const session = await readSession(request);
        if (!session) return reply.redirect('/office/sign-in', 303);
        const visit = toVisit(request, session);
        const content = await build(await database.get(), visit);
        return sendToVisitor(request, reply, content, visit);
      });
    },

    onFile(path, build) {
      routes.get(path, async (request, reply) => {
        const session = await readSession(request);
        if (!session) return reply.redirect('/office/sign-in', 303);
        const { name, type, text } = await build(await database.get(), toVisit(request, session));
        return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(text);
      });
    },

    onForm(path, route) {
      addForm(path, route, async (request, reply, visit) =>
        sendToVisitor(request, reply, await route.build(await database.get(), visit), visit),
      );
    },

    onAction(path, route) {
      const { action, change, showAgain, isOnPages, afterwards, goTo } = route;
      addForm(path, route, async (request, reply, visit) => {
        const { session, form, words } = visit;
        const db = await database.get();
        const makeChange = () =>
          db.transaction(async (transaction) => {
            const result = await change(transaction, visit);
            if (result)
              await transaction
                .insert(officeLog)
                .values({ name: session.name, action, subject: result.subject, createdAt: now() });
            // the version is raised at the end, because from here on simultaneous changes wait for each other
            if (result && isOnPages) await raisePageVersion(transaction);
            return result;
          });
        const made = await makeChange().catch((error: unknown) => {
          if (showAgain && error instanceof Problem && error.code === 'BAD_REQUEST')
            return showAgain(visit, words.problems.input(error.extra.fields?.join(', ') ?? '…'), db);
          throw error;
        });
        if (made && 'title' in made) return sendToVisitor(request, reply, made, visit);
        if (!made) throw new Problem('NOT_FOUND');
        if (isOnPages) forgetPages();
        afterwards?.();
        const back = form.back !== undefined && ownPage.test(form.back) ? form.back : goTo;
        return reply.redirect(addDone(made.goTo ?? back), 303);
      });
    },
  };
}
