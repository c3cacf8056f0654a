import { NavigationType, useNavigationType } from 'react-router';
import { useStages } from '@/ui/useStages';

/**
 * Whether what stands below the first screen is to be drawn: once that has been painted, and at once for who comes back,
 * who may have been far down.
 */
export function useBelowFirst(): boolean {
  const isBack = useNavigationType() === NavigationType.Pop;
  return useStages(1, isBack ? 1 : 0) === 1;
}
