import { useRef, type ReactNode } from 'react';
import { authSelectors } from '@/features/auth';
import { useAppSelector } from '@/shared/redux';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { useNearViewport } from '@/ui/useNearViewport';
import { useInViewport } from '@/ui/useInViewport';
import { FailureNote } from '../failure/FailureNote';
import css from './Home.module.css';

/** Height that is reserved for a block until its content has loaded. */
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
 * Block of a home page. The block is rendered, and requests its data, when it comes near the viewport. Until then the
 * block's height is reserved. An empty block collapses only while it is out of view. If the block throws, a failure
 * note is shown.
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
