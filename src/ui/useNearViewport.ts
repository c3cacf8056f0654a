import { useEffect, useState, type RefObject } from 'react';

/** Whether the element is within `ahead` pixels of the viewport, or has been. True without IntersectionObserver. */
export function useNearViewport(element: RefObject<Element | null>, ahead = 400): boolean {
  const [isNear, setNear] = useState(() => 'window' in globalThis && !('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${ahead}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear, ahead]);
  return isNear;
}
