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
   * Renders a guest's page. @param path null for the app shell of logged-in accounts @param isWanted called before
   * rendering begins: whether a client still waits for it @throws CLIENT_GONE when none does
   */
  render(path: string | null, context: RenderContext, isWanted?: () => boolean): Promise<RenderedPageWithCss>;
  /** Drops answers that the threads have cached, after a change of data that pages show. */
  clear?(): void;
  close(): Promise<void>;
}

/**
 * Number of threads, which are never replaced: a new one takes half a second for its first page, and a tenth for each
 * of the next ones, as its code is not compiled yet.
 */
const threadCount = Math.min(2, availableParallelism());
/**
 * Megabytes of a thread's heap for new objects. With Node.js's default of 48, most of a page is still in use at a
 * garbage collection, and is copied, which takes CPU time of V8's helper threads from other pages.
 */
const maxYoungGenerationSizeMb = 192;

/**
 * Worker pool that renders pages on threads of their own. A page's requests are answered here, through the same guards
 * as a browser's.
 * @returns null without a built shop, when the browser renders every page
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
  /** Queue in front of the threads: waiting pages can still be cancelled, running ones cannot. */
  const threads = bulkhead(threadCount, Infinity);
  /**
   * Generation of cached answers, raised with each clearing: a thread with answers of an earlier generation drops them.
   */
  let generation = 0;

  return {
    render: (path, context, isWanted = () => true) =>
      traceWork('render a page', 'internal', {}, () => {
        // read before the wait: after it, the trace context is that of the page before this one
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
