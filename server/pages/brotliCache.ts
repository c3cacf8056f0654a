import type { FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { RenderedPageWithCss } from './renderPool';

const compress = promisify(brotliCompress);
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Maximum number of variants of a rendered page. Variants differ by the host, and by whether a phone visits the shop
 * for the first time. Usually there are one or two variants.
 */
const maxVariants = 4;

/** Whether a client accepts Brotli. `q=0` means that the client refuses Brotli. */
export const acceptsBrotli = ({ headers }: FastifyRequest): boolean =>
  /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers['accept-encoding'] ?? ''));

interface Entry {
  isStarted: boolean;
  /** The compressed page. Null until the compression has finished. */
  page: Buffer | null;
}

/**
 * Cache of rendered pages that are compressed with Brotli's best level. These pages are a sixth smaller than with the
 * level for single responses, so that a list fits into the first packets of a new connection. The compression takes a
 * tenth of a second of CPU time. A page is compressed at the second request, so that the service does no extra work for
 * a page with a single visitor.
 */
export function createBrotliCache() {
  let isCompressing = false;
  const cache = new WeakMap<RenderedPageWithCss, LRUCache<string, Entry>>();
  return {
    /**
     * Returns the compressed page. Returns null until the compression has finished.
     * @param variant everything besides `rendered` that changes the page
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
      // only one compression runs at a time, so that requests with many host names cannot use all CPU time
      if (entry.isStarted || isCompressing) return entry.page;
      entry.isStarted = true;
      isCompressing = true;
      compress(make(), smallest)
        .then(
          (page) => (entry.page = page),
          // after a failure, the next request tries again
          () => (entry.isStarted = false),
        )
        .finally(() => (isCompressing = false));
      return null;
    },
  };
}
