/**
 * Rendered guests' pages in Redis. All copies of the service share them, so that each page is rendered only once. A key
 * begins with the shop's namespace. It contains the page, the build that rendered the page, and the version of pages
 * (pageVersion.ts), so that no copy finds an outdated page. Redis deletes a page that is no longer fresh.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, deflateRaw, inflateRaw } from 'node:zlib';
import * as v from 'valibot';
import { makeRedisScript, type SharedRedis } from '../shared/redis';
import type { RenderedPageWithCss } from './renderPool';

export interface FoundPage {
  page: RenderedPageWithCss;
  /** Milliseconds for which the page is still fresh. */
  leftMs: number;
}

export interface SharedPages {
  /**
   * Finds a page. Returns null if no copy of the service has rendered the page, or if Redis does not answer.
   * @param key the page's path, screen and language
   * @param version the version of pages
   */
  find(key: string, version: number): Promise<FoundPage | null>;
  /** Writes a page for the other copies of the service. Does nothing while Redis does not answer. */
  write(key: string, version: number, page: RenderedPageWithCss, freshMs: number): Promise<void>;
}

export interface SharedPagesOptions {
  redis: Pick<SharedRedis, 'run' | 'isUp'>;
  /** Prefix of all keys. */
  namespace: string;
  /** Secret with which pages are signed. A page with an invalid signature counts as missing. */
  secret: string;
  /** Version of the build. Each key contains it, because pages of another build refer to other files. */
  build: string;
}

/** Maximum bytes of a compressed page. A larger page is not shared. The shop's pages have 10 to 20 KB. */
const maxWrittenBytes = 256 * 1024;
/** Maximum bytes of a page after decompression. */
const maxPageBytes = 4 * 1024 * 1024;

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

const findScript = makeRedisScript(`
if redis.call('STRLEN', KEYS[1]) > ${maxWrittenBytes} then return { '', 0 } end
return { redis.call('GET', KEYS[1]) or '', redis.call('PTTL', KEYS[1]) }`);
const findReply = v.tuple([v.string(), v.number()]);

const writeScript = makeRedisScript(`return redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])`);

export function createSharedPages({ redis, namespace, secret, build }: SharedPagesOptions): SharedPages {
  const keyOf = (page: string, version: number): string =>
    `${namespace}:page:${createHash('sha256').update(`${build}\n${version}\n${page}`).digest('base64url')}`;
  const sign = (key: string, packed: string): Buffer =>
    createHmac('sha256', secret).update(`rendered page\n${key}\n`).update(packed).digest();

  /** Parses a page from Redis. Returns null if the signature is invalid. */
  async function readPage(key: string, written: string): Promise<RenderedPageWithCss | null> {
    const [signature = '', packed = ''] = written.split(' ');
    const [expected, actual] = [sign(key, packed), Buffer.from(signature, 'base64url')];
    if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
    const json = await inflate(Buffer.from(packed, 'base64'), { maxOutputLength: maxPageBytes });
    // the JSON is not validated, because the signature proves that this build wrote the page
    return JSON.parse(json.toString()) as RenderedPageWithCss;
  }

  return {
    async find(page, version) {
      if (!redis.isUp()) return null;
      const key = keyOf(page, version);
      const reply = v.safeParse(findReply, await redis.run(findScript, [key], []));
      if (!reply.success) return null;
      const [written, leftMs] = reply.output;
      const found = leftMs > 0 ? await readPage(key, written) : null;
      return found && { page: found, leftMs };
    },
    async write(page, version, rendered, freshMs) {
      if (!redis.isUp()) return;
      const key = keyOf(page, version);
      const json = JSON.stringify(rendered);
      const packed = (await deflate(json, { level: constants.Z_BEST_SPEED })).toString('base64');
      const written = `${sign(key, packed).toString('base64url')} ${packed}`;
      if (json.length > maxPageBytes || written.length > maxWrittenBytes) return;
      await redis.run(writeScript, [key], [written, String(freshMs)]);
    },
  };
}
