import type { FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { RenderedPageWithCss } from './renderPool';

const compress = promisify(brotliCompress);
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Maximum variants of a rendered page, which differ by host: usually one, sometimes two. */
const maxVariants = 4;

/** Whether a client accepts Brotli. A client refuses it by `q=0`. */
export const acceptsBrotli = ({ headers }: FastifyRequest): boolean =>
  /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers['accept-encoding'] ?? ''));

interface Entry {
  isStarted: boolean;
  /** The compressed page; null until it is compressed. */
  page: Buffer | null;
}

/**
 * Cache of rendered pages that are compressed with Brotli's best level. They are a sixth smaller than responses
 * compressed one by one, so that a list fits into the first packets of a new connection. This compression takes a tenth
 * of a second of CPU time. It starts with the second request, so that a page with a single visitor is not compressed
 * twice.
 */
export function createBrotliCache() {
  let isCompressing = false;
  const cache = new WeakMap<RenderedPageWithCss, LRUCache<string, Entry>>();
  return {
    /**
     * Returns the compressed page, or null until it is compressed.
     * @param variant everything else on which the page depends
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
      // one compression at a time, so that requests under many host names cannot occupy the machine
      if (entry.isStarted || isCompressing) return entry.page;
      entry.isStarted = true;
      isCompressing = true;
      compress(make(), smallest)
        .then(
          (page) => (entry.page = page),
          // a failed compression is retried by the next request
          () => (entry.isStarted = false),
        )
        .finally(() => (isCompressing = false));
      return null;
    },
  };
}
