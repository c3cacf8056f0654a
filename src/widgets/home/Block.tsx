import { useRef, type ReactNode } from 'react';
import { authSelectors } from '@/features/auth';
import { useAppSelector } from '@/shared/redux';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { useNearViewport } from '@/ui/useNearViewport';
import { useInViewport } from '@/ui/useInViewport';
import { FailureNote } from '../failure/FailureNote';
import css from './Home.module.css';

/** What a block takes of the page before its content is there. */
export type Room =
  'cards' | 'doubleCards' | 'tabbedCards' | 'zone' | 'tiles' | 'categories' | 'posts' | 'columns' | 'banners';

/**
 * A part of a home page. It is drawn, and so asks for what it shows, when the reader comes near it; until then its room is
 * kept. One that has nothing to show goes as soon as nobody sees it go, and one that breaks says so in its own place.
 */
export function Block({ room, children }: { room: Room; children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  const isNear = useNearViewport(place);
  const isSeen = useInViewport(place);
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  return (
    <section
      ref={place}
      className={`${css.block} ${css[room] ?? ''} ${isSignedIn ? css.priced : ''}`}
      data-ends={(isNear && !isSeen) || undefined}
    >
      {isNear ? (
        <ErrorBoundary instead={(again) => <FailureNote code="UNEXPECTED" onRetry={again} />}>
          {children}
        </ErrorBoundary>
      ) : null}
    </section>
  );
}
