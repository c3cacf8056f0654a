import { createContext, useContext, useState } from 'react';
import { NavigationType } from 'react-router';
import { useProgressiveList } from '@/ui/useProgressiveList';

/** Type of the latest navigation, rendered or not, in a stable object, so that its consumers do not re-render. */
export const HistoryContext = createContext<{ action: NavigationType }>({ action: NavigationType.Pop });

/**
 * Like useProgressiveList, except on Back and Forward, where all rows render at once to restore the scroll position.
 */
export function useInitialSlice(total: number, first: number): number {
  const came = useContext(HistoryContext);
  const [isBack] = useState(() => came.action === NavigationType.Pop);
  return useProgressiveList(total, isBack ? total : first);
}

/** Whether content below the fold should be rendered now. */
export const useRenderBelowFold = (): boolean => useInitialSlice(1, 0) === 1;
