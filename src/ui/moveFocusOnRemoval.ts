const places = 'dialog, main, [data-panel]';
const controls = 'a[href], button, input, select, textarea';

/**
 * The `ref` of a control that its own press may take away: where the focus is on it, another control of its dialog, panel
 * or page gets it. Of several that remove something (`data-removes`) the next; else what comes after it, or before.
 */
export const moveFocusOnRemoval = (element: HTMLElement | null) => () => {
  if (!element || document.activeElement !== element) return;
  const place = element.closest<HTMLElement>(places) ?? document.body;
  const all = [...place.querySelectorAll<HTMLElement>(controls)];
  const at = all.indexOf(element);
  const others = [...all.slice(at + 1), ...all.slice(0, at).reverse()];
  const alike = 'removes' in element.dataset ? others.filter(({ dataset }) => 'removes' in dataset) : [];
  // once it has gone, unless something else has taken the focus by then, as a new page does
  queueMicrotask(() => {
    for (const other of [...alike, ...others, place]) {
      if (document.activeElement !== document.body) return;
      if (other.isConnected) other.focus();
    }
  });
};
