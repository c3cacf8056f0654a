import type { ComponentProps, ReactNode } from 'react';
import css from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost';

interface Looks {
  variant?: ButtonVariant;
  size?: 'normal' | 'small';
  icon?: ReactNode;
  /** The whole width of what it stands in. */
  wide?: boolean;
}

/** The class of a button, for links that look like one. */
export const getButtonClass = ({ variant = 'primary', size = 'normal', wide = false }: Looks = {}): string =>
  [css.button, css[variant], css[size], wide ? css.wide : ''].filter(Boolean).join(' ');

interface Props extends ComponentProps<'button'>, Looks {
  /** What it began is still in progress: it says so and keeps its width, for the spinner lies over what it says. */
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
  /** Of a toggle: whether it is on. */
  pressed?: boolean;
  busy?: boolean;
}

/** A button told by its icon; its name is for those who do not see it, and the tooltip for those who wonder. */
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
