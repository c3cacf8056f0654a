import { createContext, useContext, useState } from 'react';
import { NavigationType } from 'react-router';
import { useProgressiveList } from '@/ui/useProgressiveList';

/** How the newest navigation was made, drawn or not; an object that stays, so that none draws who has asked. */
export const HistoryContext = createContext<{ action: NavigationType }>({ action: NavigationType.Pop });

/** As useProgressiveList, but for who comes back: who may have been far down has all at once. */
export function useInitialSlice(total: number, first: number): number {
  const came = useContext(HistoryContext);
  const [isBack] = useState(() => came.action === NavigationType.Pop);
  return useProgressiveList(total, isBack ? total : first);
}

/** Whether what stands below the first screen is to be drawn. */
export const useRenderBelowFold = (): boolean => useInitialSlice(1, 0) === 1;
