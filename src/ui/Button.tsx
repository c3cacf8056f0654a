import type { ComponentProps, ReactNode } from 'react';
import css from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost';

interface Looks {
  variant?: ButtonVariant;
  size?: 'normal' | 'small';
  icon?: ReactNode;
  /** Whether the button has the full width of its container. */
  wide?: boolean;
}

/** Returns the class names of a button, for links that look like a button. */
export const getButtonClass = ({ variant = 'primary', size = 'normal', wide = false }: Looks = {}): string =>
  [css.button, css[variant], css[size], wide ? css.wide : ''].filter(Boolean).join(' ');

interface Props extends ComponentProps<'button'>, Looks {
  /**
   * Whether an action is in progress. Sets aria-busy. The spinner is drawn over the text, so the button keeps its
   * width.
   */
  busy?: boolean;
}

export function Button({ variant, size, wide, icon, busy = false, children, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      className={`${getButtonClass({ variant, size, wide })} ${className ?? ''}`}
    >
      {icon}
      <span>{children}</span>
      {busy ? <span className={css.spinner} aria-hidden /> : null}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string;
  /** Whether the button is pressed, for a toggle button. */
  pressed?: boolean;
  busy?: boolean;
}

/** Icon button. `label` is the accessible name and the tooltip of the button. */
export function IconButton({ label, pressed, busy = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      className={`${css.iconButton} ${className ?? ''}`}
    />
  );
}
