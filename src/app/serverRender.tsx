/**
 * The service's side of a guest's first screen: the same App, reducers and flows, run once for one address. Its answer is
 * the drawn page, and what the flows asked for it with the answers they got, so that the browser need not ask again.
 */
import { prerender } from 'react-dom/static';
import { authSelectors } from '@/features/auth';
import { i18n, i18nSelectors, type LanguageCode } from '@/features/i18n';
import { navigation, placeOf, toUrl } from '@/features/navigation';
import { replaceTransport, type HttpAnswer, type HttpRequest } from '@/shared/http';
import { nextTask } from '@/shared/time';
import { setServerScreen, type Screen } from '@/ui/useMedia';
import { App } from './App';
import type { PrefetchedResponse } from './prefetchedResponses';
import type { RootState } from './rootReducer';
import { loadPage } from './routes';
import { parseLocation, StaticRouter } from './StaticRouter';
import { buildStructuredData } from './structuredData';
import { createFullStore } from './createFullStore';

export type { LanguageCode, Screen };

/** Of whom nothing else is known. */
export interface RenderContext {
  screen: Screen;
  language: LanguageCode;
}

export interface RenderedPage {
  /** For the document's head: title, description, address. */
  head: string;
  /** For the place of the shop. */
  body: string;
  answers: PrefetchedResponse[];
  /** For search engines; addresses begin with `originPlaceholder`. */
  data: object[];
}

/** Asks this service itself, as a guest's browser would. */
export type ServiceClient = (request: HttpRequest) => Promise<HttpAnswer>;

const sessionPath = '/api/shop/session';

/** React puts what belongs into the head before everything else. */
const headTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

/** What is asked while one screen is drawn. */
function noteQuestions(ask: ServiceClient) {
  const answers: PrefetchedResponse[] = [];
  let underway = 0;
  let failed: string | null = null;
  const restore = replaceTransport(() => async (request) => {
    underway += 1;
    try {
      const answer = await ask(request);
      if (answer.status >= 400) failed = request.path;
      if (request.path.startsWith('/api/')) {
        const { method, path, body } = request;
        answers.push({ method, path, body, answer });
      }
      return answer;
    } finally {
      underway -= 1;
    }
  });
  return { answers, restore, isUnderway: () => underway > 0, failed: () => failed };
}

/**
 * One after the other: texts, routes and transport are one for the whole program.
 * @param isThere whether what is asked for has come, as far as it is waited for
 * @throws when something could not be asked: then the browser does it all itself
 */
async function draw(
  path: string,
  { screen, language }: RenderContext,
  ask: ServiceClient,
  isThere: (state: RootState, isUnderway: boolean) => boolean,
): Promise<RenderedPage> {
  const questions = noteQuestions(ask);
  const { store, startFlows } = createFullStore();
  store.dispatch(i18n.languageChosen({ language }));
  const flows = startFlows();
  try {
    const location = parseLocation(path);
    const place = placeOf(location);
    await loadPage(place.route);
    store.dispatch(navigation.arrived(place));
    // the flows have asked all that an arrival asks for once a turn brings no new question
    do await nextTask();
    while (questions.failed() === null && !isThere(store.getState(), questions.isUnderway()));
    await nextTask();
    if (questions.failed() !== null) throw new Error(`${questions.failed()} was not answered`);
    if (i18nSelectors.shownLanguage(store.getState()) === null) throw new Error('no texts');
    setServerScreen(screen);
    const { prelude } = await prerender(
      <App
        store={store}
        Router={({ children }) => <StaticRouter location={location}>{children}</StaticRouter>}
      />,
      // all in its place: what comes later would be put there by inline scripts, which the content policy forbids
      { progressiveChunkSize: Infinity },
    );
    const html = await new Response(prelude).text();
    const head = headTags.exec(html)?.[0] ?? '';
    const { answers } = questions;
    return {
      head,
      body: html.slice(head.length),
      answers,
      data: buildStructuredData(store.getState(), place),
    };
  } finally {
    flows.cancel();
    questions.restore();
  }
}

/** A page as a guest comes to it. @param path as '/shop/products/fre-pd-1042' */
export const renderGuestPage = (
  path: string,
  viewer: RenderContext,
  ask: ServiceClient,
): Promise<RenderedPage> =>
  draw(path, viewer, ask, (state, isUnderway) => !isUnderway && authSelectors.isKnown(state));

/**
 * The shop around the shape of a page, as everybody sees it who is signed in, until it is known who that is: here it never
 * is.
 */
export const renderAppShell = (viewer: RenderContext, ask: ServiceClient): Promise<RenderedPage> =>
  draw(
    toUrl('dashboard'),
    viewer,
    (request) => (request.path === sessionPath ? new Promise(() => undefined) : ask(request)),
    (state) => i18nSelectors.shownLanguage(state) !== null,
  );
