import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { getImageSources } from './imageSources';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'ref'> {
  src: string;
  /** Empty for decorative images. */
  alt: string;
}

/** Whether this runs in the service, which renders once and discards no image. */
const isService = typeof document === 'undefined';

/** Sets an attribute only if it changes, because setting the same value again would restart a loaded image. */
function setAttributeIfChanged(image: HTMLImageElement, name: string, value: string | undefined): void {
  if (image.getAttribute(name) === (value ?? null)) return;
  if (value === undefined) image.removeAttribute(name);
  else image.setAttribute(name, value);
}

/**
 * Responsive image. `src` and `srcset` are set when the image is mounted, because React may discard a render, and
 * Chromium never frees an image that was created with a `srcset` and not shown.
 */
export function Image({ src, sizes, alt, ...image }: Props) {
  const ref = useRef<HTMLImageElement>(null);
  const size = image.width;
  useLayoutEffect(() => {
    if (!ref.current) return;
    setAttributeIfChanged(ref.current, 'sizes', sizes);
    setAttributeIfChanged(ref.current, 'srcset', getImageSources(src, size));
    setAttributeIfChanged(ref.current, 'src', src);
  }, [src, sizes, size]);
  const sources = isService ? { sizes, srcSet: getImageSources(src, size), src } : {};
  return <img ref={ref} alt={alt} {...image} {...sources} suppressHydrationWarning />;
}
