import type { ReactNode } from 'react';
import css from './Alert.module.css';
import { AlertIcon, CheckIcon, InfoIcon } from './icons';

interface Props {
  tone: 'good' | 'warn' | 'bad' | 'info';
  children: ReactNode;
  action?: ReactNode;
}

/**
 * Message with the event and the next step. Errors are announced at once (role alert); other messages are notes, which
 * a live region around them announces.
 */
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
