import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element has come as near to the screen as `ahead` says, in pixels; once it has, it stays so. In a
 * browser that cannot tell, it has.
 */
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
