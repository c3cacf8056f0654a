/**
 * Once the browser has painted what it was given: what takes its time then keeps nobody from seeing it. In a tab that
 * nobody looks at nothing is painted.
 * @returns takes it back
 */
export function afterPaint(what: () => void): () => void {
  let isWanted = true;
  const soon = () => setTimeout(() => isWanted && what());
  if (document.hidden) soon();
  // the frame's own work begins with this; what is due comes after it
  else requestAnimationFrame(soon);
  return () => {
    isWanted = false;
  };
}
