import { NavigationType, useNavigationType } from 'react-router';
import { useStages } from '@/ui/useStages';

/** As useStages, but for who comes back: who may have been far down has all at once. */
export function useFirstOf(total: number, first: number): number {
  const isBack = useNavigationType() === NavigationType.Pop;
  return useStages(total, isBack ? total : first);
}

/** Whether what stands below the first screen is to be drawn. */
export const useBelowFirst = (): boolean => useFirstOf(1, 0) === 1;
