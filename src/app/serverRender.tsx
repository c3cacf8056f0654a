/**
 * Server-side rendering of a guest's page with the same App, reducers and sagas as in the browser. Returns the HTML,
 * the sagas' requests and the answers, so that the browser need not repeat the requests.
 */
import { prerender } from 'react-dom/static';
import { authSelectors } from '@/features/auth';
import { i18n, i18nSelectors, type LanguageCode } from '@/features/i18n';
import { navigation, placeOf, setNavigator, toUrl } from '@/features/navigation';
import { replaceTransport, type HttpAnswer, type HttpRequest } from '@/shared/http';
import { waitForNextTask } from '@/shared/time';
import type { Screen } from '@/ui/useMedia';
import { App } from './App';
import type { PrefetchedResponse } from './prefetchedResponses';
import type { RootState } from './rootReducer';
import { loadPage } from './routes';
import { parseLocation, StaticRouter } from './StaticRouter';
import { buildStructuredData } from './structuredData';
import { createFullStore } from './createFullStore';

export type { LanguageCode, Screen };

/** Screen and language of the visitor. The service knows nothing else about the visitor. */
export interface RenderContext {
  screen: Screen;
  language: LanguageCode;
}

export interface RenderedPage {
  /** Tags for the document's head: title, description, canonical URL. */
  head: string;
  /** HTML of the app's root element. */
  body: string;
  answers: PrefetchedResponse[];
  /** Structured data for search engines; URLs begin with `originPlaceholder`. */
  data: object[];
  /**
   * The page's canonical address, if the requested address was spelt differently. No page is rendered before a
   * redirect.
   */
  redirect?: string;
}

/** Calls the routes of this service, as a guest's browser would. */
export type ServiceClient = (request: HttpRequest) => Promise<HttpAnswer>;

const sessionPath = '/api/shop/session';

/** Head tags at the beginning of React's output. React hoists these tags to the beginning. */
const headTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

function recordRequests(ask: ServiceClient) {
  const answers: PrefetchedResponse[] = [];
  let pending = 0;
  let failed: string | null = null;
  const restore = replaceTransport(() => async (request) => {
    pending += 1;
    try {
      const answer = await ask(request);
      // the page shows a 404 answer, so 404 is no failure
      if (answer.status >= 400 && answer.status !== 404) failed = request.path;
      if (request.path.startsWith('/api/')) {
        const { method, path, body } = request;
        answers.push({ method, path, body, answer });
      }
      return answer;
    } finally {
      pending -= 1;
    }
  });
  return { answers, restore, isUnderway: () => pending > 0, failed: () => failed };
}

/**
 * Renders a page. Renders run one after the other, because messages, routes and transport are global.
 * @param isLoaded whether the awaited answers have arrived
 * @throws when a request failed. The browser then renders the page.
 */
async function renderOnce(
  path: string,
  { screen, language }: RenderContext,
  ask: ServiceClient,
  isLoaded: (state: RootState, isUnderway: boolean) => boolean,
): Promise<RenderedPage> {
  const questions = recordRequests(ask);
  let redirect: string | null = null;
  const forgetNavigator = setNavigator((own) => {
    redirect = own;
  });
  const { store, startFlows } = createFullStore();
  store.dispatch(i18n.languageChosen({ language }));
  const flows = startFlows();
  try {
    const location = parseLocation(path);
    const place = placeOf(location);
    await loadPage(place.route);
    store.dispatch(navigation.arrived(place));
    // if a task ends without a new request, the sagas have sent all requests for this page
    do await waitForNextTask();
    while (questions.failed() === null && !isLoaded(store.getState(), questions.isUnderway()));
    await waitForNextTask();
    if (questions.failed() !== null) throw new Error(`${questions.failed()} was not answered`);
    if (redirect !== null) return { head: '', body: '', answers: [], data: [], redirect };
    if (i18nSelectors.shownLanguage(store.getState()) === null) throw new Error('no texts');
    const { prelude } = await prerender(
      <App
        store={store}
        screen={screen}
        Router={({ children }) => <StaticRouter location={location}>{children}</StaticRouter>}
      />,
      // the page is rendered in one chunk, because later chunks would need inline scripts, which the
      // Content-Security-Policy forbids
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
    forgetNavigator();
    questions.restore();
  }
}

/**
 * Renders a page for a guest.
 * @param path such as '/shop/products/FRE-PD-1042'
 */
export const renderGuestPage = (
  path: string,
  viewer: RenderContext,
  ask: ServiceClient,
): Promise<RenderedPage> =>
  renderOnce(path, viewer, ask, (state, isUnderway) => !isUnderway && authSelectors.isKnown(state));

/**
 * Renders the app shell: the shop around the skeleton of a page. A logged-in account sees this shell until the session
 * is checked. The session check never finishes here.
 */
export const renderAppShell = (viewer: RenderContext, ask: ServiceClient): Promise<RenderedPage> =>
  renderOnce(
    toUrl('dashboard'),
    viewer,
    (request) => (request.path === sessionPath ? new Promise(() => undefined) : ask(request)),
    (state) => i18nSelectors.shownLanguage(state) !== null,
  );
