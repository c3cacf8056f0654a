import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { knownBrowserCookie, readCookie, setKnownBrowserCookie, type KnownBrowserCookie } from './cookies';

const randomBytesOfId = 16;

/**
 * Known browsers of an account: browsers that have signed in to the account before. A cookie contains an id, and a
 * keyed hash of the id and the account. The cookie cannot be forged, and is valid for only one account. It grants no
 * access: the sign-in attempts of a known browser are only counted separately from those of other browsers.
 * @param cookie name of the cookie; a hash from a cookie with another name is invalid
 */
export function makeKnownBrowsers(secret: string, cookie: KnownBrowserCookie = knownBrowserCookie) {
  const purpose = cookie.replaceAll('-', ' ');
  const sign = (id: string, account: string): Buffer =>
    createHmac('sha256', secret).update(`${purpose} ${id} ${account}`).digest();

  /** Returns the id of the browser if it has signed in to the account before. */
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
