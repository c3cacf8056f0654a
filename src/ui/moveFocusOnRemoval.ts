const containerSelector = 'dialog, main, [data-panel]';
const controls = 'a[href], button, input, select, textarea';

/**
 * `ref` of a control that disappears when it is clicked. If the removed control had the focus, the focus moves to
 * another control in the same dialog, panel or page. The next control is preferred to a previous control. A control
 * with `data-removes` prefers another control with `data-removes`.
 */
export const moveFocusOnRemoval = (element: HTMLElement | null) => () => {
  if (!element || document.activeElement !== element) return;
  const container = element.closest<HTMLElement>(containerSelector) ?? document.body;
  const all = [...container.querySelectorAll<HTMLElement>(controls)];
  const at = all.indexOf(element);
  const others = [...all.slice(at + 1), ...all.slice(0, at).reverse()];
  const similar = 'removes' in element.dataset ? others.filter(({ dataset }) => 'removes' in dataset) : [];
  // runs after the removal; the focus stays if another element has the focus by then, for example on a new page
  queueMicrotask(() => {
    for (const other of [...similar, ...others, container]) {
      if (document.activeElement !== document.body) return;
      if (other.isConnected) other.focus();
    }
  });
};
