/**
 * Calls back after the next paint, so that slow work does not delay the paint. A background tab does not paint; there
 * the callback runs after a timeout.
 * @returns a function that cancels the callback
 */
export function afterPaint(callback: () => void): () => void {
  let isWanted = true;
  const schedule = () => setTimeout(() => isWanted && callback());
  if (document.hidden) schedule();
  // animation frame callbacks run before the paint, and a timeout set in one runs after it
  else requestAnimationFrame(schedule);
  return () => {
    isWanted = false;
  };
}
