import type { ComponentType, ReactNode } from 'react';
import { lazyWithRetry, type ComponentLoader } from '@/shared/lazyWithRetry';
import { AppErrorBoundary, errorToFailureCode } from './AppErrorBoundary';
import { FailureNote } from './FailureNote';

type Instead = (again: () => void, error: unknown) => ReactNode;

const note: Instead = (again, error) => <FailureNote code={errorToFailureCode(error)} onRetry={again} />;
/** For what nobody asked for: it comes with the next page. */
export const renderNothing: Instead = () => null;

/**
 * A part whose code comes when it is drawn. One that does not come, or breaks, says so in its own place, and the rest
 * stays. `ahead` brings the code before.
 */
export function lazyPart<P extends object>(
  bring: ComponentLoader<P>,
  instead: Instead = note,
): ComponentType<P> & { ahead: () => Promise<void> } {
  const Part = lazyWithRetry(bring);
  const Late = (props: P) => (
    <AppErrorBoundary instead={instead}>
      <Part {...props} />
    </AppErrorBoundary>
  );
  return Object.assign(Late, { ahead: Part.preload });
}
