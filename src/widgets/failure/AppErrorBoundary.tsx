import type { ReactNode } from 'react';
import { usePlace } from '@/features/navigation';
import { version } from '@/features/version';
import type { FailureCode } from '@/shared/failure';
import { ChunkLoadError } from '@/shared/lazyWithRetry';
import { useAppDispatch } from '@/shared/redux';
import { ErrorBoundary } from '@/ui/ErrorBoundary';

/** What to say of what broke: code that did not come, or a fault of the program. */
export const errorToFailureCode = (error: unknown): FailureCode =>
  error instanceof ChunkLoadError ? 'OFFLINE' : 'UNEXPECTED';

/**
 * What breaks, or does not come, stays in its place, and is drawn anew at the next address. Code that is missing may mean
 * that another version is deployed: the flows look.
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
