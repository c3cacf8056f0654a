import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Screen } from '@/app/firstScreen';
import { giveGuestXsrf, sessionCookie } from '../gateway/cookies';
import { Problem, sendProblem } from '../problem';
import { firstPage } from '../render/firstPage';
import type { FirstScreens } from '../render/firstScreens';

/** webpack's names: main.01234567.js; another content is another name. */
const hashed = /^\/assets\/.+\.[0-9a-f]{8}\.\w+(\.map)?(\.br|\.gz)?$/;
/** They change under the same name with every deployment. */
const changing = /^\/(.*\.html|assets\/version\.json|assets\/i18n\/.*)(\.br|\.gz)?$/;

export const isHashed = (file: string): boolean => hashed.test(file);

export function cacheControlOf(file: string): string {
  if (isHashed(file)) return 'public, max-age=31536000, immutable';
  return changing.test(file) ? 'no-cache' : 'public, max-age=3600';
}

/** A person's browser asking for a page; a script's request for a missing file is not one. */
const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|assets)(\/|\?|$)/.test(url) &&
  (headers.accept ?? '').includes('text/html');

/** The page, which says to the shop whether it is a QA page: recorded, and open to Redux DevTools. */
function readPage(publicDir: string, qa: boolean): string | null {
  const file = path.join(publicDir, 'index.html');
  if (!existsSync(file)) return null;
  const page = readFileSync(file, 'utf8');
  return qa ? page.replace('<html', '<html data-qa="on"') : page;
}

/** The built shop. Any address that is no file is a page of the shop, whose router knows what to show. */
export async function addPages(
  app: FastifyInstance,
  publicDir: string,
  qa: boolean,
  screens: FirstScreens,
): Promise<void> {
  const page = readPage(publicDir, qa);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'User-Agent, Cookie');
    // who is signed in sees prices, and the browser knows more of them than the service
    if (page === null || request.cookies[sessionCookie] !== undefined) return reply.send(page);
    const screen: Screen = /Mobi/.test(request.headers['user-agent'] ?? '') ? 'phone' : 'desk';
    const first = await screens.screenOf(request.url, screen);
    // the address goes into the page: one that is none is not
    if (!first || !/^[\w.:[\]-]+$/.test(request.host)) return reply.send(page);
    giveGuestXsrf(request, reply);
    const origin = `${request.protocol}://${request.host}`;
    return reply.send(firstPage(page, { screen, origin, path: request.url }, first));
  };
  if (page !== null) {
    await app.register(fastifyStatic, {
      root: publicDir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const name = `/${path.relative(publicDir, file).split(path.sep).join('/')}`;
        reply.header('cache-control', cacheControlOf(name));
      },
    });
    // by its file's name too it is the page as read above, not the file
    for (const url of ['/', '/index.html']) app.get(url, sendPage);
  }

  app.setNotFoundHandler((request, reply) =>
    page !== null && wantsPage(request)
      ? sendPage(request, reply.status(200))
      : sendProblem(reply, new Problem('NOT_FOUND')),
  );
}
