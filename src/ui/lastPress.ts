/** Height of the last press in the window, as Safari gives the focus to no button that is tapped. */
let lastPressY = 0;

export const watchPresses = (): (() => void) => {
  const note = ({ clientY }: PointerEvent) => {
    lastPressY = clientY;
  };
  addEventListener('pointerdown', note, { capture: true, passive: true });
  return () => removeEventListener('pointerdown', note, { capture: true });
};

/** Whether the control that was used last, which has the focus or was pressed, is in the lower half of the window. */
export function isLastControlLow(): boolean {
  const { activeElement, body } = document;
  const isFocused = activeElement !== null && activeElement !== body;
  const { top, bottom } = (isFocused ? activeElement : body).getBoundingClientRect();
  return (isFocused ? (top + bottom) / 2 : lastPressY) > innerHeight / 2;
}
