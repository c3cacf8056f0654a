import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which the message about a copied text is shown. */
const messageMs = 2_000;

/**
 * Copies a text to the clipboard, and reports success for two seconds. Success is not reported if the clipboard API is
 * missing (without https) or denied.
 */
export function useCopied(): { isCopied: boolean; copy: (text: string) => Promise<void> } {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isCopied,
    copy: async (text) => {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        return;
      }
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), messageMs);
    },
  };
}
