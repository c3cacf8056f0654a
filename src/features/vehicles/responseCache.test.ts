import { maxCacheEntries, readCache, writeCache, type ResponseCache } from './responseCache';

test('stored answers are found, others are not', () => {
  const memory = writeCache(writeCache<string[]>([], '2012', ['Kia']), '2013', ['Mazda']);
  expect([readCache(memory, '2012'), readCache(memory, '2014')]).toEqual([['Kia'], undefined]);
});

test('a newer answer takes the place of the older one', () => {
  const memory = writeCache(writeCache<string[]>([], '2012', ['Kia']), '2012', ['Mazda']);
  expect(memory).toEqual([{ question: '2012', answer: ['Mazda'] }]);
});

test('beyond its bound the oldest answer is forgotten', () => {
  let memory: ResponseCache<number> = [];
  for (let at = 0; at <= maxCacheEntries; at += 1) memory = writeCache(memory, String(at), at);
  expect([memory.length, readCache(memory, '0'), readCache(memory, '1')]).toEqual([
    maxCacheEntries,
    undefined,
    1,
  ]);
});
