import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ServerScreen, type Screen } from '@/ui/useMedia';
import { Shell } from '@/widgets/shell/Shell';
import { ShopRoutes } from './routes';
import { ShopRouter } from './ShopRouter';
import type { ShopStore } from './store';
import { I18nProvider } from './I18nProvider';

/**
 * The whole shop. Replay mode and the service's render pass another `Router`.
 * @param screen screen size for server rendering and hydration
 */
export function App({
  store,
  Router = ShopRouter,
  screen = 'phone',
}: {
  store: ShopStore;
  Router?: ComponentType<{ children: ReactNode }>;
  screen?: Screen;
}) {
  return (
    <Provider store={store}>
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
