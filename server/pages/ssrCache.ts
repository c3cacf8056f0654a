import { LRUCache } from 'lru-cache';
import { setTimeout as pause } from 'node:timers/promises';
import type { RenderContext } from '@/app/serverRender';
import type { Renderer, RenderedPageWithCss } from './renderPool';

export interface SsrCache {
  /** A guest's page. Null when the service does not render it: then the browser does. */
  getPage(path: string, context: RenderContext): Promise<RenderedPageWithCss | null>;
  /** What surrounds the pages of signed-in visitors. */
  getShell(context: RenderContext): Promise<RenderedPageWithCss | null>;
  /** Forgets all: for what changed behind the service's back. */
  clear(): void;
}

/**
 * The pages a guest comes to from elsewhere: a search engine, a shared link. Without a filter or a search: there are
 * as many of those as anyone likes to type.
 */
const slug = String.raw`[\w-]{1,64}`;
const renderablePaths = new RegExp(
  [
    '^/(?:home-two)?$',
    `^/shop(?:/brands|/category/${slug}(?:/products)?|/products/${slug})?$`,
    '^/site/(?:about-us|contact-us-v1)$',
    `^/blog(?:/${slug})?$`,
  ].join('|'),
);

/** In milliseconds. Guests see neither prices nor stock, so that a page is right for long. */
const freshMs = 5 * 60_000;
/** A page that could not be rendered is tried again soon. */
const retryMs = 5_000;
const maxPages = 400;
/** The first visitor of a page waits so long for its rendering; then the browser renders it, and the next one gets it. */
const maxWaitMs = 1_500;
/** More that are asked for at once are left to the browser. */
const maxRendering = 20;

interface Entry {
  page: RenderedPageWithCss | null;
}

/** Cache of rendered pages: an old page is served while a new one is rendered behind the answer. */
export function createSsrCache({
  renderer,
  now,
  onError,
  waitMs = maxWaitMs,
}: {
  /** Null where nothing is rendered. */
  renderer: Pick<Renderer, 'render'> | null;
  now: () => Date;
  onError: (error: unknown, page: string) => void;
  waitMs?: number;
}): SsrCache {
  let rendering = 0;
  const cache = new LRUCache<string, Entry, () => Promise<RenderedPageWithCss>>({
    max: maxPages,
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    allowStale: true,
    ignoreFetchAbort: true,
    fetchMethod: async (key, stale, { context: render, options }) => {
      rendering += 1;
      try {
        return { page: await render() };
      } catch (error) {
        onError(error, key);
        options.ttl = retryMs;
        return { page: stale?.page ?? null };
      } finally {
        rendering -= 1;
      }
    },
  });

  async function fetch(path: string | null, context: RenderContext): Promise<RenderedPageWithCss | null> {
    if (!renderer) return null;
    const key = `${path ?? 'shell'} ${context.screen} ${context.language}`;
    const stale = cache.peek(key, { allowStale: true });
    if (rendering >= maxRendering && cache.getRemainingTTL(key) <= 0) return stale?.page ?? null;
    const entry = cache.fetch(key, { context: () => renderer.render(path, context) });
    const known = await (stale?.page ? entry : Promise.race([entry, pause(waitMs, null, { ref: false })]));
    return known?.page ?? null;
  }

  return {
    getPage: (path, context) => (renderablePaths.test(path) ? fetch(path, context) : Promise.resolve(null)),
    getShell: (context) => fetch(null, context),
    clear: () => cache.clear(),
  };
}
