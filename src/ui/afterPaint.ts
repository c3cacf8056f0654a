/**
 * Calls back after the next paint, so that slow work does not delay the paint. A background tab does not paint, so the
 * callback runs after a timeout there.
 * @returns a function that cancels the callback
 */
export function afterPaint(callback: () => void): () => void {
  let isWanted = true;
  const schedule = () => setTimeout(() => isWanted && callback());
  if (document.hidden) schedule();
  // an animation frame callback runs before the paint, so a timeout that the callback sets runs after the paint
  else requestAnimationFrame(schedule);
  return () => {
    isWanted = false;
  };
}
