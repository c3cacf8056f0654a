import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { PrefetchedResponse } from '@/app/prefetchedResponses';
import { matchRoute, type RouteName, type SellerRoute } from '@/features/navigation/routes';
import { sessionSchema } from '@/shop/schemas';
import type { Config } from '../shared/config';
import { giveGuestXsrf, readCookie, sessionCookie } from '../gateway/cookies';
import { Problem, sendProblem } from '../shared/problem';
import { getOrigin } from '../shared/publicAddress';
import { fetchSession } from './fetchSession';
import { injectAsGuest } from './injectAsGuest';
import { writeAnswers } from './inlineJson';
import { isMissingPage } from './isMissingPage';
import {
  isFirstMobileVisit,
  renderCriticalStyles,
  renderBareShell,
  renderHtmlPage,
  splitBuiltPage,
  type BuiltPage,
  type PageUrl,
} from './htmlTemplate';
import type { RenderedPageWithCss } from './renderPool';
import { isOfNothing, notFoundPath, type SsrCache } from './ssrCache';
import { buildContentSecurityPolicy } from './securityHeaders';
import { createBrotliCache, acceptsBrotli } from './brotliCache';
import { hasSignificantQuery, readListAddress, readPath, readRenderContext } from '../shared/requestContext';

/**
 * Files whose name contains webpack's content hash, such as main.012345.js (eight digits in older builds). If the
 * content of such a file changes, its name changes, too.
 */
const hashed = /^\/assets\/.+\.[0-9a-f]{6,8}\.\w+(\.map)?(\.br|\.gz)?$/;
/** Files that have a source map. */
const mapped = /^\/assets\/(.+\.(?:js|css))(?:\.br|\.gz)?$/;
/** Files that keep their name, but whose content may change with each deployment. */
const changing = /^\/(.*\.html|assets\/version\.json|assets\/i18n\/.*)(\.br|\.gz)?$/;

export const isHashed = (file: string): boolean => hashed.test(file);

export function getCacheControl(file: string): string {
  if (isHashed(file)) return 'public, max-age=31536000, immutable';
  return changing.test(file) ? 'no-cache' : 'public, max-age=3600';
}

/**
 * Whether a request is for a page. The Accept header is not checked, because link previews and crawlers do not send it.
 */
export const isPageRequest = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|assets)(\/|\?|$)/.test(url);

const sellerRoutes: Record<SellerRoute, true> = { customers: true, sellerOrders: true, sellerOrder: true };

/** Whether the page is only for sellers, but the account is a customer. */
const isOthersPage = (route: RouteName, { answer }: PrefetchedResponse): boolean =>
  route in sellerRoutes && v.parse(sessionSchema, answer.body).account?.role === 'customer';

const isReplay = (url: string): boolean =>
  new URLSearchParams(url.split('?').slice(1).join('?')).has('replay');

/** Reads the built page. Returns null if the shop has not been built. */
export function readPage(publicDir: string, qa: boolean): BuiltPage | null {
  const file = path.join(publicDir, 'index.html');
  if (!existsSync(file)) return null;
  const html = readFileSync(file, 'utf8');
  const assets = path.join(publicDir, 'assets');
  const readScript = (script: RegExp): string => {
    const name = readdirSync(assets).find((file) => script.test(file));
    return name ? readFileSync(path.join(assets, name), 'utf8') : '';
  };
  return splitBuiltPage(
    // this attribute turns on the recording of QA pages and the Redux DevTools
    qa ? html.replace('<html', '<html data-qa="on"') : html,
    readScript(/^begin\.\w+\.js$/),
    readScript(/^beginShell\.\w+\.js$/),
  );
}

/** Serves the built shop. A URL that is not a file is a page, and the router decides which page it is. */
export async function registerPageRoutes(
  app: FastifyInstance,
  config: Pick<Config, 'payment' | 'pictureOrigins' | 'qa'>,
  publicDir: string,
  page: BuiltPage | null,
  pages: SsrCache,
): Promise<void> {
  const smallest = createBrotliCache();
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', buildContentSecurityPolicy(config, { styles: page?.styles ?? [] }))
      .header('vary', 'Accept-Encoding, User-Agent, Cookie');
    if (page === null) return reply.send(null);
    const match = matchRoute(readPath(request.url));
    const isUnknown = match.route === 'notFound';
    reply.status(isUnknown ? 404 : 200);
    // if the client has disconnected, the page is not rendered
    if (request.clientSignal.aborted) throw new Problem('CLIENT_GONE');
    const viewer = readRenderContext(request);
    const send = (rendered: RenderedPageWithCss, address: PageUrl | null) => {
      if (isOfNothing(rendered)) reply.status(404);
      reply.header(
        'content-security-policy',
        buildContentSecurityPolicy(config, {
          styles: [renderCriticalStyles(page, viewer, rendered)],
          begin: address ? page.begin : page.beginShell,
        }),
      );
      const make = () => renderHtmlPage(page, viewer, rendered, address);
      const variant = `${address?.origin} ${isFirstMobileVisit(viewer)}`;
      const small = address && acceptsBrotli(request) ? smallest.of(rendered, variant, make) : null;
      return small ? reply.header('content-encoding', 'br').send(small) : reply.send(make());
    };

    // a replay shows a recorded session, so the page must not contain the tester's session
    if (config.qa && isReplay(request.url)) return reply.send(page.html);
    // a signed-in account gets the app shell with the session; prices are missing, because only the browser requests
    // them
    if (readCookie(request, sessionCookie) !== undefined) {
      const [shell, session, isMissing] = await Promise.all([
        pages.getShell(viewer, request.clientSignal),
        fetchSession(app, request, reply),
        isMissingPage(injectAsGuest(app), match),
      ]);
      if (isMissing || (session && isOthersPage(match.route, session))) reply.status(404);
      if (!session) return reply.send(page.html);
      // the page contains personal data, so it must not be cached
      reply.header('cache-control', 'no-store');
      if (!shell) {
        const { styles, beginShell: begin } = page;
        reply.header('content-security-policy', buildContentSecurityPolicy(config, { styles, begin }));
        return reply.send(renderBareShell(page, viewer, session));
      }
      return send({ ...shell, answers: writeAnswers([session]) }, null);
    }
    const path = readPath(request.url);
    const list = hasSignificantQuery(request.url) ? readListAddress(request.url) : null;
    const isOther = list === null && hasSignificantQuery(request.url);
    const rendered = isOther
      ? null
      : await pages.getPage(isUnknown ? notFoundPath : (list?.path ?? path), viewer, request.clientSignal);
    // the page number is greater than the number of pages; the redirect is temporary, because the list may become
    // longer
    if (rendered?.redirect && list) return reply.redirect(rendered.redirect, 302);
    if (rendered?.redirect) return reply.redirect(rendered.redirect + request.url.slice(path.length), 301);
    // a rendered page contains the origin
    const origin = getOrigin(request);
    if (!rendered || origin === null) return reply.send(page.html);
    giveGuestXsrf(request, reply);
    return send(rendered, { origin, path: list?.canonical ?? path });
  };
  if (page !== null) {
    await app.register(async (files) => {
      // a path outside the folder gets the same answer as a path without a file
      files.setErrorHandler<FastifyError>((error, _request, reply) => {
        if (error.statusCode !== 403) throw error;
        reply.callNotFound();
      });
      await files.register(fastifyStatic, {
        root: publicDir,
        // a path without an extension is a page and not a file, so the folder is not searched
        allowedPath: (name) => name.includes('.'),
        index: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, file) => {
          const name = `/${path.relative(publicDir, file).split(path.sep).join('/')}`;
          reply.header('cache-control', getCacheControl(name));
          const [, built] = mapped.exec(name) ?? [];
          if (built) reply.header('sourcemap', `${built}.map`);
        },
      });
    });
    // /index.html is answered with the rendered home page, not with the file index.html
    for (const url of ['/', '/index.html']) app.get(url, sendPage);
  }

  app.setNotFoundHandler((request, reply) =>
    page !== null && isPageRequest(request)
      ? sendPage(request, reply)
      : sendProblem(reply, new Problem('NOT_FOUND')),
  );
}
