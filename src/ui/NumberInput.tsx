import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { MinusIcon, PlusIcon } from './icons';
import css from './NumberInput.module.css';

interface Props {
  /** Accessible name of the number itself. */
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
  /** Smaller, for table rows. */
  compact?: boolean;
  /** Returns the message for a typed text that was not accepted unchanged. */
  describeProblem?: (problem: NumberProblem) => string;
}

/** Problem of a typed text. `notWhole` and `tooLow`: the value stays · `tooHigh`: the maximum is used instead. */
export interface NumberProblem {
  kind: 'notWhole' | 'tooLow' | 'tooHigh';
  typed: string;
  /** The value in effect. */
  value: number;
  min: number;
}

/** Milliseconds until a held button repeats for the first time. The next repetitions follow every 50 ms. */
const holdDelay = 300;
const repeatEvery = 50;

/**
 * Parses whole numbers; null for any other text. `1.000` and `1,000` are also null: each may mean one or a thousand,
 * because people in Ecuador use both formats.
 */
export function parseWholeNumber(text: string): number | null {
  const typed = text.trim();
  return /^-?\d{1,9}$/.test(typed) ? Number(typed) : null;
}

/** Whether a number has more digits than any quantity. */
const isHuge = (text: string): boolean => /^\d{10,}$/.test(text.trim());

/**
 * Quantity input: typed, stepped with keys, or with buttons that repeat while held. Reports only values within bounds.
 * Typed text is applied on blur or on Enter; invalid text stays visible.
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
  /** Changes the value; returns whether it was within bounds. */
  const change = (by: number): boolean => {
    const next = clamp(latest.current.value + by);
    setTyped(null);
    setProblem(null);
    if (next === latest.current.value) return false;
    latest.current.value = next;
    latest.current.onChange(next);
    // a step fires an input event like typing, so that the field counts as changed
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  };
  const release = () => clearTimeout(timer.current);
  const hold = (by: number) => {
    release();
    change(by);
    // the repetition ends when the value reaches a bound, even if the pointer is still down
    const repeat = () => {
      if (change(by)) timer.current = setTimeout(repeat, repeatEvery);
    };
    timer.current = setTimeout(repeat, holdDelay);
  };

  const settle = () => {
    // Enter applies the text, and the following blur has nothing left to apply
    if (typed === null || !isUnsettled.current) return;
    isUnsettled.current = false;
    const number = isHuge(typed) ? Infinity : parseWholeNumber(typed);
    const isTaken = number !== null && number >= min;
    const taken = isTaken ? clamp(number) : value;
    if (taken !== value) onChange(taken);
    // an empty field shows its number again
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
  // a problem is shown only for its own value, and not after the value was set from elsewhere
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
      // aria-disabled, not disabled: a click that disables the button keeps the focus on it
      aria-disabled={isOff || undefined}
      onPointerDown={(event) => {
        if (event.button === 0) hold(by);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onClick={(event) => {
        // the pointer has already stepped at pointerdown; a click without a pointer comes from the keyboard
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
