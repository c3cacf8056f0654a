import { useEffect } from 'react';

/** The browser asks before it closes or reloads a page on which something typed would be lost. */
export function useBeforeUnloadPrompt(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}
