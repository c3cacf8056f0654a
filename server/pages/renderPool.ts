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
  /** Prefetched answers of the page, as text for their script element. */
  answers: string;
  /** Critical CSS of the first screen. */
  styles: string;
}

export interface Renderer {
  /**
   * Renders a guest's page.
   * @param path null for the app shell of logged-in accounts
   * @param isWanted called just before rendering; returns whether a client still waits for the page
   * @throws CLIENT_GONE when no client waits
   */
  render(path: string | null, context: RenderContext, isWanted?: () => boolean): Promise<RenderedPageWithCss>;
  /** Drops answers that the threads have cached, after a change of data that pages show. */
  clear?(): void;
  close(): Promise<void>;
}

/**
 * Number of threads. Threads are never replaced, because a new thread has to compile its code, and takes half a second
 * for its first page and a tenth for each of the next pages.
 */
const threadCount = Math.min(2, availableParallelism());
/**
 * Megabytes of a thread's heap for new objects. With Node.js's default of 48, most of a page is still in use at a
 * garbage collection, and is copied, which takes CPU time of V8's helper threads from other pages.
 */
const maxYoungGenerationSizeMb = 192;

/**
 * Worker pool that renders pages on threads of their own. The threads' requests to the service are answered here,
 * through the same guards as a browser's.
 * @returns null without a built shop; the browser then renders every page
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
    // messages, routes and transport are global per thread
    concurrentTasksPerWorker: 1,
  });
  /** Queue in front of the threads. A page can be cancelled while it waits here, but not while it is rendered. */
  const threads = bulkhead(threadCount, Infinity);
  /** Generation of cached answers, raised by `clear`. A thread drops its answers when the generation has changed. */
  let generation = 0;

  return {
    render: (path, context, isWanted = () => true) =>
      traceWork('render a page', 'internal', {}, () => {
        // the span is read now, because after the wait the trace context is that of the previous page
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
