import type { ComponentType, ReactNode } from 'react';
import { lazyAgain, type Bring } from '@/shared/late';
import { Bounded, codeOfBroken } from './Bounded';
import { FailureNote } from './FailureNote';

type Instead = (again: () => void, error: unknown) => ReactNode;

const note: Instead = (again, error) => <FailureNote code={codeOfBroken(error)} onRetry={again} />;
/** For what nobody asked for: it comes with the next page. */
export const nothing: Instead = () => null;

/**
 * A part whose code comes when it is drawn. One that does not come, or breaks, says so in its own place, and the rest
 * stays. `ahead` brings the code before.
 */
export function late<P extends object>(
  bring: Bring<P>,
  instead: Instead = note,
): ComponentType<P> & { ahead: () => Promise<void> } {
  const Part = lazyAgain(bring);
  const Late = (props: P) => (
    <Bounded instead={instead}>
      <Part {...props} />
    </Bounded>
  );
  return Object.assign(Late, { ahead: Part.ahead });
}
