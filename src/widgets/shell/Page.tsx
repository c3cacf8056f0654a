import type { ReactNode } from 'react';
import { site } from '@/shared/site';
import css from './Page.module.css';

/** Frame of a page with the shop's width. Sets the document title and renders the h1. */
export function Page({
  title,
  description,
  heading = true,
  children,
}: {
  title: string;
  description?: string;
  /** Whether the frame renders the h1. False if the page renders an h1 itself. */
  heading?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={css.page}>
      <title>{`${title} · ${site.name}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {heading ? <h1>{title}</h1> : null}
      {children}
    </div>
  );
}
