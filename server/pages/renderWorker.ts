/** Worker thread of renderPool.ts. It renders one page at a time. */
import { createRequire } from 'node:module';
import type { MessagePort } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { workerData } from 'piscina';
import type { RenderContext, RenderedPage, ServiceClient } from '@/app/serverRender';
import type { HttpAnswer, HttpRequest } from '@/shared/http';
import { createCriticalCss } from './criticalCss';
import { writeAnswers } from './inlineJson';
import { parseAnswer, type RawAnswer } from './injectAsGuest';

/** Data that each thread gets when it starts. */
export interface RenderSetup {
  /** Path of the bundle that webpack builds from src/app/serverRender.tsx. */
  bundle: string;
  publicDir: string;
  /** Links to the page's style sheets. */
  sheets: string;
}

export interface RenderTask {
  path: string | null;
  context: RenderContext;
  /** Port through which the thread sends a page's requests to the service. */
  port: MessagePort;
  /** Generation of cached answers. If it has changed, the thread drops its cached answers. */
  generation: number;
}

export interface ServiceQuestion {
  id: number;
  request: HttpRequest;
}

type ServiceReply = { id: number } & ({ answer: RawAnswer } | { error: string });

/** Exports of the bundle. They are declared here, because a module that is required by its path has no types. */
interface ServerRender {
  renderGuestPage(path: string, context: RenderContext, ask: ServiceClient): Promise<RenderedPage>;
  renderAppShell(context: RenderContext, ask: ServiceClient): Promise<RenderedPage>;
}

// the bundle is loaded when the thread starts, so that the first page does not wait for the bundle
const { bundle, publicDir, sheets } = workerData as RenderSetup;
const serverRender = createRequire(bundle)(bundle) as ServerRender;
const getCriticalCss = createCriticalCss(publicDir, sheets);

/** Cached files of the build (`/assets/i18n/es.json`), by path without query. These files never change. */
const assets = new Map<string, HttpAnswer>();
/** Paths whose answers are the same on all guests' pages: the session without an account, and the departments. */
const commonPaths = new Set(['/api/shop/session', '/api/dtierp/wsdti/getCategories']);
const commonAnswers = new LRUCache<string, HttpAnswer>({ max: 20, ttl: 5_000 });
let latestGeneration = 0;

/** Caches answers that all pages need, so that the service does not send the same answers for each page. */
const keepCommonAnswers =
  (ask: ServiceClient): ServiceClient =>
  async (request) => {
    const { method, path, body } = request;
    const [file = ''] = path.split('?');
    const isFile = method === 'GET' && file.startsWith('/assets/');
    if (!isFile && !commonPaths.has(path)) return ask(request);
    const kept = isFile ? assets : commonAnswers;
    const key = isFile ? file : JSON.stringify([method, path, body]);
    const answer = kept.get(key) ?? (await ask(request));
    if (answer.status === 200) kept.set(key, answer);
    return answer;
  };

function createServiceClient(port: MessagePort): ServiceClient {
  const waiting = new Map<number, { resolve: (answer: RawAnswer) => void; reject: (error: Error) => void }>();
  let last = 0;
  port.on('message', (reply: ServiceReply) => {
    const question = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('answer' in reply) question?.resolve(reply.answer);
    else question?.reject(new Error(reply.error));
  });
  return async (request) => {
    const answer = await new Promise<RawAnswer>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      // `signal` is left out, because it cannot be sent to another thread, and no rendering is ever aborted
      const { method, path, body } = request;
      port.postMessage({ id: last, request: { method, path, body } } satisfies ServiceQuestion);
    });
    return parseAnswer(answer);
  };
}

async function render({ path, context, port, generation }: RenderTask) {
  if (generation !== latestGeneration) commonAnswers.clear();
  latestGeneration = generation;
  try {
    const ask = keepCommonAnswers(createServiceClient(port));
    const page = await (path === null
      ? serverRender.renderAppShell(context, ask)
      : serverRender.renderGuestPage(path, context, ask));
    const styles = await getCriticalCss(page.body, context.screen);
    return { ...page, answers: writeAnswers(page.answers), styles };
  } finally {
    port.close();
  }
}

/** Exports `render` for Piscina. getCriticalCss is called once before, so that the CSS parser is already loaded. */
export default getCriticalCss('', 'desk').then(() => render);
