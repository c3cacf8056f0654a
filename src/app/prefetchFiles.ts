import { waitForNextTask } from '@/shared/time';
import { sendOverNetwork } from '@/shared/transport';

/** Written by the build: addresses of the scripts of public pages and their parts. */
const listUrl = '/assets/pages.json';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Links per task: forty requests in one task would delay a press, and each further task recalculates the page's styles.
 */
const linksATask = 8;

/** Whether a connection is fit for files that may never be used; assumed in Safari and Firefox, which do not tell. */
export const isFitForPrefetch = ({ saveData, effectiveType = '4g' }: Connection): boolean =>
  !saveData && effectiveType === '4g';

/**
 * Prefetches the scripts of the pages that are one press away, as files of the lowest priority that do not run: the press finds
 * them in the browser's cache, also without a network.
 */
export async function prefetchFiles(): Promise<void> {
  const { connection = {} } = navigator as { connection?: Connection };
  if (!isFitForPrefetch(connection)) return;
  // outside the app's own transport, as it is not part of a recorded session
  const { body } = await sendOverNetwork({ method: 'GET', path: listUrl }, new AbortController().signal);
  if (!Array.isArray(body)) return;
  // scripts that have run are no longer in the page: webpack takes their elements away
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
