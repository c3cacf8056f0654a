import { isHydrated } from './isHydrated';

/**
 * Enables a select when the visitor makes a choice in the previous select. The app would enable the select later, and
 * Tab would skip the disabled select.
 */
export function enableDependentSelects(): void {
  const enabledSelects = new WeakSet<HTMLSelectElement>();
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement) || isHydrated(target)) return;
    const fields = [...(target.form?.elements ?? [])];
    const next = fields[fields.indexOf(target) + 1];
    if (!(next instanceof HTMLSelectElement)) return;
    if (next.disabled) enabledSelects.add(next);
    if (enabledSelects.has(next)) next.disabled = !target.value;
  };
  document.addEventListener('input', onInput, { capture: true });
}
