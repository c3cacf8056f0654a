/**
 * The service's side of a guest's first screen: the same App, reducers and flows, run once for one address. Its answer is
 * the drawn page, and what the flows asked for it with the answers they got, so that the browser need not ask again.
 */
import { prerender } from 'react-dom/static';
import { createPath, Router, type Path } from 'react-router';
import { authSelectors } from '@/features/auth';
import { i18nSelectors } from '@/features/i18n';
import { navigation, placeOf } from '@/features/navigation';
import { replaceTransport, type HttpAnswer, type HttpRequest } from '@/shared/http';
import { assumeScreen, type Screen } from '@/ui/useMedia';
import { App } from './App';
import type { FirstAnswer } from './firstAnswers';
import { bringPage } from './routes';
import { structuredData } from './structuredData';
import { createWholeShop } from './wholeShop';

export type { Screen };

export interface FirstScreen {
  /** For the document's head: title, description, address. */
  head: string;
  /** For the place of the shop. */
  body: string;
  answers: FirstAnswer[];
  /** For search engines; addresses begin with `anyOrigin`. */
  data: object[];
}

/** Asks this service itself, as a guest's browser would. */
export type AskService = (request: HttpRequest) => Promise<HttpAnswer>;

const nowhere = () => undefined;
const noNavigator = {
  createHref: (to: string | Partial<Path>) => (typeof to === 'string' ? to : createPath(to)),
  push: nowhere,
  replace: nowhere,
  go: nowhere,
};

/** React puts what belongs into the head before everything else. */
const headTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

const aTurn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * One after the other: texts, routes and transport are one for the whole program.
 * @param path with its query, as '/shop/products/fre-pd-1042'
 * @throws when something could not be asked: then the browser does it all itself
 */
export async function drawFirstScreen(path: string, screen: Screen, ask: AskService): Promise<FirstScreen> {
  const answers: FirstAnswer[] = [];
  let underway = 0;
  let failed: HttpRequest | null = null;
  const restore = replaceTransport(() => async (request) => {
    underway += 1;
    try {
      const answer = await ask(request);
      if (answer.status >= 400) failed = request;
      if (request.path.startsWith('/api/')) {
        const { method, path: asked, body } = request;
        answers.push({ method, path: asked, body, answer });
      }
      return answer;
    } finally {
      underway -= 1;
    }
  });
  const { store, startFlows } = createWholeShop();
  const flows = startFlows();
  try {
    const { pathname, search } = new URL(path, 'http://shop.invalid');
    const location = { pathname, search, hash: '', state: null, key: 'default' };
    const place = placeOf(location);
    await bringPage(place.route);
    store.dispatch(navigation.arrived(place));
    // the flows have asked all that an arrival asks for once a turn brings no new question
    do await aTurn();
    while (underway > 0 || !authSelectors.isKnown(store.getState()));
    await aTurn();
    if (failed) throw new Error(`${(failed as HttpRequest).path} was not answered`);
    if (i18nSelectors.shownLanguage(store.getState()) === null) throw new Error('no texts');
    assumeScreen(screen);
    const { prelude } = await prerender(
      <App
        store={store}
        Router={({ children }) => (
          <Router location={location} navigator={noNavigator}>
            {children}
          </Router>
        )}
      />,
      // all in its place: what comes later would be put there by inline scripts, which the content policy forbids
      { progressiveChunkSize: Infinity },
    );
    const html = await new Response(prelude).text();
    const head = headTags.exec(html)?.[0] ?? '';
    return { head, body: html.slice(head.length), answers, data: structuredData(store.getState(), place) };
  } finally {
    flows.cancel();
    restore();
  }
}
