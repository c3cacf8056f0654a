import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { MinusIcon, PlusIcon } from './icons';
import css from './NumberInput.module.css';

interface Props {
  /** Accessible name of the number field. */
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
  /** Whether the input is smaller, for table rows. */
  compact?: boolean;
  /** Returns a message if a typed text was not accepted unchanged. */
  describeProblem?: (problem: NumberProblem) => string;
}

/**
 * Problem of a typed text. For `notWhole` and `tooLow` the value does not change. For `tooHigh` the value becomes the
 * maximum.
 */
export interface NumberProblem {
  kind: 'notWhole' | 'tooLow' | 'tooHigh';
  typed: string;
  /** The value that applies now. */
  value: number;
  min: number;
}

/** Milliseconds until a button that is held down repeats its step for the first time. */
const holdDelay = 300;
const repeatEvery = 50;

/**
 * Parses a whole number; null for any other text. `1.000` and `1,000` are also null. Either text may mean one or a
 * thousand, because people in Ecuador use both formats.
 */
export function parseWholeNumber(text: string): number | null {
  const typed = text.trim();
  return /^-?\d{1,9}$/.test(typed) ? Number(typed) : null;
}

/** Whether a number has at least ten digits, which no quantity has. */
const isHuge = (text: string): boolean => /^\d{10,}$/.test(text.trim());

/**
 * Quantity input. The quantity is typed, or changed with keys or with buttons, which repeat while held down. Only
 * values within the bounds are reported. A typed text is applied on blur or on Enter. An invalid text stays visible.
 */
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
  describeProblem,
}: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<NumberProblem | null>(null);
  const problemId = useId();
  const latest = useRef({ value, onChange });
  const isUnsettled = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    latest.current = { value, onChange };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const clamp = (number: number) => Math.max(min, Math.min(max, number));
  /** Changes the value by a step, at most to the bound. Returns false if the value was already at the bound. */
  const change = (by: number): boolean => {
    const next = clamp(latest.current.value + by);
    setTyped(null);
    setProblem(null);
    if (next === latest.current.value) return false;
    latest.current.value = next;
    latest.current.onChange(next);
    // a step fires the same input event as typing, so that the field counts as changed
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  };
  const release = () => clearTimeout(timer.current);
  const hold = (by: number) => {
    release();
    change(by);
    // the steps stop when the value reaches a bound, even if the pointer is still down
    const repeat = () => {
      if (change(by)) timer.current = setTimeout(repeat, repeatEvery);
    };
    timer.current = setTimeout(repeat, holdDelay);
  };

  const settle = () => {
    // if Enter has applied the text, the next blur does not apply the text again
    if (typed === null || !isUnsettled.current) return;
    isUnsettled.current = false;
    const number = isHuge(typed) ? Infinity : parseWholeNumber(typed);
    const isTaken = number !== null && number >= min;
    const taken = isTaken ? clamp(number) : value;
    if (taken !== value) onChange(taken);
    // an empty field shows the current value again
    if (isTaken || typed.trim() === '') setTyped(null);
    const kind = number === null ? 'notWhole' : number < min ? 'tooLow' : 'tooHigh';
    const isProblem = typed.trim() !== '' && number !== taken;
    setProblem(isProblem ? { kind, typed: typed.trim(), value: taken, min } : null);
  };
  const type = (text: string) => {
    isUnsettled.current = true;
    setTyped(text);
    setProblem(null);
  };
  // a problem is hidden when the value has changed since the problem was found
  const shownProblem = problem?.value === value ? problem : null;
  const shownText = problem && !shownProblem ? String(value) : (typed ?? String(value));
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      change(event.key === 'ArrowUp' ? step : -step);
    }
  };
  const stepper = (name: string, by: number, isOff: boolean) => (
    <button
      type="button"
      className={css.step}
      aria-label={name}
      // aria-disabled instead of disabled: the button keeps the focus when a click reaches the bound
      aria-disabled={isOff || undefined}
      onPointerDown={(event) => {
        if (event.button === 0) hold(by);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onClick={(event) => {
        // `pointerdown` has already handled a pointer; a click without a pointer comes from the keyboard
        if (event.detail === 0) change(by);
      }}
    >
      {by < 0 ? <MinusIcon /> : <PlusIcon />}
    </button>
  );

  return (
    <div className={css.field}>
      <div className={compact ? `${css.number} ${css.compact}` : css.number}>
        {stepper(decreaseLabel, -step, value <= min)}
        <input
          ref={field}
          id={id}
          inputMode="numeric"
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
          aria-invalid={invalid || shownProblem !== null || undefined}
          aria-describedby={shownProblem ? [describedBy, problemId].filter(Boolean).join(' ') : describedBy}
          data-edited={typed === null ? undefined : ''}
          value={shownText}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
          onKeyDown={keys}
        />
        {stepper(increaseLabel, step, value >= max)}
      </div>
      {describeProblem ? (
        <small id={problemId} aria-live="polite" className={css.problem}>
          {shownProblem ? describeProblem(shownProblem) : null}
        </small>
      ) : null}
    </div>
  );
}
