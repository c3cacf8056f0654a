import { followCatalogueAge, noteAge } from './age';

const answer = (asOf: string) => ({ message: { response: [], asOf } });
const [early, late] = ['2026-01-01T08:00:00Z', '2026-01-01T09:00:00Z'] as const;

test('who follows hears of each answer that is of an earlier moment', () => {
  const heard: string[] = [];
  const stop = followCatalogueAge((asOf) => heard.push(asOf));
  noteAge(answer(early));
  noteAge({ message: { response: [] } });
  noteAge(answer(late));
  stop();
  expect(heard).toEqual([early, late]);
});

test('who comes later hears of the oldest that came before, once', () => {
  noteAge(answer(late));
  noteAge(answer(early));
  noteAge(answer(late));
  const heard: string[] = [];
  followCatalogueAge((asOf) => heard.push(asOf))();
  followCatalogueAge((asOf) => heard.push(asOf))();
  expect(heard).toEqual([early]);
});
