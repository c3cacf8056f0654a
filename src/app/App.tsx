import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Shell } from '@/widgets/shell/Shell';
import { ShopRoutes } from './routes';
import { ShopRouter } from './ShopRouter';
import type { ShopStore } from './store';
import { Texts } from './Texts';

/** A page that shows a log has a router of its own. */
export function App({
  store,
  Router = ShopRouter,
}: {
  store: ShopStore;
  Router?: ComponentType<{ children: ReactNode }>;
}) {
  return (
    <Provider store={store}>
      <Router>
        <Texts>
          <Shell>
            <ShopRoutes />
          </Shell>
        </Texts>
      </Router>
    </Provider>
  );
}
