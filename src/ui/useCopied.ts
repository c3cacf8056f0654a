import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which the copied message is shown. */
const messageMs = 2_000;

/**
 * Copies a text to the clipboard and reports success for two seconds. The clipboard API is missing without https, and
 * may be denied; in both cases no success is reported.
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
