/**
 * Tree of a state. Branches that the last event changed are marked and open. The content of a branch is created when
 * the branch is opened.
 */
import { printValue } from './stateChanges';
import { isObject } from '@/shared/isObject';

export function createStateTree() {
  const root = document.createElement('div');
  root.className = 'tree';
  /** Branches that the tester opened or closed. At the next steps these branches stay open or closed. */
  const chosen = new Map<string, boolean>();

  function addLeaf(parent: Element, name: string, before: unknown, after: unknown): void {
    const leaf = document.createElement('div');
    const isChanged = before !== after;
    leaf.textContent = isChanged
      ? `● ${name}: ${printValue(before, 60)} → ${printValue(after, 200)}`
      : `${name}: ${printValue(after, 200)}`;
    if (isChanged) leaf.className = 'changed';
    parent.append(leaf);
  }

  function addBranch(parent: Element, path: string, name: string, before: unknown, after: object): void {
    const branch = document.createElement('details');
    const summary = document.createElement('summary');
    const isChanged = before !== after;
    const size = Array.isArray(after) ? ` [${after.length}]` : '';
    summary.textContent = `${isChanged ? '● ' : ''}${name}${size}`;
    if (isChanged) summary.className = 'changed';
    branch.append(summary);
    parent.append(branch);
    let isFilled = false;
    const fill = () => {
      if (isFilled) return;
      isFilled = true;
      addFields(branch, path, before, after);
    };
    branch.addEventListener('toggle', () => {
      if (branch.open) fill();
    });
    summary.addEventListener('click', () => chosen.set(path, !branch.open));
    // a completely new branch would be long, so the branch stays closed
    branch.open = chosen.get(path) ?? (isChanged && isObject(before));
    if (branch.open) fill();
  }

  function addFields(parent: Element, path: string, before: unknown, after: object): void {
    const then = isObject(before) ? before : {};
    const now = after as Record<string, unknown>;
    for (const name of new Set([...Object.keys(then), ...Object.keys(now)])) {
      const value = now[name];
      if (isObject(value)) addBranch(parent, `${path}.${name}`, name, then[name], value);
      else addLeaf(parent, name, then[name], value);
    }
  }

  return {
    root,
    show: (before: object, after: object) => {
      root.replaceChildren();
      addFields(root, '', before, after);
    },
  };
}
