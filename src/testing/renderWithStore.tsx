import type { UnknownAction } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { createFullStore } from '@/app/createFullStore';
import type { Account } from '@/erp/rows/account';
import { auth } from '@/features/auth';
import { cart, getLineKey, type CartProduct, type LineOption } from '@/features/cart';
import { matchRoute, navigation, usePlace } from '@/features/navigation';
import { getIntl } from '@/shared/intl';
import spanish from '../../locales/es.json';

/** Renders the page while the URL has its route, as the shop does. */
function At({ path, children }: { path: string; children: ReactNode }) {
  return usePlace().route === matchRoute(path).route ? children : null;
}

const intl = getIntl({ locale: 'es-EC', messages: spanish });

/**
 * Renders a page in Spanish at a URL, with the shop's own store after the events of `before`. Sagas do not
 * run: `dispatched` has the page's actions, and a test dispatches the answers.
 */
export function renderWithStore(
  page: ReactNode,
  { at, before = [] }: { at: string; before?: UnknownAction[] },
) {
  const dispatched: UnknownAction[] = [];
  const { store } = createFullStore({
    observers: [
      () => (next) => (action) => {
        dispatched.push(action as UnknownAction);
        return next(action);
      },
    ],
  });
  const { pathname, search } = new URL(at, 'http://shop.test');
  const { route, params } = matchRoute(pathname);
  const query = Object.fromEntries(new URLSearchParams(search));
  for (const event of [...before, navigation.arrived({ route, params, query, path: at })])
    store.dispatch(event);
  dispatched.length = 0;
  const view = render(
    <Provider store={store}>
      <RawIntlProvider value={intl}>
        <MemoryRouter initialEntries={[at]}>
          <At path={pathname}>{page}</At>
        </MemoryRouter>
      </RawIntlProvider>
    </Provider>,
  );
  return {
    store,
    view,
    user: userEvent.setup(),
    /** Dispatches an event as a saga would. */
    happens: (event: UnknownAction) => {
      act(() => {
        store.dispatch(event);
      });
    },
    /** Returns the payloads of an event that the page has dispatched. */
    dispatched: <P,>(event: { match: (action: unknown) => action is UnknownAction & { payload: P } }): P[] =>
      dispatched.filter(event.match).map(({ payload }) => payload),
  };
}

export const buildCustomer = (fields: Partial<Account> = {}): Account => ({
  role: 'customer',
  code: 'C0001',
  email: 'compras@taller.ec',
  phone: '0990000001',
  name: 'Taller Ñañez S.A.',
  tradeName: 'Taller El Pistón',
  discount: 10,
  level: 3,
  ...fields,
});

export const buildSeller = (): Account =>
  buildCustomer({ role: 'seller', code: 'V01', email: 'vendedor@shop.ec', name: 'Ana Vera', tradeName: '' });

export const buildCartProduct = (fields: Partial<CartProduct> = {}): CartProduct => ({
  id: 7,
  sku: '03-001-0007',
  slug: '03-001-0007',
  name: 'Filtro de aceite',
  image: '',
  unitPrice: 1000,
  stock: 5,
  compatibility: 'all',
  ...fields,
});

export const signInCustomer = (customer = buildCustomer()): UnknownAction =>
  auth.customerSignedIn({ account: customer, returnTo: null });

/** Returns events that add a line to the cart and end its lock. */
export function addToCart(product: CartProduct, quantity = 1, options: LineOption[] = []): UnknownAction[] {
  const key = getLineKey(product.id, options);
  return [cart.addBegan({ key, product, quantity, options }), cart.lineAdded({ key, name: product.name })];
}
