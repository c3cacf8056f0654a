import type { ReactNode } from 'react';
import css from './Alert.module.css';
import { AlertIcon, CheckIcon, InfoIcon } from './icons';

interface Props {
  tone: 'good' | 'warn' | 'bad' | 'info';
  children: ReactNode;
  action?: ReactNode;
}

/**
 * Message that says what happened and what to do next. Screen readers announce an error at once (role alert). Other
 * messages are notes, which are announced by a live region around the note.
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
