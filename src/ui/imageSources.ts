/** In pixels: what the shop's own pictures are kept in, as '/images/parts/brake-disc-vented-5-a-800.avif' beside -400 and -1200. */
export const pictureWidths = [400, 800, 1200] as const;

/** The address that is told is that of the middle one. */
const own = /^(\/images\/.+-)800(\.avif)$/;

/** The same picture in another width; one of somebody else's is as it is. */
export const toWidth = (src: string, width: (typeof pictureWidths)[number]): string =>
  src.replace(own, `$1${width}$2`);

/** For `srcset`: the browser takes what the place and the screen need. */
export const getImageSources = (src: string): string | undefined =>
  own.test(src) ? pictureWidths.map((width) => `${toWidth(src, width)} ${width}w`).join(', ') : undefined;

/** For who shows a shared link, and takes no AVIF: a part's first picture is kept as a JPEG, too. */
export const getSharedImage = (src: string): string =>
  src.replace(/^(\/images\/parts\/.+-a-)800\.avif$/, '$1600.jpg');
