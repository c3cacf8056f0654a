import { useState } from 'react';
import { normalizePartNumber } from '@/shared/partSearch';
import css from './QuickOrderPage.module.css';

/** A code that is asked again once it is left or Enter is pressed; Escape, or nothing in it, brings back what was there. */
export function CodeInput({
  code,
  label,
  invalid,
  onEdit,
}: {
  code: string;
  label: string;
  invalid: boolean;
  onEdit: (code: string) => void;
}) {
  const [typed, setTyped] = useState(code);
  const settle = () => {
    const wanted = typed.trim();
    if (normalizePartNumber(wanted) === '') setTyped(code);
    else if (wanted !== code) onEdit(wanted);
  };
  return (
    <input
      className={css.code}
      aria-label={label}
      aria-invalid={invalid || undefined}
      spellCheck={false}
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
        if (event.key === 'Escape') setTyped(code);
      }}
    />
  );
}
