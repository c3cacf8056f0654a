import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { authSelectors, type AuthState } from '@/features/auth';
import { catalog, catalogSelectors, type CatalogState } from '@/features/catalog';
import { setNavigator, navigation, placeOf, type Place, type RouteName } from '@/features/navigation';
import { useAppStore } from '@/shared/redux';
import { HistoryContext } from '@/widgets/shell/initialRender';
import { FocusBeforeNavigation } from './focusBeforeNavigation';
import { renderWhenListLoaded } from './deferRenderUntilListLoaded';
import { isPageLoaded, prefetchPage } from './routes';

/** The fields of a pointer or focus event that are read here. A focus event has no `button`. */
type LinkEvent = Pick<Event, 'target' | 'type'> & { button?: number };

/**
 * BrowserRouter with faster navigation. When a pointer or the focus reaches a link, the code of the linked page is
 * loaded. When a pointer or the focus reaches another part of a dialog, the code of lists is loaded. The start of a
 * navigation dispatches an event at once, because the loading bar needs this event. If the code of the next page has
 * loaded, the page renders at once, except a list whose rows are about to arrive. Otherwise the previous page stays
 * until the next page can render (transition).
 */
export function ShopRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [current, setCurrent] = useState({ action: history.action, location: history.location });
  const store = useAppStore<{ auth: AuthState; catalog: CatalogState }>();
  const { dispatch } = store;
  /** The rendered location, and the location that React is rendering. */
  const renderedLocation = useRef(current);
  const pendingLocation = useRef(current);
  const cancelDeferral = useRef<() => void>(undefined);
  const focusBefore = useRef<Element>(null);

  useLayoutEffect(() => {
    renderedLocation.current = current;
  }, [current]);

  useLayoutEffect(() => {
    const isAwaited = (place: Place) => catalogSelectors.isListAwaited(store.getState(), place);
    const loadCode = (route: RouteName) => prefetchPage(route, authSelectors.isSignedIn(store.getState()));
    /** Place of the link under the pointer, or of the link that was followed last. */
    let nearest: Place | undefined;
    /**
     * Loads the code of a place that the visitor may open next. The sagas of a list load together with the list's code,
     * so that these sagas see a later click.
     */
    const approach = async (place: Place) => {
      const wasLoaded = isPageLoaded(place.route);
      nearest = place;
      await loadCode(place.route);
      // while the code loaded, the pointer may have moved to another link
      if (!wasLoaded && place === nearest && isAwaited(place))
        dispatch(catalog.listApproached({ path: place.path }));
    };

    const forget = history.listen(({ action, location }) => {
      cancelDeferral.current?.();
      focusBefore.current = document.activeElement;
      dispatch(navigation.began({ path: location.pathname + location.search + location.hash }));
      const next = { action, location };
      const go = () => {
        pendingLocation.current = next;
        setCurrent(next);
      };
      const place = placeOf(location);
      void approach(place);
      const isOther = place.route !== placeOf(renderedLocation.current.location).route;
      // if a transition is pending, the next navigation is also a transition, and replaces the pending transition
      const isFree = pendingLocation.current === renderedLocation.current;
      if (isFree && isAwaited(place))
        cancelDeferral.current = renderWhenListLoaded(
          store,
          () => isAwaited(place),
          // after 150 ms the skeleton of the list is shown; if the list's code has not loaded by then, the previous
          // page stays until the code has loaded
          () => (isPageLoaded(place.route) ? flushSync(go) : startTransition(go)),
        );
      else if (isFree && isOther && isPageLoaded(place.route)) go();
      else startTransition(go);
    });

    const onPointerOrFocus = ({ target, type, button = 0 }: LinkEvent) => {
      const element = target instanceof Element ? target : null;
      const link = element?.closest('a');
      nearest = undefined;
      // the mobile menu is a dialog with links to lists; on a phone no pointer moves over a link before the tap, so a
      // touch on the menu loads the code of lists
      if (!link && element?.closest('dialog')) void loadCode('categoryProducts');
      if (!link || button > 0 || link.origin !== location.origin) return;
      const place = placeOf(link);
      void approach(place);
      if (type === 'pointerdown') dispatch(navigation.pressed({ path: place.path }));
    };
    const events = ['pointerover', 'focusin', 'pointerdown'] as const;
    for (const name of events) document.addEventListener(name, onPointerOrFocus, { passive: true });
    return () => {
      forget();
      cancelDeferral.current?.();
      for (const name of events) document.removeEventListener(name, onPointerOrFocus);
    };
  }, [history, store, dispatch]);

  // not set in NavigationReporter, because a search that is submitted before the first page's code has loaded must also
  // navigate
  useLayoutEffect(
    () =>
      setNavigator((path, { replace, state }) =>
        replace ? history.replace(path, state) : history.push(path, state),
      ),
    [history],
  );

  return (
    <Router location={current.location} navigationType={current.action} navigator={history}>
      <FocusBeforeNavigation value={focusBefore}>
        <HistoryContext value={history}>{children}</HistoryContext>
      </FocusBeforeNavigation>
    </Router>
  );
}
