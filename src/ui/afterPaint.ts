/**
 * Calls back after the next paint, so that slow work does not delay it. In a background tab, which does not
 * paint, by timeout. @returns cancels it
 */
export function afterPaint(callback: () => void): () => void {
  let isWanted = true;
  const schedule = () => setTimeout(() => isWanted && callback());
  if (document.hidden) schedule();
  // animation frame callbacks run before the paint; a timeout set there runs after it
  else requestAnimationFrame(schedule);
  return () => {
    isWanted = false;
  };
}
