import type { ComponentType, ReactNode } from 'react';
import { lazyWithRetry, type ComponentLoader } from '@/shared/lazyWithRetry';
import { AppErrorBoundary, getFailureCode } from './AppErrorBoundary';
import { FailureNote } from './FailureNote';

type Instead = (again: () => void, error: unknown) => ReactNode;

const note: Instead = (again, error) => <FailureNote code={getFailureCode(error)} onRetry={again} />;
/** Empty fallback, for parts that the visitor did not request. Such a part is loaded again on the next page. */
export const renderNothing: Instead = () => null;

/**
 * Lazy component in a separate error boundary. If the component throws or does not load, a failure note replaces the
 * component. `ahead` loads the code in advance.
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
