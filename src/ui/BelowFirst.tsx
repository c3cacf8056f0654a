import type { ReactNode } from 'react';
import { useMedia } from './useMedia';
import { useStages } from './useStages';

interface Props {
  /** Below a phone's first screen alone. */
  onPhones?: boolean;
  /** In its place until then. */
  instead?: ReactNode;
  children: ReactNode;
}

/** What stands below the first screen: it is drawn once that has been painted. */
export function BelowFirst({ onPhones = false, instead = null, children }: Props) {
  const isWide = useMedia('(width >= 700px)');
  return useStages(1, onPhones && isWide ? 1 : 0) ? children : instead;
}
