/** Worker thread of renderPool.ts: renders one page at a time. */
import { createRequire } from 'node:module';
import type { MessagePort } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { workerData } from 'piscina';
import type { RenderContext, RenderedPage, ServiceClient } from '@/app/serverRender';
import type { HttpAnswer, HttpRequest } from '@/shared/http';
import { createCriticalCss } from './criticalCss';
import { writeAnswers } from './inlineJson';
import { parseAnswer, type RawAnswer } from './injectAsGuest';

/** Data that a thread gets when it starts. */
export interface RenderSetup {
  /** Path of the bundle of src/app/serverRender.tsx. */
  bundle: string;
  publicDir: string;
  /** Links to the page's style sheets. */
  sheets: string;
}

export interface RenderTask {
  path: string | null;
  context: RenderContext;
  /** Port through which the page's requests reach the service. */
  port: MessagePort;
  /** Raised when cached answers must be dropped. */
  generation: number;
}

export interface ServiceQuestion {
  id: number;
  request: HttpRequest;
}

type ServiceReply = { id: number } & ({ answer: RawAnswer } | { error: string });

/** Exports of the bundle, declared here because a file that is required by path has no types. */
interface ServerRender {
  renderGuestPage(path: string, context: RenderContext, ask: ServiceClient): Promise<RenderedPage>;
  renderAppShell(context: RenderContext, ask: ServiceClient): Promise<RenderedPage>;
}

// the bundle is loaded when the thread starts, so that the first page does not wait for it
const { bundle, publicDir, sheets } = workerData as RenderSetup;
const serverRender = createRequire(bundle)(bundle) as ServerRender;
const getCriticalCss = createCriticalCss(publicDir, sheets);

/**
 * Answers to requests for the build's files (`/assets/i18n/es.json`), by path without query. These files never change.
 */
const assets = new Map<string, HttpAnswer>();
/** Paths whose answers are the same on every guest's page: a session without an account, and the departments. */
const commonPaths = new Set(['/api/shop/session', '/api/dtierp/wsdti/getCategories']);
const commonAnswers = new LRUCache<string, HttpAnswer>({ max: 20, ttl: 5_000 });
let latestGeneration = 0;

/** Caches answers that all pages have in common, so that the service does not make and send them for each page. */
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
      // `signal` cannot be cloned to another thread, and a render is never aborted
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

/** Exports the task's function for Piscina, after a first call of getCriticalCss, which loads the parser for styles. */
export default getCriticalCss('', 'desk').then(() => render);
