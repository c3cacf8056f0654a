import type { FocusEvent } from 'react';

/**
 * Returns a blur handler that counts a field as left only when the focus moves to another field. Otherwise an error
 * that appears between a press and its release could move the pressed control away.
 */
export const createBlurHandler =
  <E extends FocusEvent>(leave: (event: E) => void) =>
  (event: E): void => {
    const { relatedTarget } = event;
    if (relatedTarget instanceof Element && relatedTarget.matches('input, select, textarea')) leave(event);
  };
