import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import {
  Router,
  NavigationType as Action,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useLocation,
  useNavigate,
} from 'react-router';
import { connectNavigator, navigation, placeOf } from '@/features/navigation';
import { useAppDispatch } from '@/shared/redux';

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
        dispatch(navigation.began({ path: location.pathname + location.search + location.hash }));
        startTransition(() => setCurrent({ action, location }));
      }),
    [history, dispatch],
  );

  return (
    <Router location={current.location} navigationType={current.action} navigator={history}>
      <Arrival isBack={current.action === Action.Pop} />
      {children}
    </Router>
  );
}

/** Reports where the person is, and puts the page where it should be: the top, the anchor, or where it was left. */
function Arrival({ isBack }: { isBack: boolean }) {
  const location = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const positions = useRef(new Map<string, number>());
  const pathBefore = useRef<string | null>(null);

  useEffect(() => connectNavigator((path, options) => void navigate(path, options)), [navigate]);

  useEffect(() => {
    const { pathname, hash, key } = location;
    dispatch(navigation.arrived(placeOf(location)));
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else window.scrollTo(0, isBack ? (positions.current.get(key) ?? 0) : 0);
    // a new page is read from its beginning; the first page and a change within a page keep the focus
    if (pathBefore.current !== null && pathBefore.current !== pathname) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    pathBefore.current = pathname;

    const remembered = positions.current;
    const remember = () => remembered.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location, isBack, dispatch]);

  return null;
}
