import { createContext, useContext, useState } from 'react';
import { NavigationType } from 'react-router';
import { useStages } from '@/ui/useStages';

/** How the newest navigation was made, drawn or not; an object that stays, so that none draws who has asked. */
export const CameBy = createContext<{ action: NavigationType }>({ action: NavigationType.Pop });

/** As useStages, but for who comes back: who may have been far down has all at once. */
export function useFirstOf(total: number, first: number): number {
  const came = useContext(CameBy);
  const [isBack] = useState(() => came.action === NavigationType.Pop);
  return useStages(total, isBack ? total : first);
}

/** Whether what stands below the first screen is to be drawn. */
export const useBelowFirst = (): boolean => useFirstOf(1, 0) === 1;
