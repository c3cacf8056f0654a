import type { ReactNode } from 'react';
import { usePlace } from '@/features/navigation';
import { version } from '@/features/version';
import type { FailureCode } from '@/shared/failure';
import { CodeMissing } from '@/shared/late';
import { useAppDispatch } from '@/shared/redux';
import { Boundary } from '@/ui/Boundary';

/** What to say of what broke: code that did not come, or a fault of the program. */
export const codeOfBroken = (error: unknown): FailureCode =>
  error instanceof CodeMissing ? 'OFFLINE' : 'UNEXPECTED';

/**
 * What breaks, or does not come, stays in its place, and is drawn anew at the next address. Code that is missing may mean
 * that another version is deployed: the flows look.
 */
export function Bounded({
  instead,
  children,
}: {
  instead: (again: () => void, error: unknown) => ReactNode;
  children: ReactNode;
}) {
  const dispatch = useAppDispatch();
  const { path } = usePlace();
  const broken = (error: unknown) => {
    if (!(error instanceof CodeMissing)) return;
    error.forget();
    dispatch(version.codeMissed());
  };
  return (
    <Boundary of={path} instead={instead} onBroken={broken}>
      {children}
    </Boundary>
  );
}
