import type { ReactNode } from 'react';
import css from './Hidden.module.css';

/** For those who hear the page. */
export const Hidden = ({ children }: { children: ReactNode }) => (
  <span className={css.hidden}>{children}</span>
);
