import type { ReactNode } from 'react';
import { usePlace } from '@/features/navigation';
import { version } from '@/features/version';
import type { FailureCode } from '@/shared/failure';
import { ChunkLoadError } from '@/shared/lazyWithRetry';
import { useAppDispatch } from '@/shared/redux';
import { ErrorBoundary } from '@/ui/ErrorBoundary';

/** Returns the failure code of a caught error: a chunk that did not load, or a bug. */
export const getFailureCode = (error: unknown): FailureCode =>
  error instanceof ChunkLoadError ? 'OFFLINE' : 'UNEXPECTED';

/**
 * Error boundary with a failure note; reset by navigation. A chunk that is missing may mean that another
 * version is deployed: reported, so that the version flow checks.
 */
export function AppErrorBoundary({
  instead,
  children,
}: {
  instead: (again: () => void, error: unknown) => ReactNode;
  children: ReactNode;
}) {
  const dispatch = useAppDispatch();
  const { path } = usePlace();
  const broken = (error: unknown) => {
    if (!(error instanceof ChunkLoadError)) return;
    error.forget();
    dispatch(version.codeMissed());
  };
  return (
    <ErrorBoundary of={path} instead={instead} onBroken={broken}>
      {children}
    </ErrorBoundary>
  );
}
