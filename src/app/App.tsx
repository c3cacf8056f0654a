import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ServerScreen, type Screen } from '@/ui/useMedia';
import { Shell } from '@/widgets/shell/Shell';
import { ShopRoutes } from './routes';
import { ShopRouter } from './ShopRouter';
import type { RootState } from './rootReducer';
import type { ShopStore } from './store';
import { I18nProvider } from './I18nProvider';

/**
 * `Router` is replaced in replay mode and on the service.
 * @param screen the one of server rendering and hydration
 * @param serverState the state that the server-rendered page shows: parts hydrate with it, and are rendered again where the
 * store has changed meanwhile
 */
export function App({
  store,
  Router = ShopRouter,
  screen = 'phone',
  serverState,
}: {
  store: ShopStore;
  Router?: ComponentType<{ children: ReactNode }>;
  screen?: Screen;
  serverState?: RootState;
}) {
  return (
    <Provider store={store} serverState={serverState}>
      <ServerScreen value={screen}>
        <Router>
          <I18nProvider>
            <Shell>
              <ShopRoutes />
            </Shell>
          </I18nProvider>
        </Router>
      </ServerScreen>
    </Provider>
  );
}
