import { useRef, type ReactNode } from 'react';
import { authSelectors } from '@/features/auth';
import { useAppSelector } from '@/shared/redux';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { useNearViewport } from '@/ui/useNearViewport';
import { useInViewport } from '@/ui/useInViewport';
import { FailureNote } from '../failure/FailureNote';
import css from './Home.module.css';

/** Height that is reserved for a block before its content has loaded. */
export type Room =
  | 'cards'
  | 'doubleCards'
  | 'tabbedCards'
  | 'zone'
  | 'tiles'
  | 'categories'
  | 'posts'
  | 'columns'
  | 'banners';

/**
 * Block of a home page. When the block comes near the viewport, it is rendered and its data are requested. Until then
 * its height is reserved. An empty block collapses only out of view. A block that throws shows a failure note.
 */
export function Block({ room, children }: { room: Room; children: ReactNode }) {
  const block = useRef<HTMLElement>(null);
  const isNear = useNearViewport(block);
  const isSeen = useInViewport(block);
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  return (
    <section
      ref={block}
      className={`${css.block} ${css[room] ?? ''} ${isSignedIn ? css.priced : ''}`}
      data-ends={(isNear && !isSeen) || undefined}
    >
      {isNear ? (
        <ErrorBoundary instead={(retry) => <FailureNote code="UNEXPECTED" onRetry={retry} />}>
          {children}
        </ErrorBoundary>
      ) : null}
    </section>
  );
}
