import { memoryBound, recall, remember, type Memory } from './memory';

test('what was remembered is recalled, and what was not is not', () => {
  const memory = remember(remember<string[]>([], '2012', ['Kia']), '2013', ['Mazda']);
  expect([recall(memory, '2012'), recall(memory, '2014')]).toEqual([['Kia'], undefined]);
});

test('a newer answer takes the place of the older one', () => {
  const memory = remember(remember<string[]>([], '2012', ['Kia']), '2012', ['Mazda']);
  expect(memory).toEqual([{ question: '2012', answer: ['Mazda'] }]);
});

test('beyond its bound the oldest answer is forgotten', () => {
  let memory: Memory<number> = [];
  for (let at = 0; at <= memoryBound; at += 1) memory = remember(memory, String(at), at);
  expect([memory.length, recall(memory, '0'), recall(memory, '1')]).toEqual([memoryBound, undefined, 1]);
});
