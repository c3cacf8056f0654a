import { useEffect, useState, type RefObject } from 'react';

/** Whether any part of the element is in the viewport; true until that is known, and without IntersectionObserver. */
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
