import type { FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { RenderedPageWithCss } from './renderPool';

const compress = promisify(brotliCompress);
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Variants per rendered page: one host, sometimes two. */
const maxVariants = 4;

/** `q=0` refuses Brotli. */
export const acceptsBrotli = ({ headers }: FastifyRequest): boolean =>
  /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers['accept-encoding'] ?? ''));

interface Entry {
  isStarted: boolean;
  /** Null until it is compressed. */
  page: Buffer | null;
}

/**
 * Cache of rendered pages compressed at Brotli's best level: a sixth smaller than on-the-fly compression, so that a
 * list fits the first packets of a new connection. Compression takes a tenth of a second of CPU time, and starts with
 * the second response, so that a page with one visitor is not compressed twice.
 */
export function createBrotliCache() {
  let isCompressing = false;
  const cache = new WeakMap<RenderedPageWithCss, LRUCache<string, Entry>>();
  return {
    /**
     * Returns the compressed page; null until it is compressed. @param variant everything else that the page depends on
     * @param make returns the page's HTML
     */
    of(rendered: RenderedPageWithCss, variant: string, make: () => string): Buffer | null {
      const variants = cache.get(rendered) ?? new LRUCache({ max: maxVariants });
      cache.set(rendered, variants);
      const entry = variants.get(variant);
      if (!entry) {
        variants.set(variant, { isStarted: false, page: null });
        return null;
      }
      // one at a time: requests under many host names must not occupy the machine
      if (entry.isStarted || isCompressing) return entry.page;
      entry.isStarted = true;
      isCompressing = true;
      compress(make(), smallest)
        .then(
          (page) => (entry.page = page),
          // the next request retries
          () => (entry.isStarted = false),
        )
        .finally(() => (isCompressing = false));
      return null;
    },
  };
}
