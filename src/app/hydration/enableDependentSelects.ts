import { isHydrated } from './isHydrated';

/** Enables the select that depends on a chosen one before the app does, because Tab would skip a disabled select. */
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
