import { useEffect, useRef } from 'react';

/**
 * Focuses the form's first invalid control each time `refusals` increases. The submit button may be outside the form.
 */
export function FocusFirstInvalidField({ refusals }: { refusals: number }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const handledRefusals = useRef(0);
  useEffect(() => {
    // the focus moves only after a refused submission, not when typing makes a field invalid
    if (refusals <= handledRefusals.current) return;
    handledRefusals.current = refusals;
    const fault = anchor.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]');
    const control = fault?.matches('input, textarea, select') ? fault : fault?.querySelector('input');
    control?.focus();
  }, [refusals]);
  return <span ref={anchor} hidden />;
}
