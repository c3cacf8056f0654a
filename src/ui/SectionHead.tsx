import type { ReactNode } from 'react';
import css from './SectionHead.module.css';

/** Section heading with a slanted edge. `more` is shown at the end of the heading. */
export function SectionHead({ title, more }: { title: ReactNode; more?: ReactNode }) {
  return (
    <div className={css.head}>
      <h2>{title}</h2>
      {more}
    </div>
  );
}
