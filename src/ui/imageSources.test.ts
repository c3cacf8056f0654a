import { toWidth, getSharedImage, getImageSources } from './imageSources';

test('a picture of the shop itself has sources of 400, 800 and 1200 pixels', () => {
  expect(getImageSources('/images/parts/tyre-touring-a-800.avif')).toBe(
    '/images/parts/tyre-touring-a-400.avif 400w, /images/parts/tyre-touring-a-800.avif 800w, /images/parts/tyre-touring-a-1200.avif 1200w',
  );
  expect(toWidth('/images/parts/tyre-touring-a-800.avif', 1200)).toBe(
    '/images/parts/tyre-touring-a-1200.avif',
  );
});

test.each(['', '/images/no-image.svg', 'https://erp.example.com/pictures/x-800.avif', '/images/x-800.png'])(
  'the picture %j is used in its own size only',
  (src) => {
    expect(getImageSources(src)).toBeUndefined();
    expect(toWidth(src, 400)).toBe(src);
  },
);

test('a link preview has the part’s picture in a widely supported format', () => {
  expect(getSharedImage('/images/parts/tyre-touring-a-800.avif')).toBe(
    '/images/parts/tyre-touring-a-600.jpg',
  );
  expect(getSharedImage('https://erp.example.com/a.avif')).toBe('https://erp.example.com/a.avif');
});
