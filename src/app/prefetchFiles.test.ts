import { waitForNextTask } from '@/shared/time';
import { isFitForPrefetch, prefetchFiles } from './prefetchFiles';

const listLinks = () =>
  Array.from(document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]'), ({ href }) => href);

function answerWith(answer: Partial<Response>) {
  const ask = jest.fn(() => Promise.resolve({ headers: new Headers(), ...answer } as Response));
  globalThis.fetch = ask;
  return ask;
}

/** jsdom keeps no times of resources. */
const getResources = jest.fn((_type: string): { name: string }[] => []);
Object.assign(performance, { getEntriesByType: getResources });

const originalFetch = globalThis.fetch;
afterEach(() => {
  getResources.mockReturnValue([]);
  globalThis.fetch = originalFetch;
  document.head.replaceChildren();
  Reflect.deleteProperty(navigator, 'connection');
});

const setConnection = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

test.each([
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('a connection %j allows prefetching: %p', (connection, expected) => {
  expect(isFitForPrefetch(connection)).toBe(expected);
});

test('a script loaded before is not prefetched, even if its element is gone, while a script never loaded is', async () => {
  getResources.mockReturnValue([{ name: `${location.origin}/assets/cards.js` }]);
  answerWith({ status: 200, json: () => Promise.resolve(['assets/cards.js', 'assets/about.js']) });
  await prefetchFiles();
  expect(listLinks()).toEqual([`${location.origin}/assets/about.js`]);
});

test('prefetching requests eight files at a time, so that a click waits for few of them', async () => {
  const files = Array.from({ length: 10 }, (_, place) => `assets/page${place}.js`);
  answerWith({ status: 200, json: () => Promise.resolve(files) });
  const prefetched = prefetchFiles();
  let seen: string[] = [];
  while (seen.length === 0) {
    await waitForNextTask();
    seen = listLinks();
  }
  expect(seen).toHaveLength(8);
  await prefetched;
  expect(listLinks()).toEqual(files.map((file) => `${location.origin}/${file}`));
});

test('no files are prefetched on a connection that saves data', async () => {
  setConnection({ saveData: true });
  const ask = answerWith({ status: 204 });
  await prefetchFiles();
  expect(ask).not.toHaveBeenCalled();
});

test('no files are prefetched when the build has no list of files', async () => {
  answerWith({ status: 404, json: () => Promise.resolve({ status: 404 }) });
  await prefetchFiles();
  expect(listLinks()).toEqual([]);
});
