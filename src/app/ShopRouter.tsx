import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import type { CatalogState } from '@/features/catalog';
import { setNavigator, navigation, placeOf } from '@/features/navigation';
import { useAppStore } from '@/shared/redux';
import { HistoryContext } from '@/widgets/shell/initialRender';
import { saveFocusedElement } from './focusBeforeNavigation';
import { renderWhenListLoaded } from './deferRenderUntilListLoaded';
import { isPageLoaded, prefetchPage } from './routes';

/**
 * react-router's BrowserRouter, and what makes it quick. The code of a link that is pressed comes; the beginning of a
 * navigation is an event, before the next page's code has come, so that the loading bar knows; and another page whose code
 * is there is drawn at once, but for a list whose rows are about to come. Otherwise the page before stays until the next
 * one can be drawn.
 */
export function ShopRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [current, setCurrent] = useState({ action: history.action, location: history.location });
  const store = useAppStore<{ catalog: CatalogState }>();
  const { dispatch } = store;
  /** What is drawn, and what React was given to draw. */
  const drawn = useRef(current);
  const given = useRef(current);
  const held = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    drawn.current = current;
  }, [current]);

  useLayoutEffect(() => {
    const forget = history.listen(({ action, location }) => {
      held.current?.();
      saveFocusedElement();
      dispatch(navigation.began({ path: location.pathname + location.search + location.hash }));
      const next = { action, location };
      const go = () => {
        given.current = next;
        setCurrent(next);
      };
      const place = placeOf(location);
      const isOther = place.route !== placeOf(drawn.current.location).route;
      // a page that is still on its way gives way to the next in its own lane
      const isFree = given.current === drawn.current;
      if (isOther && isFree && isPageLoaded(place.route))
        held.current = renderWhenListLoaded(store, place, go);
      else startTransition(go);
    });
    return () => {
      forget();
      held.current?.();
    };
  }, [history, store, dispatch]);

  useLayoutEffect(() => {
    const pressed = ({ target, button }: PointerEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || button > 0 || link.origin !== location.origin) return;
      const { route, path } = placeOf(link);
      void prefetchPage(route);
      dispatch(navigation.pressed({ path }));
    };
    document.addEventListener('pointerdown', pressed, { passive: true });
    return () => document.removeEventListener('pointerdown', pressed);
  }, [dispatch]);

  // here and not where arrivals are told: who searches before the first page's code has come is taken there, too
  useLayoutEffect(
    () =>
      setNavigator((path, { replace, state }) =>
        replace ? history.replace(path, state) : history.push(path, state),
      ),
    [history],
  );

  return (
    <Router location={current.location} navigationType={current.action} navigator={history}>
      <HistoryContext value={history}>{children}</HistoryContext>
    </Router>
  );
}
