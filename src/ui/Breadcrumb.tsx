import type { ReactNode } from 'react';
import css from './Breadcrumb.module.css';

/** Breadcrumb; the last item is the current page. */
export function Breadcrumb({
  label,
  steps,
}: {
  label: string;
  steps: readonly { key: string; content: ReactNode }[];
}) {
  return (
    <nav aria-label={label} className={css.way}>
      <ol>
        {steps.map(({ key, content }, index) => (
          <li key={key} aria-current={index === steps.length - 1 ? 'page' : undefined}>
            {content}
          </li>
        ))}
      </ol>
    </nav>
  );
}
