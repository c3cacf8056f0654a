/**
 * Widths in pixels of the shop's own pictures: '/images/parts/brake-disc-vented-5-a-800.avif' beside -400 and
 * -1200.
 */
export const pictureWidths = [400, 800, 1200] as const;

/** Picture URLs are those of the middle width. */
const ownPicture = /^(\/images\/.+-)800(\.avif)$/;

/** Returns the same picture in another width; foreign pictures are unchanged. */
export const toWidth = (src: string, width: (typeof pictureWidths)[number]): string =>
  src.replace(ownPicture, `$1${width}$2`);

/** Returns the `srcset` value. */
export const getImageSources = (src: string): string | undefined =>
  ownPicture.test(src)
    ? pictureWidths.map((width) => `${toWidth(src, width)} ${width}w`).join(', ')
    : undefined;

/**
 * Open Graph picture as JPEG, for services that preview links and take no AVIF; each product's first picture
 * has one.
 */
export const getSharedImage = (src: string): string =>
  src.replace(/^(\/images\/parts\/.+-a-)800\.avif$/, '$1600.jpg');
