import { isHydrated } from './isHydrated';

/** Enables the select that depends on a chosen one, as the app will do: otherwise Tab would skip it. */
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
