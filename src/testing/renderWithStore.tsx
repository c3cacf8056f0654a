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

/** The page as long as its route is the one of the address, as the shop shows it. */
function At({ path, children }: { path: string; children: ReactNode }) {
  return usePlace().route === matchRoute(path).route ? children : null;
}

const intl = getIntl({ locale: 'es-EC', messages: spanish });

/**
 * Shows a page in Spanish at an address, with the shop's own store after the events of `before`. Its flows do not run:
 * what the page asks for is in `asked`, and a test answers with the events it chooses.
 */
export function renderWithStore(
  page: ReactNode,
  { at, before = [] }: { at: string; before?: UnknownAction[] },
) {
  const asked: UnknownAction[] = [];
  const { store } = createFullStore({
    observers: [
      () => (next) => (action) => {
        asked.push(action as UnknownAction);
        return next(action);
      },
    ],
  });
  const { pathname, search } = new URL(at, 'http://shop.test');
  const { route, params } = matchRoute(pathname);
  const query = Object.fromEntries(new URLSearchParams(search));
  for (const event of [...before, navigation.arrived({ route, params, query, path: at })])
    store.dispatch(event);
  asked.length = 0;
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
    /** What a flow would tell. */
    happens: (event: UnknownAction) => {
      act(() => {
        store.dispatch(event);
      });
    },
    /** The payloads of an event that the page has dispatched. */
    asked: <P,>(event: { match: (action: unknown) => action is UnknownAction & { payload: P } }): P[] =>
      asked.filter(event.match).map(({ payload }) => payload),
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
  slug: 'filtro-de-aceite',
  name: 'Filtro de aceite',
  image: '',
  unitPrice: 1000,
  stock: 5,
  compatibility: 'all',
  ...fields,
});

export const signInCustomer = (customer = buildCustomer()): UnknownAction =>
  auth.customerSignedIn({ account: customer, returnTo: null });

/** A line that is in the cart and no longer busy. */
export function addToCart(product: CartProduct, quantity = 1, options: LineOption[] = []): UnknownAction[] {
  const key = getLineKey(product.id, options);
  return [cart.addBegan({ key, product, quantity, options }), cart.lineAdded({ key, name: product.name })];
}
