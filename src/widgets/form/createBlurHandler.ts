import type { FocusEvent } from 'react';

/**
 * Returns a blur handler for which a field is left only when the focus goes on to another field. An error that appears
 * between a press and its release moves what was pressed, and the press misses it.
 */
export const createBlurHandler =
  <E extends FocusEvent>(leave: (event: E) => void) =>
  (event: E): void => {
    const { relatedTarget } = event;
    if (relatedTarget instanceof Element && relatedTarget.matches('input, select, textarea')) leave(event);
  };
