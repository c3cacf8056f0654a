/** Header variants. Each name consists of the layout and the number of a set of colours. */
export const wideHeaders = [
  'spaceship-one',
  'spaceship-two',
  'spaceship-three',
  'classic-one',
  'classic-two',
  'classic-three',
  'classic-four',
  'classic-five',
] as const;
export const narrowHeaders = ['mobile-one', 'mobile-two'] as const;

export type WideHeader = (typeof wideHeaders)[number];
export type NarrowHeader = (typeof narrowHeaders)[number];

/** Returns the demo URL of a header: `/header-classic-variant-two`, `/mobile-header-variant-one`. */
export const getDemoPath = (header: WideHeader | NarrowHeader): string => {
  const [layout, number] = header.split('-');
  return `/${layout === 'mobile' ? 'mobile-header' : `header-${layout}`}-variant-${number}`;
};

/** URLs of the demos, each of which shows the home page. */
export const demoPaths: readonly string[] = [...wideHeaders, ...narrowHeaders].map(getDemoPath);

/** Normalizes a path in the way in which the router compares paths: in lower case, without a trailing slash. */
export const stripDemoPath = (pathname: string): string => pathname.toLowerCase().replace(/(?<=.)\/+$/, '');

/**
 * Returns the header variants for a URL, for wide and narrow screens. The second home page has a different wide header.
 */
export function getHeadersAt(pathname: string): { wide: WideHeader; narrow: NarrowHeader } {
  const path = stripDemoPath(pathname);
  const isShown = (header: WideHeader | NarrowHeader) => getDemoPath(header) === path;
  return {
    wide: wideHeaders.find(isShown) ?? (path === '/home-two' ? 'classic-one' : 'spaceship-one'),
    narrow: narrowHeaders.find(isShown) ?? 'mobile-one',
  };
}
