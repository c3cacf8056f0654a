import { useLayoutEffect, useRef, type ComponentProps } from 'react';

/** There is no document where the service draws. */
const isInBrowser = 'document' in globalThis;

/**
 * An `<img>` in several widths. In the browser it is told them in its place: React may throw away what it has drawn, and
 * Chromium holds an `<img>` with `srcset` or `sizes` from its making until it is taken out of the document. One that never
 * was in it would stay for good, and with it the page it was made for.
 */
export function Image({ sizes, srcSet, src, alt, ...attributes }: ComponentProps<'img'>) {
  const ref = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    // src last: it is what begins the loading. What the service has drawn is loading, and has them
    for (const [name, value = ''] of Object.entries({ sizes, srcset: srcSet, src })) {
      if ((ref.current?.getAttribute(name) ?? '') !== value) ref.current?.setAttribute(name, value);
    }
  }, [sizes, srcSet, src]);
  return (
    <img
      {...attributes}
      ref={ref}
      alt={alt}
      suppressHydrationWarning
      {...(isInBrowser ? {} : { sizes, srcSet, src })}
    />
  );
}
