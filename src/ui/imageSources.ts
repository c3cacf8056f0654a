/**
 * Widths in pixels of the shop's own pictures: '/images/parts/brake-disc-vented-5-a-800.avif' also exists as -400 and
 * -1200.
 */
export const pictureWidths = [400, 800, 1200] as const;

/** URL of one of the shop's pictures, which has the middle width. */
const ownPicture = /^(\/images\/.+-)800(\.avif)$/;

/** Returns the same picture in another width; pictures from elsewhere are unchanged. */
export const toWidth = (src: string, width: (typeof pictureWidths)[number]): string =>
  src.replace(ownPicture, `$1${width}$2`);

/**
 * Returns the `srcset` value.
 * @param size largest width in CSS pixels; if it is small, the widest picture is left out
 */
export const getImageSources = (src: string, size: unknown = 1200): string | undefined =>
  ownPicture.test(src)
    ? pictureWidths
        .slice(0, Number(size) > 400 ? 3 : 2)
        .map((width) => `${toWidth(src, width)} ${width}w`)
        .join(', ')
    : undefined;

/**
 * Returns the URL of a picture's JPEG copy for Open Graph, because some services that preview links do not support
 * AVIF. Only each product's first picture has a JPEG copy.
 */
export const getSharedImage = (src: string): string =>
  src.replace(/^(\/images\/parts\/.+-a-)800\.avif$/, '$1600.jpg');
