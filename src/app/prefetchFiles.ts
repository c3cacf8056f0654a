import { waitForNextTask } from '@/shared/time';
import { sendOverNetwork } from '@/shared/transport';

/** File with the script addresses of public pages and their parts. The build writes this file. */
const listUrl = '/assets/pages.json';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Number of links that are added in one task. A task with forty links would delay a click, and each further task
 * recalculates the page's styles.
 */
const linksATask = 8;

/**
 * Whether a connection is fast enough for files that may never be used. Safari and Firefox do not report the
 * connection, so their connection counts as fast.
 */
export const isFitForPrefetch = ({ saveData, effectiveType = '4g' }: Connection): boolean =>
  !saveData && effectiveType === '4g';

/**
 * Prefetches the scripts of the public pages with the lowest priority. The scripts do not run. After a click, the
 * browser finds the scripts in its cache, even offline.
 */
export async function prefetchFiles(): Promise<void> {
  const { connection = {} } = navigator as { connection?: Connection };
  if (!isFitForPrefetch(connection)) return;
  // not sent through the app's transport, because this request does not belong to a recorded session
  const { body } = await sendOverNetwork({ method: 'GET', path: listUrl }, new AbortController().signal);
  if (!Array.isArray(body)) return;
  // loaded scripts are read from performance entries, because webpack removes the elements of scripts that have run
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const links = (body as string[])
    .map((file) =>
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href: `/${file}` }),
    )
    .filter(({ href }) => !loaded.has(href));
  while (links.length > 0) {
    document.head.append(...links.splice(0, linksATask));
    await waitForNextTask();
  }
}
