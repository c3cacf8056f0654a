import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { getImageSources } from './imageSources';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'ref'> {
  src: string;
  /** Empty for what shows nothing that the words beside it do not say. */
  alt: string;
}

/** The service draws a page in one go, and nothing of it is thrown away. */
const isService = typeof document === 'undefined';

/** Given again, the browser would begin anew with a picture that is there. */
function give(image: HTMLImageElement, name: string, value: string | undefined): void {
  if (image.getAttribute(name) === (value ?? null)) return;
  if (value === undefined) image.removeAttribute(name);
  else image.setAttribute(name, value);
}

/**
 * A picture in the widths the shop has of it. It hears where it comes from once it stands in the page: Chromium keeps every
 * picture with `srcset` that was made and never shown, as in a page that React began to draw and began anew, with all that
 * hangs on it.
 */
export function Image({ src, sizes, alt, ...image }: Props) {
  const ref = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    if (!ref.current) return;
    give(ref.current, 'sizes', sizes);
    give(ref.current, 'srcset', getImageSources(src));
    give(ref.current, 'src', src);
  }, [src, sizes]);
  const sources = isService ? { sizes, srcSet: getImageSources(src), src } : {};
  return <img ref={ref} alt={alt} {...image} {...sources} suppressHydrationWarning />;
}
