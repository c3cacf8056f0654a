import { getDemoPath, demoPaths, getHeadersAt, narrowHeaders, wideHeaders } from './headers';
import { matchRoute } from './routes';

describe('the headers', () => {
  test('have fixed paths for their demos', () => {
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

  test.each(demoPaths)('have a demo at %s that is the home page', (path) => {
    expect(matchRoute(path)).toEqual({ route: 'home', params: {} });
  });

  test.each(wideHeaders)('at the demo of %s are that header and the first mobile header', (header) => {
    expect(getHeadersAt(getDemoPath(header))).toEqual({ wide: header, narrow: 'mobile-one' });
  });

  test.each(narrowHeaders)(
    'at the demo of %s are that header on a phone and the first wide header elsewhere',
    (header) => {
      expect(getHeadersAt(getDemoPath(header))).toEqual({ wide: 'spaceship-one', narrow: header });
    },
  );

  test.each(['/', '/shop/cart', '/header-spaceship-variant-four', '/mobile-header-variant-three'])(
    'on the page %s are the first wide header and the first mobile header',
    (path) => {
      expect(getHeadersAt(path)).toEqual({ wide: 'spaceship-one', narrow: 'mobile-one' });
    },
  );

  test('have no demo for a header that does not exist', () => {
    expect(matchRoute('/header-spaceship-variant-four').route).toBe('notFound');
  });

  test('include the first classic header on the second home page', () => {
    expect(getHeadersAt('/home-two').wide).toBe('classic-one');
    expect(matchRoute('/home-two').route).toBe('homeTwo');
  });
});
