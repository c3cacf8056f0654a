import { LRUCache } from 'lru-cache';
import { setTimeout as pause } from 'node:timers/promises';
import type { RenderContext } from '@/app/serverRender';
import { Problem } from '../shared/problem';
import type { Renderer, RenderedPageWithCss } from './renderPool';

export interface SsrCache {
  /** Returns a guest's page. Null when the service does not render it: then the browser does. */
  getPage(path: string, context: RenderContext, client?: AbortSignal): Promise<RenderedPageWithCss | null>;
  /** Returns the app shell of logged-in accounts. */
  getShell(context: RenderContext, client?: AbortSignal): Promise<RenderedPageWithCss | null>;
  /** Renders a guest's page, however long it takes. */
  warm(path: string, context: RenderContext): Promise<unknown>;
  /** Clears the cache, after changes that the service did not see. */
  clear(): void;
  /** Pages that are being rendered, or wait for it. */
  countRenderings(): number;
}

/** How a page was answered: from the cache, rendered for it, or left to the browser. */
export type PageOutcome = 'cached' | 'rendered' | 'left';

/** Landing pages of guests, from search engines and shared links. */
const slug = String.raw`[\w-]{1,64}`;
/** A code as it stands in a URL, however the ERP spells it: `ma%20fo.1+`. */
const code = String.raw`[\w.~!$&'()*+,;=:@%-]{1,2400}`;
/** Path under which the page of all unknown addresses is rendered, once. */
export const notFoundPath = '/not-found';

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
 * Lists with a page, an order, filters or a search, and pages of vehicles: too many to share a cache with landing pages, so that
 * they have one of their own.
 */
const renderableLists = new RegExp(
  String.raw`^(?:/shop/(?:category/(?:${code}/)?products|shop-grid-4-sidebar)(?:\?[^#]{1,1500})?|/vehicles/${slug})$`,
);

/** Milliseconds. Guests see neither prices nor stock, so a page stays valid for long. */
const freshMs = 5 * 60_000;
/** A page that failed is retried soon. */
const retryMs = 5_000;
const maxPages = 400;
const maxLists = 200;
/**
 * The first request waits this long for the rendering; then the browser renders the page, and the next
 * request gets it.
 */
const maxWaitMs = 1_500;
/** Further concurrent renderings are left to the browser. */
const maxRenderingPages = 20;
/** Fewer for lists with a query, so that they keep no landing page waiting. */
const maxRenderingLists = 4;

interface Entry {
  page: RenderedPageWithCss | null;
}

/** SSR cache (stale-while-revalidate): a stale page is served while a new one is rendered in the background. */
export function createSsrCache({
  renderer,
  now,
  onError,
  onPage = () => undefined,
  checkVersion,
  waitMs = maxWaitMs,
}: {
  /** Null where nothing is rendered. */
  renderer: Pick<Renderer, 'render'> | null;
  now: () => Date;
  onError: (error: unknown, page: string) => void;
  onPage?: (outcome: PageOutcome) => void;
  /** Clears the cache if another copy of the service changed what pages show; called before each page of guests. */
  checkVersion?: (() => Promise<void>) | undefined;
  waitMs?: number;
}): SsrCache {
  /** Clients that wait for a page that is being rendered. */
  const clients = new Map<string, Set<AbortSignal>>();
  const stays = new AbortController().signal;

  const createCache = (max: number, maxRendering: number) => {
    let rendering = 0;
    const cache = new LRUCache<string, Entry, () => Promise<RenderedPageWithCss>>({
      max,
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
  const landing = createCache(maxPages, maxRenderingPages);
  const lists = createCache(maxLists, maxRenderingLists);

  async function fetch(
    { cache, isFull }: ReturnType<typeof createCache>,
    path: string | null,
    context: RenderContext,
    client: AbortSignal = stays,
    patienceMs = waitMs,
  ): Promise<RenderedPageWithCss | null> {
    if (!renderer || client.aborted) return null;
    // the shell of accounts has nothing that the office writes
    if (checkVersion && path !== null) await checkVersion();
    const key = `${path ?? 'shell'} ${context.screen} ${context.language}`;
    const stale = cache.peek(key, { allowStale: true });
    const count = (page: RenderedPageWithCss | null) => {
      onPage(page === null ? 'left' : page === stale?.page ? 'cached' : 'rendered');
      return page;
    };
    if (isFull() && cache.getRemainingTTL(key) <= 0) return count(stale?.page ?? null);
    const waiting = (clients.get(key) ?? new Set()).add(client);
    const isWanted = (): boolean => [...waiting].some(({ aborted }) => !aborted);
    const entry = cache.fetch(key, {
      context: () => {
        clients.set(key, waiting);
        return renderer.render(path, context, isWanted);
      },
    });
    const known = await (stale?.page || patienceMs === Infinity
      ? entry
      : Promise.race([entry, pause(patienceMs, null, { ref: false })]));
    return count(known?.page ?? null);
  }

  return {
    getPage: (path, context, client) => {
      if (renderablePaths.test(path)) return fetch(landing, path, context, client);
      return renderableLists.test(path) ? fetch(lists, path, context, client) : Promise.resolve(null);
    },
    getShell: (context, client) => fetch(landing, null, context, client),
    warm: (path, context) => fetch(landing, path, context, stays, Infinity),
    clear: () => {
      landing.cache.clear();
      lists.cache.clear();
    },
    countRenderings: () => landing.countRenderings() + lists.countRenderings(),
  };
}
