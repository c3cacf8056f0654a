/**
 * Moves the focus in a column of links with Up, Down, Home and End. After the last link comes the first link. Returns
 * whether the key moved the focus.
 */
export function moveFocus(key: string, column: readonly HTMLElement[]): boolean {
  const at = column.findIndex((item) => item === document.activeElement);
  const last = column.length - 1;
  const to = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  }[key];
  if (at < 0 || to === undefined) return false;
  column[to]?.focus();
  return true;
}
