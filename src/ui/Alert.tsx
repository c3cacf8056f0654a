import type { ReactNode } from 'react';
import css from './Alert.module.css';
import { AlertIcon, CheckIcon, InfoIcon } from './icons';

interface Props {
  tone: 'good' | 'warn' | 'bad' | 'info';
  children: ReactNode;
  /** What to do about it. */
  action?: ReactNode;
}

/** What happened and what to do. Bad news is announced at once, the rest when the reader is free. */
export function Alert({ tone, children, action }: Props) {
  const Icon = tone === 'good' ? CheckIcon : tone === 'info' ? InfoIcon : AlertIcon;
  return (
    <div className={`${css.alert} ${css[tone]}`} role={tone === 'bad' ? 'alert' : 'note'}>
      <Icon aria-hidden />
      <div className={css.text}>{children}</div>
      {action}
    </div>
  );
}
