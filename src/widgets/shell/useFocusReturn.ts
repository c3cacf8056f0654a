import { useEffect, useLayoutEffect, useRef } from 'react';
import { findElement, locate, type ElementLocator } from '@/ui/elementLocator';
import { focusContent } from '@/ui/focusContent';

const content = '#content';

/**
 * Restores the focus when another customer's page replaces the focused element, because the browser then focuses
 * nothing. First the content gets the focus. As soon as a control with the same name is rendered, this control gets the
 * focus, unless the focus has moved meanwhile.
 * @param customer code of the served customer
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
