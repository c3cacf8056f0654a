import { Skeleton } from '@/ui/Skeleton';
import css from './Page.module.css';

/** Skeleton of a page. Shown while the page's code loads, and while the session is unknown. */
export const PageSkeleton = () => (
  <div className={`${css.page} ${css.waiting}`} aria-busy>
    <Skeleton lines={2} />
    <Skeleton height="block" />
    <Skeleton lines={4} />
  </div>
);
