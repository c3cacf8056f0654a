import { useState } from 'react';
import { isIsoDate } from '@/shared/isoDate';
import { useText } from '@/shared/text';
import { TextField } from '@/ui/Field';

/**
 * Date field; '' means no date. Only complete dates are reported. While the user types a year, the control reports the
 * years 2, 20 and 202, which are ignored. A day before `min`, the first day of the period, has an error.
 */
export function DayField({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}) {
  const { text } = useText();
  const [state, setState] = useState({ value, typed: value });
  if (state.value !== value) setState({ value, typed: value });
  return (
    <TextField
      type="date"
      label={label}
      min={min || undefined}
      max={max || undefined}
      value={state.typed}
      error={min && value && value < min ? text('ERROR_DAY_RANGE') : undefined}
      onChange={({ target }) => {
        setState({ value, typed: target.value });
        if (target.value !== value && (target.value === '' || isIsoDate(target.value)))
          onChange(target.value);
      }}
    />
  );
}
