import { useEffect, useRef } from 'react';

/**
 * Focuses the form's first invalid control each time `refusals` counts another refused submission, even if the submit
 * button is outside the form.
 */
export function FocusFirstInvalidField({ refusals }: { refusals: number }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const handledRefusals = useRef(0);
  useEffect(() => {
    // a field that becomes invalid while typing does not move the focus
    if (refusals <= handledRefusals.current) return;
    handledRefusals.current = refusals;
    const fault = anchor.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]');
    const control = fault?.matches('input, textarea, select') ? fault : fault?.querySelector('input');
    control?.focus();
  }, [refusals]);
  return <span ref={anchor} hidden />;
}
