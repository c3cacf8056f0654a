import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a part of the element is in the viewport. True until this is known, and in browsers without
 * IntersectionObserver.
 */
export function useInViewport(element: RefObject<Element | null>): boolean {
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isVisible;
}
