import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { bulkhead } from 'cockatiel';
import { Piscina } from 'piscina';
import type { RenderContext, RenderedPage } from '@/app/serverRender';
import { Problem } from '../shared/problem';
import { getCurrentSpan, runInSpan, traceWork } from '../shared/tracing';
import type { RawServiceClient } from './injectAsGuest';
import type { RenderSetup, RenderTask, ServiceQuestion } from './renderWorker';

export interface RenderedPageWithCss extends Omit<RenderedPage, 'answers'> {
  /** Prefetched answers of the page, as JSON for a script element. */
  answers: string;
  /** Critical CSS of the first screen. */
  styles: string;
}

export interface Renderer {
  /**
   * Renders a page for a guest, or the app shell.
   * @param path null for the app shell of signed-in accounts
   * @param isWanted returns whether a client still waits for the page; called just before the page is rendered
   * @throws CLIENT_GONE if no client waits
   */
  render(path: string | null, context: RenderContext, isWanted?: () => boolean): Promise<RenderedPageWithCss>;
  /** Makes the threads drop their cached answers. Called after data on pages have changed. */
  clear?(): void;
  close(): Promise<void>;
}

/**
 * Number of rendering threads. Threads are never replaced, because a new thread must first compile its code: its first
 * page takes half a second, and each of the next pages takes a tenth of a second.
 */
const threadCount = Math.min(2, availableParallelism());
/**
 * Megabytes of a thread's heap for new objects. Node.js's default is 48. With the default, each garbage collection
 * would copy most objects of a page, because the page still uses them. The copying would take CPU time from other
 * pages.
 */
const maxYoungGenerationSizeMb = 192;

/**
 * Creates a pool of threads that render pages. The pool also answers the threads' requests to the service, through the
 * same guards as a browser's requests.
 * @returns null if the shop has not been built; the browser then renders every page
 */
export function createRenderPool({
  worker,
  bundle,
  publicDir,
  sheets,
  ask,
}: RenderSetup & {
  /** Path of the built renderWorker.ts. */
  worker: string;
  ask: RawServiceClient;
}): Renderer | null {
  if (!existsSync(worker) || !existsSync(bundle)) return null;
  const pool = new Piscina<RenderTask, RenderedPageWithCss>({
    filename: worker,
    workerData: { bundle, publicDir, sheets } satisfies RenderSetup,
    minThreads: threadCount,
    maxThreads: threadCount,
    resourceLimits: { maxYoungGenerationSizeMb },
    // a thread has only one set of messages, routes and transport, so it can render only one page at a time
    concurrentTasksPerWorker: 1,
  });
  /** Queue for the threads. A page in the queue can be cancelled, but not a page that a thread renders. */
  const threads = bulkhead(threadCount, Infinity);
  /**
   * Generation of cached answers, which `clear` raises. When a thread sees a new generation, it drops its cached
   * answers.
   */
  let generation = 0;

  return {
    render: (path, context, isWanted = () => true) =>
      traceWork('render a page', 'internal', {}, () => {
        // the span must be read before the wait, because after the wait the current span is that of another page
        const span = getCurrentSpan();
        const waiting = span?.startChild('wait for a thread', 'internal');
        return threads.execute(async () => {
          waiting?.end();
          if (!isWanted()) throw new Problem('CLIENT_GONE');
          const { port1, port2: port } = new MessageChannel();
          port1.on('message', ({ id, request }: ServiceQuestion) => {
            runInSpan(span, () => ask(request)).then(
              (answer) => port1.postMessage({ id, answer }),
              (error: unknown) => port1.postMessage({ id, error: String(error) }),
            );
          });
          try {
            return await pool.run({ path, context, port, generation }, { transferList: [port] });
          } finally {
            port1.close();
          }
        });
      }),
    clear: () => {
      generation += 1;
    },
    close: () => pool.destroy(),
  };
}
