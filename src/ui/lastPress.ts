/**
 * Vertical position in the window of the last press. Safari does not focus a tapped button, so the focus is not enough.
 */
let lastPressY = 0;

export const watchPresses = (): (() => void) => {
  const note = ({ clientY }: PointerEvent) => {
    lastPressY = clientY;
  };
  addEventListener('pointerdown', note, { capture: true, passive: true });
  return () => removeEventListener('pointerdown', note, { capture: true });
};

/**
 * Whether the focused control is in the lower half of the window; without a focused control, whether the last press was
 * there.
 */
export function isLastControlLow(): boolean {
  const { activeElement, body } = document;
  const isFocused = activeElement !== null && activeElement !== body;
  const { top, bottom } = (isFocused ? activeElement : body).getBoundingClientRect();
  return (isFocused ? (top + bottom) / 2 : lastPressY) > innerHeight / 2;
}
