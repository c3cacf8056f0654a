import { LRUCache } from 'lru-cache';
import { setTimeout as pause } from 'node:timers/promises';
import type { RenderContext } from '@/app/serverRender';
import { Problem } from '../shared/problem';
import type { Renderer, RenderedPageWithCss } from './renderPool';
import type { SharedPages } from './sharedPages';

export interface SsrCache {
  /** Returns a guest's page; null when the browser must render the page. */
  getPage(path: string, context: RenderContext, client?: AbortSignal): Promise<RenderedPageWithCss | null>;
  /** Returns the app shell of logged-in accounts. */
  getShell(context: RenderContext, client?: AbortSignal): Promise<RenderedPageWithCss | null>;
  /** Renders a guest's page into the cache, however long it takes. */
  warm(path: string, context: RenderContext): Promise<unknown>;
  /** Clears the cache, after changes that the service did not make itself. */
  clear(): void;
  /** Returns the number of pages that are being rendered or wait to be rendered. */
  countRenderings(): number;
}

/**
 * Source of a page: this copy's cache, another copy's rendering, a rendering for this request, or `left` to the
 * browser.
 */
export type PageOutcome = 'cached' | 'shared' | 'rendered' | 'left';

/** Slug of an article or of a vehicle. */
const slug = String.raw`[\w-]{1,64}`;
/** Any code of the ERP, encoded for a URL: `ma%20fo.1+`. */
const code = String.raw`[\w.~!$&'()*+,;=:@%-]{1,2400}`;
/** Path under which the page of all unknown addresses is rendered, once. */
export const notFoundPath = '/not-found';

/** Landing pages of guests, who come from search engines and shared links. */
const renderablePaths = new RegExp(
  [
    '^/(?:home-two)?$',
    `^/shop(?:/brands|/category/${code}(?:/products)?|/products/${code})?$`,
    '^/site/(?:about-us|contact-us-v1|privacy)$',
    `^/blog(?:/${slug})?$`,
    `^${notFoundPath}$`,
  ].join('|'),
);

/**
 * Lists with a page number, a sort order, filters or a search, and pages of vehicles. They have a cache of their own,
 * because there are so many that they would displace landing pages.
 */
const renderableLists = new RegExp(
  String.raw`^(?:/shop/(?:category/(?:${code}/)?products|shop-grid-4-sidebar)(?:\?[^#]{1,1500})?|/vehicles/${slug})$`,
);

/** Milliseconds for which a page is fresh. The time is long, because guests see neither prices nor stock. */
const freshMs = 5 * 60_000;
/** Milliseconds after which a page that failed is rendered again. */
const retryMs = 5_000;
/**
 * Maximum bytes of cached pages and of cached lists, enough for some 600 pages and 300 lists, each in one language for
 * one kind of screen.
 */
const maxPagesBytes = 64 * 1024 * 1024;
const maxListsBytes = 32 * 1024 * 1024;
/**
 * Maximum milliseconds that the first request waits for a rendering. After that the browser renders the page, and the
 * next request gets the rendering from the cache.
 */
const maxWaitMs = 1_500;
/** Maximum number of concurrent renderings; further pages are left to the browser. */
const maxRenderingPages = 20;
/**
 * Maximum number of concurrent renderings of lists and pages of vehicles. It is lower, so that they do not delay
 * landing pages.
 */
const maxRenderingLists = 4;

/** Whether a page is a not-found page (src/widgets/notFound), which is marked noindex. */
export const isOfNothing = ({ head }: Pick<RenderedPageWithCss, 'head'>): boolean =>
  head.includes('content="noindex"');

interface Entry {
  page: RenderedPageWithCss | null;
  /** Whether another copy rendered the page. */
  isShared?: boolean;
}

/** Rendering in progress of a page that is not in the cache. */
interface Making {
  render: () => Promise<RenderedPageWithCss>;
  /** Clients that wait for the rendering. */
  waiting: Set<AbortSignal>;
  /** Version of pages; null for a page that is not shared. */
  version: number | null;
}

/** Returns the bytes of an entry. */
const sizeOf = ({ page }: Entry): number =>
  page ? page.head.length + page.body.length + page.styles.length + page.answers.length : 1;

/**
 * Whether copies share the page. They do not share not-found pages, and lists with a page number, filters or a search,
 * because there are too many.
 */
const isShareable = (key: string): boolean => !key.includes('?') && !key.startsWith(notFoundPath);

/** SSR cache (stale-while-revalidate). A stale page is served while the page is rendered again in the background. */
export function createSsrCache({
  renderer,
  now,
  onError,
  onPage = () => undefined,
  checkVersion,
  shared,
  waitMs = maxWaitMs,
}: {
  /** Null when every page is left to the browser. */
  renderer: Pick<Renderer, 'render' | 'clear'> | null;
  now: () => Date;
  onError: (error: unknown, page: string) => void;
  onPage?: (outcome: PageOutcome) => void;
  /**
   * Clears the cache if another copy of the service changed data of pages. Called before each guest's page. Returns the
   * version of pages, or null while the version is unknown.
   */
  checkVersion?: (() => Promise<number | null>) | undefined;
  /** Pages that all copies share. */
  shared?: SharedPages | null;
  waitMs?: number;
}): SsrCache {
  /** Clients that wait for a page that is being rendered. */
  const clients = new Map<string, Set<AbortSignal>>();
  const stays = new AbortController().signal;

  /**
   * Version of pages at the last request, and at the last clearing. Pages that are shared under the version of the last
   * clearing may be outdated, and are not used.
   */
  let lastVersion: number | null = null;
  let clearedVersion: number | null = null;

  const createCache = (maxSize: number, maxRendering: number) => {
    let rendering = 0;
    const cache = new LRUCache<string, Entry, Making>({
      maxSize,
      sizeCalculation: sizeOf,
      ttl: freshMs,
      ttlResolution: 0,
      perf: { now: () => now().getTime() },
      allowStale: true,
      ignoreFetchAbort: true,
      fetchMethod: async (key, stale, { context: { render, version, waiting }, options }) => {
        rendering += 1;
        clients.set(key, waiting);
        try {
          const mayShare = version !== null && version !== clearedVersion;
          const found = mayShare ? await shared?.find(key, version) : null;
          if (found) {
            options.ttl = found.leftMs;
            return { page: found.page, isShared: true };
          }
          const page = await render();
          if (mayShare && !isOfNothing(page)) void shared?.write(key, version, page, freshMs);
          return { page };
        } catch (error) {
          if (error instanceof Problem && error.code === 'CLIENT_GONE') return undefined;
          onError(error, key);
          options.ttl = retryMs;
          return { page: stale?.page ?? null };
        } finally {
          rendering -= 1;
          clients.delete(key);
        }
      },
    });
    return { cache, isFull: () => rendering >= maxRendering, countRenderings: () => rendering };
  };
  const landing = createCache(maxPagesBytes, maxRenderingPages);
  const lists = createCache(maxListsBytes, maxRenderingLists);

  async function fetch(
    { cache, isFull }: ReturnType<typeof createCache>,
    path: string | null,
    context: RenderContext,
    client: AbortSignal = stays,
    patienceMs = waitMs,
  ): Promise<RenderedPageWithCss | null> {
    if (!renderer || client.aborted) return null;
    // the app shell of accounts contains no data that the office edits
    const version = checkVersion && path !== null ? await checkVersion() : null;
    lastVersion = version ?? lastVersion;
    const key = `${path ?? 'shell'} ${context.screen} ${context.language}`;
    const stale = cache.peek(key, { allowStale: true });
    const count = ({ page, isShared }: Entry) => {
      const made = isShared ? 'shared' : 'rendered';
      onPage(page === null ? 'left' : page === stale?.page ? 'cached' : made);
      return page;
    };
    if (isFull() && cache.getRemainingTTL(key) <= 0) return count(stale ?? { page: null });
    const waiting = (clients.get(key) ?? new Set()).add(client);
    const isWanted = (): boolean => [...waiting].some(({ aborted }) => !aborted);
    const entry = cache.fetch(key, {
      context: {
        render: () => renderer.render(path, context, isWanted),
        waiting,
        version: isShareable(key) ? version : null,
      },
    });
    const known = await (stale?.page || patienceMs === Infinity
      ? entry
      : Promise.race([entry, pause(patienceMs, null, { ref: false })]));
    return count(known ?? { page: null });
  }

  return {
    getPage: (path, context, client) => {
      if (renderablePaths.test(path)) return fetch(landing, path, context, client);
      return renderableLists.test(path) ? fetch(lists, path, context, client) : Promise.resolve(null);
    },
    getShell: (context, client) => fetch(landing, null, context, client),
    warm: (path, context) => fetch(landing, path, context, stays, Infinity),
    clear: () => {
      renderer?.clear?.();
      clearedVersion = lastVersion;
      landing.cache.clear();
      lists.cache.clear();
    },
    countRenderings: () => landing.countRenderings() + lists.countRenderings(),
  };
}
