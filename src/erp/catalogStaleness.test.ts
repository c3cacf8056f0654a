import { onCatalogAge, reportCatalogAge } from './catalogStaleness';

const answer = (asOf: string) => ({ message: { response: [], asOf } });
const [early, late] = ['2026-01-01T08:00:00Z', '2026-01-01T09:00:00Z'] as const;

test('who follows hears of each answer that is of an earlier moment', () => {
  const heard: string[] = [];
  const stop = onCatalogAge((asOf) => heard.push(asOf));
  reportCatalogAge(answer(early));
  reportCatalogAge({ message: { response: [] } });
  reportCatalogAge(answer(late));
  stop();
  expect(heard).toEqual([early, late]);
});

test('who comes later hears of the oldest that came before, once', () => {
  reportCatalogAge(answer(late));
  reportCatalogAge(answer(early));
  reportCatalogAge(answer(late));
  const heard: string[] = [];
  onCatalogAge((asOf) => heard.push(asOf))();
  onCatalogAge((asOf) => heard.push(asOf))();
  expect(heard).toEqual([early]);
});
