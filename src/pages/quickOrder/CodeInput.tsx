import { useRef, useState } from 'react';
import { normalizePartNumber } from '@/shared/foldText';
import css from './QuickOrderPage.module.css';

/**
 * Field for a row's part number. Blur or Enter looks up the typed number. Escape, or a blur of the empty field,
 * restores the previous number.
 */
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
  /** The code that was looked up last. The blur after Enter does not look up the same code again. */
  const settled = useRef(code);
  const settle = () => {
    const newCode = typed.trim();
    if (normalizePartNumber(newCode) === '') setTyped(code);
    else if (newCode !== settled.current) {
      settled.current = newCode;
      onEdit(newCode);
    }
  };
  return (
    <input
      className={css.code}
      aria-label={label}
      aria-invalid={invalid || undefined}
      spellCheck={false}
      autoComplete="off"
      data-edited={typed === code ? undefined : ''}
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
