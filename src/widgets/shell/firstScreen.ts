import { createContext, useContext, useState } from 'react';
import { NavigationType } from 'react-router';
import { useStages } from '@/ui/useStages';

/** How the newest page was come to; an object that stays, so that going on draws nobody who has asked once. */
export const CameBy = createContext<{ action: NavigationType }>({ action: NavigationType.Pop });

/** As useStages, but for who comes back: who may have been far down has all at once. */
export function useFirstOf(total: number, first: number): number {
  const came = useContext(CameBy);
  const [isBack] = useState(() => came.action === NavigationType.Pop);
  return useStages(total, isBack ? total : first);
}

/** Whether what stands below the first screen is to be drawn. */
export const useBelowFirst = (): boolean => useFirstOf(1, 0) === 1;
