import type { ReactNode } from 'react';
import css from './Tag.module.css';
import { AlertIcon, CheckIcon, ClockIcon, CloseIcon, InfoIcon, UnknownIcon } from './icons';

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'neutral' | 'action';

const icons = {
  check: CheckIcon,
  clock: ClockIcon,
  cross: CloseIcon,
  alert: AlertIcon,
  info: InfoIcon,
  unknown: UnknownIcon,
};

/**
 * Label for stock, fitment or an order's status. The label has an icon and a text, because colour alone must not carry
 * the meaning.
 */
export function Tag({
  tone,
  icon,
  children,
}: {
  tone: Tone;
  icon?: keyof typeof icons;
  children: ReactNode;
}) {
  const Icon = icon && icons[icon];
  return (
    <span className={`${css.tag} ${css[tone]}`}>
      {Icon ? <Icon aria-hidden /> : null}
      {children}
    </span>
  );
}
