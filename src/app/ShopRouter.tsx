import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { connectNavigator, navigation } from '@/features/navigation';
import { useAppDispatch } from '@/shared/redux';
import { rememberFocus } from './leftFocus';

/**
 * react-router's BrowserRouter, and the one thing more: the beginning of a navigation is an event, before the next
 * page's code has come, so that the loading bar knows. The page before stays until the next one can be drawn.
 */
export function ShopRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [current, setCurrent] = useState({ action: history.action, location: history.location });
  const dispatch = useAppDispatch();

  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        rememberFocus();
        dispatch(navigation.began({ path: location.pathname + location.search + location.hash }));
        startTransition(() => setCurrent({ action, location }));
      }),
    [history, dispatch],
  );

  // here and not where arrivals are told: who searches before the first page's code has come is taken there, too
  useLayoutEffect(
    () =>
      connectNavigator((path, { replace, state }) =>
        replace ? history.replace(path, state) : history.push(path, state),
      ),
    [history],
  );

  return (
    <Router location={current.location} navigationType={current.action} navigator={history}>
      {children}
    </Router>
  );
}
