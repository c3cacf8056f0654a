import { maxCacheEntries, readCache, writeCache, type ResponseCache } from './responseCache';

test('a cached answer is found by its own question, and not by another question', () => {
  const memory = writeCache(writeCache<string[]>([], '2012', ['Kia']), '2013', ['Mazda']);
  expect([readCache(memory, '2012'), readCache(memory, '2014')]).toEqual([['Kia'], undefined]);
});

test('a newer answer replaces the older one', () => {
  const memory = writeCache(writeCache<string[]>([], '2012', ['Kia']), '2012', ['Mazda']);
  expect(memory).toEqual([{ question: '2012', answer: ['Mazda'] }]);
});

test('the oldest answer is dropped beyond the maximum', () => {
  let memory: ResponseCache<number> = [];
  for (let at = 0; at <= maxCacheEntries; at += 1) memory = writeCache(memory, String(at), at);
  expect([memory.length, readCache(memory, '0'), readCache(memory, '1')]).toEqual([
    maxCacheEntries,
    undefined,
    1,
  ]);
});
