import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import css from './Field.module.css';

export interface FieldMessage {
  label: ReactNode;
  hint?: ReactNode;
  /** Error text. A control with an error is aria-invalid and is described by this text. */
  error?: ReactNode;
}
interface Wired {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A control with its label, hint and error. Hint and error describe the control (aria-describedby). */
export function Field({
  label,
  hint,
  error,
  control,
}: FieldMessage & { control: (wired: Wired) => ReactNode }) {
  const id = useId();
  const descriptionIds = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {control({
        id,
        'aria-describedby': descriptionIds || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  ...rest
}: FieldMessage & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      control={(wired) => <input type="text" {...rest} {...wired} className={css.control} />}
    />
  );
}

export function TextArea({
  label,
  hint,
  error,
  ...rest
}: FieldMessage & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      control={(wired) => <textarea rows={3} {...rest} {...wired} className={css.control} />}
    />
  );
}

export function SelectField({
  label,
  hint,
  error,
  children,
  ...rest
}: FieldMessage & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      control={(wired) => (
        <select {...rest} {...wired} className={css.control}>
          {children}
        </select>
      )}
    />
  );
}

/** Checkbox with a label beside the box. */
export function Checkbox({ label, error, ...rest }: FieldMessage & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.choice}>
        <input
          type="checkbox"
          {...rest}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** Radio button in a card with a description. */
export function RadioCard({
  label,
  children,
  ...rest
}: { label: string; children?: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className={css.card}>
      <label className={css.choice}>
        <input type="radio" {...rest} aria-describedby={children ? id : undefined} />
        <span>{label}</span>
      </label>
      {children ? (
        <div id={id} className={css.cardText}>
          {children}
        </div>
      ) : null}
    </div>
  );
}
