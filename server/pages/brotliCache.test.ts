import { brotliDecompressSync } from 'node:zlib';
import type { RenderedPageWithCss } from './renderPool';
import type { FastifyRequest } from 'fastify';
import { createBrotliCache, acceptsBrotli } from './brotliCache';

const drawing = (): RenderedPageWithCss => ({ head: '', body: '', answers: '[]', data: [], styles: '' });

test('a page that is requested once is not compressed', () => {
  const smallest = createBrotliCache();
  const make = jest.fn(() => 'a page');
  for (let page = 0; page < 3; page += 1) expect(smallest.of(drawing(), 'http://a', make)).toBeNull();
  expect(make).not.toHaveBeenCalled();
});

test('the second request starts Brotli without waiting for it, and later requests get the compressed page of the same variant', async () => {
  const smallest = createBrotliCache();
  const rendered = drawing();
  const make = jest.fn(() => 'a page');
  for (let request = 0; request < 3; request += 1) expect(smallest.of(rendered, 'http://a', make)).toBeNull();
  let page: Buffer | null = null;
  while (!page) {
    await new Promise(setImmediate);
    page = smallest.of(rendered, 'http://a', make);
  }
  expect(brotliDecompressSync(page).toString()).toBe('a page');
  expect(make).toHaveBeenCalledTimes(1);
  expect(smallest.of(rendered, 'http://b', make)).toBeNull();
  expect(smallest.of(drawing(), 'http://a', make)).toBeNull();
});

test('pages are compressed one at a time', () => {
  const smallest = createBrotliCache();
  const make = jest.fn(() => 'a page');
  const rendered = drawing();
  for (const host of ['a', 'b', 'c', 'a', 'b', 'c'])
    expect(smallest.of(rendered, `http://${host}`, make)).toBeNull();
  expect(make).toHaveBeenCalledTimes(1);
});

test.each([
  ['gzip, deflate, br, zstd', true],
  ['br;q=0.5', true],
  ['gzip, br;q=0', false],
  ['gzip', false],
  [undefined, false],
])('a client with the Accept-Encoding «%s» gets Brotli: %s', (accepted, takes) => {
  const headers = { 'accept-encoding': accepted };
  expect(acceptsBrotli({ headers } as unknown as FastifyRequest)).toBe(takes);
});
