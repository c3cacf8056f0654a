import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType as Action, useLocation, useNavigationType } from 'react-router';
import { authSelectors } from '@/features/auth';
import { navigation, placeOf, selectPlace, type NavigationState } from '@/features/navigation';
import { useAppSelector, useAppStore } from '@/shared/redux';
import { afterPaint } from '@/ui/afterPaint';
import { locate, findElement } from '@/ui/elementLocator';
import { FocusBeforeNavigation, hasVisitorMovedFocus } from './focusBeforeNavigation';
import { createScrollRestoration, retryOnResize, type ScrollPosition } from './scrollRestoration';
import { removePreloader } from './preloader';

const content = '#content';

/**
 * Whether a navigation stays on the same page and only changes, for example, a filter or a tab. Such a navigation
 * neither scrolls nor moves the focus.
 */
const keepsPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsPlace' in state && state.keepsPlace === true;

/**
 * Dispatches navigation/arrived. Scrolls to the top, to the anchor, or to the saved position, and restores the focus.
 * The reporter is rendered beside the page, inside the same Suspense, so that the page's lazy features receive the
 * event. `tries` counts the attempts to load the page; the event is dispatched again for each attempt.
 */
export function NavigationReporter({ tries }: { tries: number }) {
  const isBack = useNavigationType() === Action.Pop;
  const location = useLocation();
  const store = useAppStore<{ navigation: NavigationState }>();
  const { dispatch } = store;
  const [savedPositions] = useState(createScrollRestoration);
  const isFirst = useRef(true);
  const focusBefore = useContext(FocusBeforeNavigation);

  useEffect(() => {
    window.addEventListener('pagehide', savedPositions.keep);
    return () => window.removeEventListener('pagehide', savedPositions.keep);
  }, [savedPositions]);

  // positions that were saved for one account must not be restored for another account
  const person = useAppSelector(authSelectors.account)?.code;
  useEffect(() => (person === undefined ? undefined : savedPositions.forget), [person, savedPositions]);

  // the first history entry has the same key in every tab, so the URL is added
  const key = `${location.key} ${location.pathname}${location.search}`;
  const lastPosition = useRef<ScrollPosition>(undefined);

  // a layout effect, because the browser scrolls when a shorter page replaces a longer page, and the position after
  // this scroll must not be saved
  useLayoutEffect(() => {
    lastPosition.current = savedPositions.at(key);
    const scrolled = () => savedPositions.leave(key, { scroll: window.scrollY });
    const focused = () => savedPositions.leave(key, { focused: locate(document.activeElement, content) });
    window.addEventListener('scroll', scrolled, { passive: true });
    document.addEventListener('focusin', focused);
    return () => {
      window.removeEventListener('scroll', scrolled);
      document.removeEventListener('focusin', focused);
    };
  }, [key, savedPositions]);

  useEffect(() => {
    const { hash } = location;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    // if the visitor has moved the focus to an input or a panel, the focus stays there
    const isBusy = hasVisitorMovedFocus(focusBefore.current);
    const place = placeOf(location);
    // the event of a server-rendered page was already dispatched before hydration, so it is not dispatched again
    const isReported = wasFirst && selectPlace(store.getState())?.path === place.path;
    const report = () => dispatch(navigation.arrived(place));
    if (wasFirst && !isReported) report();
    if (wasFirst) removePreloader();
    const forget = wasFirst ? undefined : afterPaint(report);
    const stop = retryOnResize(() => {
      if (isBack && (lastPosition.current || !hash))
        return restorePosition(lastPosition.current ?? atTop, wasFirst || isBusy);
      if (keepsPlace(location.state)) {
        savedPositions.leave(key, {
          scroll: window.scrollY,
          focused: locate(document.activeElement, content),
        });
        return true;
      }
      if (!wasFirst && !isBusy) document.getElementById('content')?.focus({ preventScroll: true });
      if (!hash) window.scrollTo(0, 0);
      return !hash || bringToAnchor(hash.slice(1));
    });
    return () => {
      forget?.();
      stop();
    };
  }, [location, key, isBack, savedPositions, store, dispatch, focusBefore, tries]);

  return null;
}

function bringToAnchor(id: string): boolean {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  return target !== null;
}

const atTop: ScrollPosition = { scroll: 0, focused: null };

/** Restores a saved position. The current focus stays on a tab's first page, or if the visitor has moved the focus. */
function restorePosition({ scroll, focused: held }: ScrollPosition, keepsFocus: boolean): boolean {
  const target = held && findElement(held, content);
  if (!keepsFocus) (target ?? document.getElementById('content'))?.focus({ preventScroll: true });
  const isTall = document.documentElement.scrollHeight - window.innerHeight >= scroll;
  window.scrollTo(0, scroll);
  return isTall && (target !== null || held === null);
}
