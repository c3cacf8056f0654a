import type { ComponentType, ReactNode } from 'react';
import { lazyWithRetry, type ComponentLoader } from '@/shared/lazyWithRetry';
import { AppErrorBoundary, getFailureCode } from './AppErrorBoundary';
import { FailureNote } from './FailureNote';

type Instead = (again: () => void, error: unknown) => ReactNode;

const note: Instead = (again, error) => <FailureNote code={getFailureCode(error)} onRetry={again} />;
/** Empty fallback, for parts that the visitor did not request. Such a part loads again with the next page. */
export const renderNothing: Instead = () => null;

/**
 * Lazy component with its own error boundary. If the component fails to load or throws, a failure note is shown in its
 * place. `ahead` loads the code in advance.
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
