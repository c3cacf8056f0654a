import { LRUCache } from 'lru-cache';
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceClient, RenderedPage, Screen, RenderContext } from '@/app/serverRender';

/** What webpack makes of src/app/serverRender.tsx. */
interface Drawing {
  drawFirstScreen(path: string, viewer: RenderContext, ask: ServiceClient): Promise<RenderedPage>;
  drawShell(viewer: RenderContext, ask: ServiceClient): Promise<RenderedPage>;
}

/** With the styles that it shows. */
export interface RenderedPageWithCss extends RenderedPage {
  styles: string;
}

export interface FirstScreens {
  /** A guest's page. Null when it is not drawn here: then the browser draws it. */
  screenOf(path: string, viewer: RenderContext): Promise<RenderedPageWithCss | null>;
  /** What surrounds the pages of who is signed in. */
  shellOf(viewer: RenderContext): Promise<RenderedPageWithCss | null>;
  /** For what changed behind the service's back. */
  forget(): void;
}

/**
 * The pages a guest comes to from elsewhere: a search engine, a shared link. Without a filter or a search: there are
 * as many of those as anyone likes to type.
 */
const slug = String.raw`[\w-]{1,64}`;
const drawn = new RegExp(
  [
    '^/(?:home-two)?$',
    `^/shop(?:/brands|/category/${slug}(?:/products)?|/products/${slug})?$`,
    '^/site/(?:about-us|contact-us-v1)$',
    `^/blog(?:/${slug})?$`,
  ].join('|'),
);

type Work = (drawing: Drawing) => Promise<RenderedPage>;

interface Known {
  screen: RenderedPageWithCss | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** In milliseconds. Guests see neither prices nor stock, so that a screen is right for long. */
const freshMs = 5 * 60_000;
/** A page that could not be drawn is tried again soon. */
const failedMs = 5_000;
const mostScreens = 400;
/** Who comes first to a page waits so long for its drawing; then the browser draws it itself, and the next one gets it. */
const longestWaitMs = 1_500;
/** More that are asked for at once are left to the browser. */
const mostUnderway = 20;

/** Draws one screen at a time, remembers them, and draws an old one anew behind the answer. */
export function createSsrCache({
  file,
  ask,
  stylesOf,
  now,
  onFault,
  waitMs = longestWaitMs,
}: {
  /** Of the drawing; without it nothing is drawn here. */
  file: string;
  ask: ServiceClient;
  stylesOf: (body: string, screen: Screen) => Promise<string>;
  now: () => Date;
  onFault: (error: unknown, screen: string) => void;
  waitMs?: number;
}): FirstScreens {
  const known = new LRUCache<string, Known>({ max: mostScreens });
  const underway = new Map<string, Promise<RenderedPageWithCss | null>>();
  let drawing: Drawing | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function draw(key: string, screen: Screen, work: Work): Promise<RenderedPageWithCss | null> {
    try {
      drawing ??= createRequire(file)(file) as Drawing;
      const drawn = await work(drawing);
      const made = { ...drawn, styles: await stylesOf(drawn.body, screen) };
      known.set(key, { screen: made, at: now().getTime() });
      return made;
    } catch (error) {
      onFault(error, key);
      const before = known.get(key)?.screen ?? null;
      known.set(key, { screen: before, at: now().getTime() - freshMs + failedMs });
      return before;
    } finally {
      underway.delete(key);
    }
  }

  function drawOnce(key: string, screen: Screen, work: Work): Promise<RenderedPageWithCss | null> {
    const asked = underway.get(key);
    if (asked) return asked;
    const made = last.then(() => draw(key, screen, work));
    last = made;
    underway.set(key, made);
    return made;
  }

  const tooLong = () => pause(waitMs, null, { ref: false });
  const canDraw = existsSync(file);

  async function remembered(what: string, { screen, language }: RenderContext, work: Work) {
    if (!canDraw) return null;
    const key = `${what} ${screen} ${language}`;
    const before = known.get(key);
    const isFresh = before !== undefined && now().getTime() - before.at < freshMs;
    if (isFresh) return before.screen;
    if (underway.size >= mostUnderway && !underway.has(key)) return before?.screen ?? null;
    const made = drawOnce(key, screen, work);
    return before?.screen ?? Promise.race([made, tooLong()]);
  }

  return {
    forget: () => known.clear(),
    screenOf: (path, viewer) =>
      drawn.test(path)
        ? remembered(path, viewer, ({ drawFirstScreen }) => drawFirstScreen(path, viewer, ask))
        : Promise.resolve(null),
    shellOf: (viewer) => remembered('shell', viewer, ({ drawShell }) => drawShell(viewer, ask)),
  };
}
