import { Skeleton } from '@/ui/Skeleton';
import css from './Page.module.css';

/** Skeleton of a page until its code has loaded or the session is known. */
export const PageSkeleton = () => (
  <div className={`${css.page} ${css.waiting}`} aria-busy>
    <Skeleton lines={2} />
    <Skeleton height="block" />
    <Skeleton lines={4} />
  </div>
);
