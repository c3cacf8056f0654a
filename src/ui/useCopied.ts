import { useEffect, useRef, useState } from 'react';

/** How long it is said that the text was copied. */
const saidFor = 2_000;

/**
 * Puts a text on the clipboard and says for two seconds that it is there. There is no clipboard on a page without https,
 * and a person may refuse it: nothing is claimed then.
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
      timer.current = setTimeout(() => setCopied(false), saidFor);
    },
  };
}
