const containerSelector = 'dialog, main, [data-panel]';
const controls = 'a[href], button, input, select, textarea';

/**
 * `ref` of a control that its own click may remove. If the removed control had the focus, another control of its
 * dialog, panel or page gets the focus. A control with `data-removes` prefers another control with `data-removes`. The
 * next control is preferred to a previous one.
 */
export const moveFocusOnRemoval = (element: HTMLElement | null) => () => {
  if (!element || document.activeElement !== element) return;
  const container = element.closest<HTMLElement>(containerSelector) ?? document.body;
  const all = [...container.querySelectorAll<HTMLElement>(controls)];
  const at = all.indexOf(element);
  const others = [...all.slice(at + 1), ...all.slice(0, at).reverse()];
  const similar = 'removes' in element.dataset ? others.filter(({ dataset }) => 'removes' in dataset) : [];
  // runs after the removal, unless another element has the focus by then, such as a new page
  queueMicrotask(() => {
    for (const other of [...similar, ...others, container]) {
      if (document.activeElement !== document.body) return;
      if (other.isConnected) other.focus();
    }
  });
};
