import { getDemoPath, demoPaths, getHeadersAt, narrowHeaders, wideHeaders } from './headers';
import { matchRoute } from './routes';

describe('the headers', () => {
  test('have fixed addresses for their demos', () => {
    expect(demoPaths).toEqual([
      '/header-spaceship-variant-one',
      '/header-spaceship-variant-two',
      '/header-spaceship-variant-three',
      '/header-classic-variant-one',
      '/header-classic-variant-two',
      '/header-classic-variant-three',
      '/header-classic-variant-four',
      '/header-classic-variant-five',
      '/mobile-header-variant-one',
      '/mobile-header-variant-two',
    ]);
  });

  test.each(demoPaths)('the demo %s is the home page', (path) => {
    expect(matchRoute(path)).toEqual({ route: 'home', params: {} });
  });

  test.each(wideHeaders)('the demo of %s shows that header, with the first mobile header', (header) => {
    expect(getHeadersAt(getDemoPath(header))).toEqual({ wide: header, narrow: 'mobile-one' });
  });

  test.each(narrowHeaders)(
    'the demo of %s shows that header on a phone, with the first header elsewhere',
    (header) => {
      expect(getHeadersAt(getDemoPath(header))).toEqual({ wide: 'spaceship-one', narrow: header });
    },
  );

  test.each(['/', '/shop/cart', '/header-spaceship-variant-four', '/mobile-header-variant-three'])(
    'the page %s has the first header of both kinds',
    (path) => {
      expect(getHeadersAt(path)).toEqual({ wide: 'spaceship-one', narrow: 'mobile-one' });
    },
  );

  test('a header that does not exist has no demo', () => {
    expect(matchRoute('/header-spaceship-variant-four').route).toBe('notFound');
  });

  test('the second home page has the first classic header', () => {
    expect(getHeadersAt('/home-two').wide).toBe('classic-one');
    expect(matchRoute('/home-two').route).toBe('homeTwo');
  });
});
