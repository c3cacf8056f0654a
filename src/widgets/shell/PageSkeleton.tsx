import { Skeleton } from '@/ui/Skeleton';
import css from './Page.module.css';

/** The shape of a page until its code or its person is known. */
export const PageSkeleton = () => (
  <div className={`${css.page} ${css.waiting}`} aria-busy>
    <Skeleton lines={2} />
    <Skeleton height="block" />
    <Skeleton lines={4} />
  </div>
);
