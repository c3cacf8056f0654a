/**
 * Calls back after the next paint, so that slow work does not delay it; in a background tab, which does not paint,
 * after a timeout. @returns a function that cancels it
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
