import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';
import css from './Pagination.module.css';

/**
 * Returns the pages to show: the first page, the last page, and five pages around the current page. 0 stands for a gap.
 * If a gap would hide a single page, this page is shown.
 */
export function getPagesToShow(current: number, total: number): number[] {
  const start = Math.max(1, Math.min(current - 2, total - 4));
  const end = Math.min(total, start + 4);
  const shown = new Set([1, total]);
  for (let page = start; page <= end; page += 1) shown.add(page);
  const pages: number[] = [];
  for (const page of [...shown].sort((a, b) => a - b)) {
    const previous = pages[pages.length - 1] ?? 0;
    if (page - previous === 2) pages.push(page - 1);
    else if (page - previous > 2) pages.push(0);
    pages.push(page);
  }
  return pages;
}

interface Props {
  current: number;
  total: number;
  label: string;
  previousLabel: string;
  nextLabel: string;
  pageLabel: (page: number) => string;
  /** Renders the link to a page with the given attributes. */
  renderLink: (
    page: number,
    attributes: { className?: string; 'aria-label': string; 'aria-current'?: 'page' },
    content: ReactNode,
  ) => ReactNode;
}

export function Pagination({
  current,
  total,
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  renderLink,
}: Props) {
  if (total <= 1) return null;
  return (
    <nav className={css.pages} aria-label={label}>
      {current > 1
        ? renderLink(current - 1, { className: css.page, 'aria-label': previousLabel }, <ChevronLeftIcon />)
        : null}
      {getPagesToShow(current, total).map((page, index) =>
        page === 0 ? (
          <span key={`gap-${index}`} className={css.gap} aria-hidden>
            …
          </span>
        ) : (
          <span key={page}>
            {renderLink(
              page,
              {
                className: css.page,
                'aria-label': pageLabel(page),
                ...(page === current ? { 'aria-current': 'page' as const } : {}),
              },
              page,
            )}
          </span>
        ),
      )}
      {current < total
        ? renderLink(current + 1, { className: css.page, 'aria-label': nextLabel }, <ChevronRightIcon />)
        : null}
    </nav>
  );
}
