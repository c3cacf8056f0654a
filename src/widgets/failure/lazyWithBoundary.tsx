import type { ComponentType, ReactNode } from 'react';
import { lazyWithRetry, type ComponentLoader } from '@/shared/lazyWithRetry';
import { AppErrorBoundary, getFailureCode } from './AppErrorBoundary';
import { FailureNote } from './FailureNote';

type Instead = (again: () => void, error: unknown) => ReactNode;

const note: Instead = (again, error) => <FailureNote code={getFailureCode(error)} onRetry={again} />;
/** Fallback for parts that the visitor did not ask for: they load with the next page. */
export const renderNothing: Instead = () => null;

/**
 * Lazy component with an error boundary of its own: one that fails to load or throws shows a failure note in
 * its place. `preload` loads the code in advance.
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
