import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Shell } from '@/widgets/shell/Shell';
import { ShopRoutes } from './routes';
import { ShopRouter } from './ShopRouter';
import type { ShopStore } from './store';
import { ThemeSetter } from './ThemeSetter';
import { I18nProvider } from './I18nProvider';

/** `router` is replaced in replay mode and on the service. */
export function App({
  store,
  Router = ShopRouter,
}: {
  store: ShopStore;
  Router?: ComponentType<{ children: ReactNode }>;
}) {
  return (
    <Provider store={store}>
      <ThemeSetter />
      <Router>
        <I18nProvider>
          <Shell>
            <ShopRoutes />
          </Shell>
        </I18nProvider>
      </Router>
    </Provider>
  );
}
