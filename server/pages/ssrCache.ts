import { LRUCache } from 'lru-cache';
import { setTimeout as pause } from 'node:timers/promises';
import type { RenderContext } from '@/app/serverRender';
import { Problem } from '../shared/problem';
import type { Renderer, RenderedPageWithCss } from './renderPool';
import type { SharedPages } from './sharedPages';

export interface SsrCache {
  /** Returns a guest's page, or null if the browser must render the page. */
  getPage(path: string, context: RenderContext, client?: AbortSignal): Promise<RenderedPageWithCss | null>;
  /** Returns the app shell of signed-in accounts, or null if the browser must render the page. */
  getShell(context: RenderContext, client?: AbortSignal): Promise<RenderedPageWithCss | null>;
  /** Renders a guest's page into the cache. The wait has no time limit. */
  warm(path: string, context: RenderContext): Promise<unknown>;
  /** Clears the cache. Needed after a change that the service did not see. */
  clear(): void;
  /** Returns the number of pages that are being rendered, or wait for a thread. */
  countRenderings(): number;
}

/**
 * Source of a page. `cached`: this process had the page. `shared`: another copy of the service had rendered the page.
 * `rendered`: the page was rendered now. `left`: the browser renders the page.
 */
export type PageOutcome = 'cached' | 'shared' | 'rendered' | 'left';

/** Pattern of an article's or a vehicle's slug. */
const slug = String.raw`[\w-]{1,64}`;
/** Pattern of any code of the ERP, encoded for a URL: `ma%20fo.1+`. */
const code = String.raw`[\w.~!$&'()*+,;=:@%-]{1,2400}`;
/** Path of the not-found page. The page is rendered once for all unknown addresses. */
export const notFoundPath = '/not-found';

/** Pages at which guests arrive from search engines and shared links. */
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
 * Vehicle pages, and lists with a page number, a sort order, filters or a search. They have a separate cache, because
 * they are so many that they would displace the pages above.
 */
const renderableLists = new RegExp(
  String.raw`^(?:/shop/(?:category/(?:${code}/)?products|shop-grid-4-sidebar)(?:\?[^#]{1,1500})?|/vehicles/${slug})$`,
);

/** Milliseconds for which a page is fresh. The time is long, because guests see neither prices nor stock. */
const freshMs = 5 * 60_000;
/** Milliseconds after a failed rendering until the page may be rendered again. */
const retryMs = 5_000;
/**
 * Maximum bytes of the two caches. They are enough for about 600 pages and 300 lists. A page counts separately for each
 * language and each kind of screen.
 */
const maxPagesBytes = 64 * 1024 * 1024;
const maxListsBytes = 32 * 1024 * 1024;
/**
 * Maximum milliseconds that a request waits for a rendering. After that the browser renders the page. The next request
 * gets the rendered page from the cache.
 */
const maxWaitMs = 1_500;
/** Maximum number of pages that are rendered at the same time. The browser renders all further pages. */
const maxRenderingPages = 20;
/**
 * Maximum number of lists and vehicle pages that are rendered at the same time. It is lower, so that lists do not delay
 * other pages.
 */
const maxRenderingLists = 4;

/** Whether a page is a not-found page (src/widgets/notFound). Such a page is marked noindex. */
export const isOfNothing = ({ head }: Pick<RenderedPageWithCss, 'head'>): boolean =>
  head.includes('content="noindex"');

interface Entry {
  page: RenderedPageWithCss | null;
  /** Whether another copy of the service rendered the page. */
  isShared?: boolean;
}

/** A page that is being rendered, because the cache does not have it. */
interface Making {
  render: () => Promise<RenderedPageWithCss>;
  /** Clients that wait for the page. */
  waiting: Set<AbortSignal>;
  /** Version of pages. Null if the page is not shared. */
  version: number | null;
}

/** Returns the approximate size of an entry in bytes. */
const sizeOf = ({ page }: Entry): number =>
  page ? page.head.length + page.body.length + page.styles.length + page.answers.length : 1;

/**
 * Whether copies of the service share the page. Not-found pages, and lists with a page number, filters or a search are
 * not shared, because there are too many of them.
 */
const isShareable = (key: string): boolean => !key.includes('?') && !key.startsWith(notFoundPath);

/**
 * Creates the cache of rendered pages (stale-while-revalidate). A stale page is served at once, and is rendered again
 * in the background.
 */
export function createSsrCache({
  renderer,
  now,
  onError,
  onPage = () => undefined,
  checkVersion,
  shared,
  waitMs = maxWaitMs,
}: {
  /** Renders pages. Null if the browser must render all pages. */
  renderer: Pick<Renderer, 'render' | 'clear'> | null;
  now: () => Date;
  onError: (error: unknown, page: string) => void;
  onPage?: (outcome: PageOutcome) => void;
  /**
   * Called before each guest's page. Clears the cache if another copy of the service has changed data of pages. Returns
   * the version of pages, or null while the version is unknown.
   */
  checkVersion?: (() => Promise<number | null>) | undefined;
  /** Rendered pages that all copies of the service share. */
  shared?: SharedPages | null;
  waitMs?: number;
}): SsrCache {
  /** Clients that wait for a page, by the page's key. */
  const clients = new Map<string, Set<AbortSignal>>();
  const stays = new AbortController().signal;

  /**
   * Version of pages at the last request, and at the last clearing. Shared pages of the version at the last clearing
   * may be outdated, so they are not used.
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
    // the app shell contains no data that the office edits, so its version does not matter
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
