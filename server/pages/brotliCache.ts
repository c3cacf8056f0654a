import type { FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { RenderedPageWithCss } from './renderPool';

const compress = promisify(brotliCompress);
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Of one drawing: one host, sometimes two. */
const mostVariants = 4;

/** Who refuses it says so with q=0. */
export const acceptsBrotli = ({ headers }: FastifyRequest): boolean =>
  /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers['accept-encoding'] ?? ''));

/**
 * A drawn page as small as it gets: a sixth less than what is made while somebody waits, and with it a list is within the
 * first packets of a new connection. That takes a tenth of a second, once a drawing, behind the answer to who came first.
 */
export function createBrotliCache() {
  let isMaking = false;
  const known = new WeakMap<RenderedPageWithCss, LRUCache<string, { page: Buffer | null }>>();
  return {
    /**
     * Null while it is being made.
     * @param variant what else than the drawing decides about the page
     * @param make gives the page's text
     */
    of(drawn: RenderedPageWithCss, variant: string, make: () => string): Buffer | null {
      const variants = known.get(drawn) ?? new LRUCache({ max: mostVariants });
      known.set(drawn, variants);
      const before = variants.get(variant);
      if (before) return before.page;
      // one at a time: whoever asks under many names has the machine's other work wait for no more than one
      if (isMaking) return null;
      isMaking = true;
      const entry: { page: Buffer | null } = { page: null };
      variants.set(variant, entry);
      compress(make(), smallest)
        .then(
          (page) => (entry.page = page),
          // the next one who comes has it tried again
          () => variants.delete(variant),
        )
        .finally(() => (isMaking = false));
      return null;
    },
  };
}
