import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType as Action, useLocation, useNavigationType } from 'react-router';
import { authSelectors } from '@/features/auth';
import { navigation, placeOf, selectPlace, type NavigationState } from '@/features/navigation';
import { useAppSelector, useAppStore } from '@/shared/redux';
import { afterPaint } from '@/ui/afterPaint';
import { locate, findElement } from './focus/elementLocator';
import { hasFocusMovedToInput } from './focusBeforeNavigation';
import { createScrollRestoration, retryOnResize, type ScrollPosition } from './scrollRestoration';
import { removePreloader } from './preloader';

const content = '#content';

/** Navigations within a page (a filter, a tab) are pushed with it: they scroll nothing and move no focus. */
const keepsPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsPlace' in state && state.keepsPlace === true;

/**
 * Reports where the person is, and puts the page where it should be: the top, the anchor, or where it was left. Stands
 * beside the page, within what waits for its code: the features that a page brings hear of the arrival. A page that came at
 * another of the `tries` hears of it, too.
 */
export function NavigationReporter({ tries }: { tries: number }) {
  const isBack = useNavigationType() === Action.Pop;
  const location = useLocation();
  const store = useAppStore<{ navigation: NavigationState }>();
  const { dispatch } = store;
  const [places] = useState(createScrollRestoration);
  const isFirst = useRef(true);

  useEffect(() => {
    window.addEventListener('pagehide', places.keep);
    return () => window.removeEventListener('pagehide', places.keep);
  }, [places]);

  // what one person left is not the next one's to come back to
  const person = useAppSelector(authSelectors.account)?.code;
  useEffect(() => (person === undefined ? undefined : places.forget), [person, places]);

  // a page opened by its address has the same key in every tab's life: the address tells them apart
  const key = `${location.key} ${location.pathname}${location.search}`;
  const left = useRef<ScrollPosition>(undefined);

  // in the commit itself: the shorter page that takes a longer one's place scrolls, and that is not the reader's doing
  useLayoutEffect(() => {
    left.current = places.at(key);
    const scrolled = () => places.leave(key, { scroll: window.scrollY });
    const focused = () => places.leave(key, { held: locate(document.activeElement, content) });
    window.addEventListener('scroll', scrolled, { passive: true });
    document.addEventListener('focusin', focused);
    return () => {
      window.removeEventListener('scroll', scrolled);
      document.removeEventListener('focusin', focused);
    };
  }, [key, places]);

  useEffect(() => {
    const { hash } = location;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    // who went on to type a search keeps the focus there
    const isTyping = hasFocusMovedToInput();
    const place = placeOf(location);
    // a page that the service drew was told of before it was taken over
    const isTold = wasFirst && selectPlace(store.getState())?.path === place.path;
    const tell = () => dispatch(navigation.arrived(place));
    if (wasFirst && !isTold) tell();
    if (wasFirst) removePreloader();
    const forget = wasFirst ? undefined : afterPaint(tell);
    const stop = retryOnResize(() => {
      if (isBack && (left.current || !hash)) return bringBack(left.current ?? atTop, wasFirst || isTyping);
      if (keepsPlace(location.state)) {
        places.leave(key, { scroll: window.scrollY, held: locate(document.activeElement, content) });
        return true;
      }
      if (!wasFirst && !isTyping) document.getElementById('content')?.focus({ preventScroll: true });
      if (!hash) window.scrollTo(0, 0);
      return !hash || bringToAnchor(hash.slice(1));
    });
    return () => {
      forget?.();
      stop();
    };
  }, [location, key, isBack, places, store, dispatch, tries]);

  return null;
}

function bringToAnchor(id: string): boolean {
  const target = document.getElementById(id);
  target?.scrollIntoView();
  return target !== null;
}

const atTop: ScrollPosition = { scroll: 0, held: null };

/** The first page of a tab keeps the browser's own focus, and who has gone on keeps theirs. */
function bringBack({ scroll, held }: ScrollPosition, keepsFocus: boolean): boolean {
  const target = held && findElement(held, content);
  if (!keepsFocus) (target ?? document.getElementById('content'))?.focus({ preventScroll: true });
  const isTall = document.documentElement.scrollHeight - window.innerHeight >= scroll;
  window.scrollTo(0, scroll);
  return isTall && (target !== null || held === null);
}
