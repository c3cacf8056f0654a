import type { ComponentProps, ReactNode } from 'react';
import css from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost';

interface Looks {
  variant?: ButtonVariant;
  size?: 'normal' | 'small';
  icon?: ReactNode;
  /** Full width of the container. */
  wide?: boolean;
}

/** Class names of a button, for links that look like one. */
export const getButtonClass = ({ variant = 'primary', size = 'normal', wide = false }: Looks = {}): string =>
  [css.button, css[variant], css[size], wide ? css.wide : ''].filter(Boolean).join(' ');

interface Props extends ComponentProps<'button'>, Looks {
  /** In progress: sets aria-busy and keeps its width, as the spinner lies over its text. */
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
  /** State of a toggle button. */
  pressed?: boolean;
  busy?: boolean;
}

/** Icon button: `label` is its accessible name and its tooltip. */
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
