/** Variants of the header. Each name consists of a layout and the number of a colour scheme. */
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

/** Returns the demo URL of a header, such as `/header-classic-variant-two` or `/mobile-header-variant-one`. */
export const getDemoPath = (header: WideHeader | NarrowHeader): string => {
  const [layout, number] = header.split('-');
  return `/${layout === 'mobile' ? 'mobile-header' : `header-${layout}`}-variant-${number}`;
};

/** URLs of the demos. Each URL shows the home page with another header. */
export const demoPaths: readonly string[] = [...wideHeaders, ...narrowHeaders].map(getDemoPath);

/** Normalizes a path as the router does when it compares paths: lower case, no trailing slash. */
export const stripDemoPath = (pathname: string): string => pathname.toLowerCase().replace(/(?<=.)\/+$/, '');

/**
 * Returns the header variants for a URL: one for wide screens, one for narrow screens. The second home page has a
 * different wide header.
 */
export function getHeadersAt(pathname: string): { wide: WideHeader; narrow: NarrowHeader } {
  const path = stripDemoPath(pathname);
  const isShown = (header: WideHeader | NarrowHeader) => getDemoPath(header) === path;
  return {
    wide: wideHeaders.find(isShown) ?? (path === '/home-two' ? 'classic-one' : 'spaceship-one'),
    narrow: narrowHeaders.find(isShown) ?? 'mobile-one',
  };
}
