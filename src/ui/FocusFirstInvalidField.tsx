import { useEffect, useRef } from 'react';

/**
 * Stands in a form and takes the person to the first control that is marked as invalid, each time `refusals` counts one
 * more submission that was refused; also when the button stands elsewhere.
 */
export function FocusFirstInvalidField({ refusals }: { refusals: number }) {
  const here = useRef<HTMLSpanElement>(null);
  const told = useRef(0);
  useEffect(() => {
    // a fault that is typed later, before the next submission, takes nobody anywhere
    if (refusals <= told.current) return;
    told.current = refusals;
    const fault = here.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]');
    const control = fault?.matches('input, textarea, select') ? fault : fault?.querySelector('input');
    control?.focus();
  }, [refusals]);
  return <span ref={here} hidden />;
}
