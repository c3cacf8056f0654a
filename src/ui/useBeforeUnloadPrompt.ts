import { useEffect } from 'react';

/** Makes the browser ask the user before a page with unsaved input is closed or reloaded (beforeunload). */
export function useBeforeUnloadPrompt(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}
