import type { ReactNode } from 'react';
import { usePlace } from '@/features/navigation';
import { version } from '@/features/version';
import type { FailureCode } from '@/shared/failure';
import { ChunkLoadError } from '@/shared/lazyWithRetry';
import { useAppDispatch } from '@/shared/redux';
import { ErrorBoundary } from '@/ui/ErrorBoundary';

/** Returns the failure code of a caught error. OFFLINE means that a chunk did not load; UNEXPECTED means a bug. */
export const getFailureCode = (error: unknown): FailureCode =>
  error instanceof ChunkLoadError ? 'OFFLINE' : 'UNEXPECTED';

/**
 * Error boundary with a failure note. Navigation resets the boundary. If a chunk does not load, this is reported, and a
 * version check begins, because a new version may have been deployed. The chunk is loaded again after reconnecting.
 */
export function AppErrorBoundary({
  instead,
  onAgain,
  children,
}: {
  instead: (again: () => void, error: unknown) => ReactNode;
  onAgain?: () => void;
  children: ReactNode;
}) {
  const dispatch = useAppDispatch();
  const { path } = usePlace();
  const broken = (error: unknown, again: () => void) => {
    if (!(error instanceof ChunkLoadError)) return;
    error.forget();
    addEventListener('online', again, { once: true });
    dispatch(version.codeMissed());
  };
  return (
    <ErrorBoundary of={path} instead={instead} onBroken={broken} onAgain={onAgain}>
      {children}
    </ErrorBoundary>
  );
}
