import type { FocusEvent } from 'react';

/**
 * Returns a blur handler that counts a field as left only if the focus moves to another field. Otherwise pressing a
 * button could make an error appear, which moves the button away before the pointer is released.
 */
export const createBlurHandler =
  <E extends FocusEvent>(leave: (event: E) => void) =>
  (event: E): void => {
    const { relatedTarget } = event;
    if (relatedTarget instanceof Element && relatedTarget.matches('input, select, textarea')) leave(event);
  };
