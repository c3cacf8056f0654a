/**
 * Widths of the shop's pictures in pixels. '/images/parts/brake-disc-vented-5-a-800.avif' also exists with -400 and
 * -1200.
 */
export const pictureWidths = [400, 800, 1200] as const;

/** URL of a picture of the shop, built or uploaded. Such a URL always names the middle width. */
const ownPicture = /^(\/images\/(?:.+-(?=800\.avif$)|uploads\/.+-))800(\.(?:avif|webp|jpg))$/;

/** Returns the URL of the same picture in another width. Any other URL is returned unchanged. */
export const toWidth = (src: string, width: (typeof pictureWidths)[number]): string =>
  src.replace(ownPicture, `$1${width}$2`);

/**
 * Returns the value of `srcset`.
 * @param size maximum width of the picture in CSS pixels; for a small size, the widest file is left out
 */
export const getImageSources = (src: string, size: unknown = 1200): string | undefined =>
  ownPicture.test(src)
    ? pictureWidths
        .slice(0, Number(size) > 400 ? 3 : 2)
        .map((width) => `${toWidth(src, width)} ${width}w`)
        .join(', ')
    : undefined;

/**
 * Returns the URL of a picture for Open Graph. The first picture of a product also exists as JPEG, because some
 * services that preview links do not support AVIF. Other URLs are returned unchanged.
 */
export const getSharedImage = (src: string): string =>
  src.replace(/^(\/images\/parts\/.+-a-)800\.avif$/, '$1600.jpg');
