import { useState } from 'react';
import { isIsoDate } from '@/shared/time';
import { TextField } from '@/ui/Field';

/**
 * A day, empty for none; told as soon as it is whole. While a year is being typed the control already tells the year 2, 20 and
 * 202: no day that anything happened on.
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
  const [shown, setShown] = useState({ value, typed: value });
  if (shown.value !== value) setShown({ value, typed: value });
  return (
    <TextField
      type="date"
      label={label}
      min={min || undefined}
      max={max || undefined}
      value={shown.typed}
      onChange={({ target }) => {
        setShown({ value, typed: target.value });
        if (target.value !== value && (target.value === '' || isIsoDate(target.value)))
          onChange(target.value);
      }}
    />
  );
}
