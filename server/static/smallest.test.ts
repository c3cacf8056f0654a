import { brotliDecompressSync } from 'node:zlib';
import type { StyledScreen } from '../render/firstScreens';
import { rememberSmallest } from './smallest';

const drawing = (): StyledScreen => ({ head: '', body: '', answers: [], data: [], styles: '' });

test('who comes first waits for nothing, and the next gets the small page of the same drawing and variant', async () => {
  const smallest = rememberSmallest();
  const drawn = drawing();
  const make = jest.fn(() => 'a page');
  expect(smallest.of(drawn, 'http://a', make)).toBeNull();
  expect(smallest.of(drawn, 'http://a', make)).toBeNull();
  let page: Buffer | null = null;
  while (!page) {
    await new Promise(setImmediate);
    page = smallest.of(drawn, 'http://a', make);
  }
  expect(brotliDecompressSync(page).toString()).toBe('a page');
  expect(make).toHaveBeenCalledTimes(1);
  expect(smallest.of(drawn, 'http://b', make)).toBeNull();
  expect(smallest.of(drawing(), 'http://a', make)).toBeNull();
});
