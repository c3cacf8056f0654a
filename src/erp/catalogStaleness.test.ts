import { onCatalogAge, reportCatalogAge } from './catalogStaleness';

const answer = (asOf: string) => ({ message: { response: [], asOf } });
const [early, late] = ['2026-01-01T08:00:00Z', '2026-01-01T09:00:00Z'] as const;

test('a listener is called for each stale answer', () => {
  const heard: string[] = [];
  const stop = onCatalogAge((asOf) => heard.push(asOf));
  reportCatalogAge(answer(early));
  reportCatalogAge({ message: { response: [] } });
  reportCatalogAge(answer(late));
  stop();
  expect(heard).toEqual([early, late]);
});

test('a listener added after stale answers is called for the oldest of them, and a second listener is not', () => {
  reportCatalogAge(answer(late));
  reportCatalogAge(answer(early));
  reportCatalogAge(answer(late));
  const heard: string[] = [];
  onCatalogAge((asOf) => heard.push(asOf))();
  onCatalogAge((asOf) => heard.push(asOf))();
  expect(heard).toEqual([early]);
});
