/** Vertical position of the last press in the window. It is recorded because Safari does not focus a tapped button. */
let lastPressY = 0;

export const watchPresses = (): (() => void) => {
  const note = ({ clientY }: PointerEvent) => {
    lastPressY = clientY;
  };
  addEventListener('pointerdown', note, { capture: true, passive: true });
  return () => removeEventListener('pointerdown', note, { capture: true });
};

/** Whether the control that was used last, by focus or press, is in the lower half of the window. */
export function isLastControlLow(): boolean {
  const { activeElement, body } = document;
  const isFocused = activeElement !== null && activeElement !== body;
  const { top, bottom } = (isFocused ? activeElement : body).getBoundingClientRect();
  return (isFocused ? (top + bottom) / 2 : lastPressY) > innerHeight / 2;
}
