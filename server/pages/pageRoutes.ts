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
 * Names with webpack's content hash: main.012345.js (eight digits in older builds). A file with other content has
 * another name.
 */
const hashed = /^\/assets\/.+\.[0-9a-f]{6,8}\.\w+(\.map)?(\.br|\.gz)?$/;
/** Files that have a source map. */
const mapped = /^\/assets\/(.+\.(?:js|css))(?:\.br|\.gz)?$/;
/** Files whose content changes under the same name with each deployment. */
const changing = /^\/(.*\.html|assets\/version\.json|assets\/i18n\/.*)(\.br|\.gz)?$/;

export const isHashed = (file: string): boolean => hashed.test(file);

export function getCacheControl(file: string): string {
  if (isHashed(file)) return 'public, max-age=31536000, immutable';
  return changing.test(file) ? 'no-cache' : 'public, max-age=3600';
}

/** Whether a request is for a page. The Accept header does not matter, because link previews and crawlers send none. */
export const isPageRequest = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|assets)(\/|\?|$)/.test(url);

const sellerRoutes: Record<SellerRoute, true> = { customers: true, sellerOrders: true, sellerOrder: true };

/** Whether a page is only for sellers, and the account is a customer. */
const isOthersPage = (route: RouteName, { answer }: PrefetchedResponse): boolean =>
  route in sellerRoutes && v.parse(sessionSchema, answer.body).account?.role === 'customer';

const isReplay = (url: string): boolean =>
  new URLSearchParams(url.split('?').slice(1).join('?')).has('replay');

/** Reads the built page; null without a built shop. */
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
    // QA pages are recorded, and open to Redux DevTools
    qa ? html.replace('<html', '<html data-qa="on"') : html,
    readScript(/^begin\.\w+\.js$/),
    readScript(/^beginShell\.\w+\.js$/),
  );
}

/** Serves the built shop. Any URL that is not a file is a page, and the router decides which page is shown. */
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
    // a page is not rendered for a client that has disconnected
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

    // a replay shows a recorded session, so the page contains nothing of the tester's own session
    if (config.qa && isReplay(request.url)) return reply.send(page.html);
    // a logged-in account gets the app shell with its session, but without prices, which only the browser requests
    if (readCookie(request, sessionCookie) !== undefined) {
      const [shell, session, isMissing] = await Promise.all([
        pages.getShell(viewer, request.clientSignal),
        fetchSession(app, request, reply),
        isMissingPage(injectAsGuest(app), match),
      ]);
      if (isMissing || (session && isOthersPage(match.route, session))) reply.status(404);
      if (!session) return reply.send(page.html);
      // this page is personal, so it must not be cached
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
    // the page is beyond the last page of a list; the redirect is temporary, because the list may become longer
    if (rendered?.redirect && list) return reply.redirect(rendered.redirect, 302);
    if (rendered?.redirect) return reply.redirect(rendered.redirect + request.url.slice(path.length), 301);
    // the origin is written into the page
    const origin = getOrigin(request);
    if (!rendered || origin === null) return reply.send(page.html);
    giveGuestXsrf(request, reply);
    return send(rendered, { origin, path: list?.canonical ?? path });
  };
  if (page !== null) {
    await app.register(async (files) => {
      // a path that leads out of the folder gets the same answer as any path that is not a file
      files.setErrorHandler<FastifyError>((error, _request, reply) => {
        if (error.statusCode !== 403) throw error;
        reply.callNotFound();
      });
      await files.register(fastifyStatic, {
        root: publicDir,
        // files of the build have an extension; most pages have none, so no folder is searched for them
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
    // /index.html is also answered with the page that was read above, not with the file
    for (const url of ['/', '/index.html']) app.get(url, sendPage);
  }

  app.setNotFoundHandler((request, reply) =>
    page !== null && isPageRequest(request)
      ? sendPage(request, reply)
      : sendProblem(reply, new Problem('NOT_FOUND')),
  );
}
