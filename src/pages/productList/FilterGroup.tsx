import type { ReactNode } from 'react';
import { useText } from '@/shared/text';
import css from './Filters.module.css';

export const FilterGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={css.group}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

/**
 * Checkbox of a filter value with the number of products. A value without products is dimmed, but a checked value can
 * always be unchecked.
 */
export function FilterChoice({
  count,
  checked,
  onChange,
  isSwitch = false,
  children,
}: {
  count: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
  isSwitch?: boolean;
  children: ReactNode;
}) {
  const { number } = useText();
  return (
    <label className={`${css.choice} ${count === 0 && !checked ? css.none : ''}`}>
      <input
        type="checkbox"
        role={isSwitch ? 'switch' : undefined}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span> <small>{number(count)}</small>
    </label>
  );
}
