/** The headers that the shop can wear. A name is the layout and the number of its set of colours. */
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

/** The home page under that header: `/header-classic-variant-two`, `/mobile-header-variant-one`. */
export const getDemoPath = (header: WideHeader | NarrowHeader): string => {
  const [layout, number] = header.split('-');
  return `/${layout === 'mobile' ? 'mobile-header' : `header-${layout}`}-variant-${number}`;
};

/** Every demo of a header: each is the home page. */
export const demoPaths: readonly string[] = [...wideHeaders, ...narrowHeaders].map(getDemoPath);

/** As the router takes addresses: in any case, with or without a slash at the end. */
export const stripDemoPath = (pathname: string): string => pathname.toLowerCase().replace(/(?<=.)\/+$/, '');

/** Which header an address wears on a wide screen and on a narrow one. Home two has a header of its own. */
export function getHeadersAt(pathname: string): { wide: WideHeader; narrow: NarrowHeader } {
  const path = stripDemoPath(pathname);
  const shown = (header: WideHeader | NarrowHeader) => getDemoPath(header) === path;
  return {
    wide: wideHeaders.find(shown) ?? (path === '/home-two' ? 'classic-one' : 'spaceship-one'),
    narrow: narrowHeaders.find(shown) ?? 'mobile-one',
  };
}
