import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { getImageSources } from './imageSources';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'ref'> {
  src: string;
  /** Alternative text; empty for a decorative image. */
  alt: string;
}

/** Whether this code runs in the service. The service renders once, so no image is discarded there. */
const isService = typeof document === 'undefined';

/** Sets an attribute only if the value changes. To set the same value again would load the image again. */
function setAttributeIfChanged(image: HTMLImageElement, name: string, value: string | undefined): void {
  if (image.getAttribute(name) === (value ?? null)) return;
  if (value === undefined) image.removeAttribute(name);
  else image.setAttribute(name, value);
}

/**
 * Responsive image. `src` and `srcset` are set only when the image is mounted, because React may discard a render.
 * Chromium never frees an image that was created with a `srcset` but not shown.
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
