import { Provider } from 'react-redux';
import { Shell } from '@/widgets/shell/Shell';
import { ShopRoutes } from './routes';
import { ShopRouter } from './ShopRouter';
import type { ShopStore } from './store';
import { Texts } from './Texts';

export function App({ store }: { store: ShopStore }) {
  return (
    <Provider store={store}>
      <ShopRouter>
        <Texts>
          <Shell>
            <ShopRoutes />
          </Shell>
        </Texts>
      </ShopRouter>
    </Provider>
  );
}
