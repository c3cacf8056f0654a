import { useEffect } from 'react';

/** beforeunload prompt: makes the browser ask before it closes or reloads a page with unsaved input. */
export function useBeforeUnloadPrompt(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}
