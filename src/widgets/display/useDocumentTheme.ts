import { useEffect } from 'react';
import { displaySelectors } from '@/features/display';
import { useAppSelector } from '@/shared/redux';

/** Sets the chosen theme on the document (tokens.css). Before the first paint, preHydration.ts sets the theme. */
export function useDocumentTheme(): void {
  const theme = useAppSelector(displaySelectors.theme);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme) dataset.theme = theme;
    else delete dataset.theme;
  }, [theme]);
}
