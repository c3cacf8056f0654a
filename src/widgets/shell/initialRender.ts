import { createContext, useContext, useState } from 'react';
import { NavigationType } from 'react-router';
import { useProgressiveList } from '@/ui/useProgressiveList';

/**
 * Type of the latest navigation, even if the next page has not rendered yet. The object stays the same, so that
 * components that read the object do not re-render.
 */
export const HistoryContext = createContext<{ action: NavigationType }>({ action: NavigationType.Pop });

/**
 * Like useProgressiveList. On Back and Forward all rows render at once, so that the scroll position can be restored.
 */
export function useInitialSlice(total: number, first: number): number {
  const came = useContext(HistoryContext);
  const [isBack] = useState(() => came.action === NavigationType.Pop);
  return useProgressiveList(total, isBack ? total : first);
}

/** Whether content below the fold should be rendered now. */
export const useRenderBelowFold = (): boolean => useInitialSlice(1, 0) === 1;
