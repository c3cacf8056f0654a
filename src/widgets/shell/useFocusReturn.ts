import { useEffect, useLayoutEffect, useRef } from 'react';
import { findElement, locate, type ElementLocator } from '@/ui/elementLocator';
import { focusContent } from '@/ui/focusContent';

const content = '#content';

/**
 * Restores the focus when the page of another customer replaces the focused element. The browser would leave no element
 * focused. First the content gets the focus. When a control with the same name has rendered, the focus moves to this
 * control, unless the user has moved the focus meanwhile.
 * @param customer code of the customer whose page is shown
 */
export function useFocusReturn(customer: string | undefined): void {
  const lastFocused = useRef<ElementLocator | null>(null);
  const lastCustomer = useRef(customer);

  useLayoutEffect(() => {
    const remember = () => {
      lastFocused.current = locate(document.activeElement, content);
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    const isSame = lastCustomer.current === customer;
    lastCustomer.current = customer;
    const locator = lastFocused.current;
    if (isSame || document.activeElement !== document.body) return;
    focusContent();
    const main = document.querySelector(content);
    if (!locator || !main) return;
    const observer = new MutationObserver(() => {
      const found = document.activeElement === main ? findElement(locator, content) : null;
      found?.focus({ preventScroll: true });
      if (document.activeElement !== main) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [customer]);
}
