import { atWidth, sharedPicture, sourcesOf } from './pictureSources';

test('a picture of the shop comes in three widths', () => {
  expect(sourcesOf('/images/parts/tyre-touring-a-800.avif')).toBe(
    '/images/parts/tyre-touring-a-400.avif 400w, /images/parts/tyre-touring-a-800.avif 800w, /images/parts/tyre-touring-a-1200.avif 1200w',
  );
  expect(atWidth('/images/parts/tyre-touring-a-800.avif', 1200)).toBe(
    '/images/parts/tyre-touring-a-1200.avif',
  );
});

test.each(['', '/images/no-image.svg', 'https://erp.example.com/pictures/x-800.avif', '/images/x-800.png'])(
  'of «%s» nothing is known but itself',
  (src) => {
    expect(sourcesOf(src)).toBeUndefined();
    expect(atWidth(src, 400)).toBe(src);
  },
);

test('a shared link shows the part in a form that everybody takes', () => {
  expect(sharedPicture('/images/parts/tyre-touring-a-800.avif')).toBe('/images/parts/tyre-touring-a-600.jpg');
  expect(sharedPicture('https://erp.example.com/a.avif')).toBe('https://erp.example.com/a.avif');
});
