import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { knownBrowserCookie, readCookie, setKnownBrowserCookie, type KnownBrowserCookie } from './cookies';

const randomBytesOfId = 16;

/**
 * Known browsers of an account, which signed in to it before. A cookie contains an id, and the keyed hash of the id and
 * the account, so that it cannot be forged, and is valid for one account only. The cookie grants no access. Attempts to
 * sign in with it are only counted apart from the attempts of other browsers.
 * @param cookie name of the cookie; its hashes are invalid in another cookie
 */
export function makeKnownBrowsers(secret: string, cookie: KnownBrowserCookie = knownBrowserCookie) {
  const purpose = cookie.replaceAll('-', ' ');
  const sign = (id: string, account: string): Buffer =>
    createHmac('sha256', secret).update(`${purpose} ${id} ${account}`).digest();

  /** Returns the browser's id if it signed in to this account before. */
  function read(request: FastifyRequest, account: string): string | null {
    const [id = '', hash = ''] = (readCookie(request, cookie) ?? '').split('.');
    const [expected, actual] = [sign(id, account), Buffer.from(hash, 'base64url')];
    return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : null;
  }

  return {
    read,
    remember(request: FastifyRequest, reply: FastifyReply, account: string): void {
      if (read(request, account) !== null) return;
      const id = randomBytes(randomBytesOfId).toString('base64url');
      setKnownBrowserCookie(request, reply, cookie, `${id}.${sign(id, account).toString('base64url')}`);
    },
  };
}

export type KnownBrowsers = ReturnType<typeof makeKnownBrowsers>;
