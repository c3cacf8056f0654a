import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { MinusIcon, PlusIcon } from './icons';
import css from './NumberInput.module.css';

interface Props {
  /** Of the number itself. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  id?: string;
  invalid?: boolean;
  describedBy?: string;
  /** For rows of a table. */
  compact?: boolean;
}

/** A held button repeats every 50 ms after 300 ms. */
const holdDelay = 300;
const repeatEvery = 50;

/** Whole numbers, also in groups of three as both languages write them; null for anything else: nothing is guessed. */
export function parseWholeNumber(text: string): number | null {
  const typed = text.trim();
  const digits = /^\d{1,3}([.,]\d{3})+$/.test(typed) ? typed.replace(/[.,]/g, '') : typed;
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** A quantity: typed, stepped by key, or by buttons that repeat while held. What it reports is always within bounds. */
export function NumberInput({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  onChange,
  min = 1,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  id,
  invalid,
  describedBy,
  compact = false,
}: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef({ value, onChange });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    latest.current = { value, onChange };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const clamp = (wanted: number) => Math.max(min, Math.min(max, wanted));
  /** Whether there was room for the change. */
  const change = (by: number): boolean => {
    const next = clamp(latest.current.value + by);
    if (next === latest.current.value) return false;
    latest.current.value = next;
    latest.current.onChange(next);
    return true;
  };
  const release = () => clearTimeout(timer.current);
  const hold = (by: number) => {
    release();
    change(by);
    // at a bound the button is off, and some browsers tell it no release
    const repeat = () => {
      if (change(by)) timer.current = setTimeout(repeat, repeatEvery);
    };
    timer.current = setTimeout(repeat, holdDelay);
  };

  const settle = () => {
    const wanted = parseWholeNumber(typed ?? '');
    if (wanted !== null && clamp(wanted) !== value) onChange(clamp(wanted));
    setTyped(null);
  };
  const type = (text: string) => {
    setTyped(text);
    const wanted = parseWholeNumber(text);
    if (wanted !== null && wanted === clamp(wanted)) onChange(wanted);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      setTyped(null);
      change(event.key === 'ArrowUp' ? step : -step);
    }
  };
  const stepper = (name: string, by: number, isOff: boolean) => (
    <button
      type="button"
      className={css.step}
      aria-label={name}
      // off, and there: the focus stays on what its own press has turned off
      aria-disabled={isOff || undefined}
      onPointerDown={(event) => {
        if (event.button === 0) hold(by);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onClick={(event) => {
        // the pointer has done its step when it went down; a click without one is the keyboard's
        if (event.detail === 0) change(by);
      }}
    >
      {by < 0 ? <MinusIcon /> : <PlusIcon />}
    </button>
  );

  return (
    <div className={compact ? `${css.number} ${css.compact}` : css.number}>
      {stepper(decreaseLabel, -step, value <= min)}
      <input
        id={id}
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={typed ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onKeyDown={keys}
      />
      {stepper(increaseLabel, step, value >= max)}
    </div>
  );
}
