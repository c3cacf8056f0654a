import { screen, within } from '@testing-library/react';
import { auth } from '@/features/auth';
import { loadDepartments } from '@/testing/departments';
import {
  signInCustomer,
  addToCart,
  renderWithStore,
  buildCartProduct,
  buildCustomer,
  buildSeller,
} from '@/testing/renderWithStore';
import MobileMenu from './MobileMenu';

const closed = jest.fn();
const show = (before: Parameters<typeof renderWithStore>[1]['before'] = []) =>
  renderWithStore(<MobileMenu onClose={closed} />, { at: '/', before: [loadDepartments(), ...before] });
/** Finds accessible elements only: a covered panel is inert. */
const reachable = (role: 'button' | 'link', name: string | RegExp) =>
  screen.queryAllByRole(role, { name }).filter((element) => !element.closest('[inert]'));

beforeEach(() => closed.mockClear());

describe('the mobile menu', () => {
  test('opens a department over the first panel, with the focus on the back button', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Motor' }));
    expect(reachable('link', 'Pistones')).toHaveLength(1);
    expect(reachable('link', 'Inicio')).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Motor, volver' })).toHaveFocus();
  });

  test('closes a department with the back button and returns the focus', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Motor' }));
    await user.click(screen.getByRole('button', { name: 'Motor, volver' }));
    expect(reachable('link', 'Pistones')).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Motor' })).toHaveFocus();
  });

  test('starts with its first panel when it is opened again', async () => {
    const { user, view } = show();
    await user.click(screen.getByRole('button', { name: 'Motor' }));
    view.unmount();
    show();
    expect(reachable('link', 'Inicio')).toHaveLength(1);
  });

  test('shows the number of pieces in the cart and of saved vehicles', () => {
    show([signInCustomer(), ...addToCart(buildCartProduct(), 3)]);
    expect(screen.getByRole('link', { name: /^Carrito: 3 artículos/ })).toHaveTextContent('3');
    expect(screen.getByRole('link', { name: /^Mis vehículos: 0/ })).toBeInTheDocument();
  });

  test('shows a guest the sign-in, and no sign-out', () => {
    show();
    expect(reachable('link', 'Iniciar sesión')).toHaveLength(1);
    expect(reachable('button', 'Cerrar sesión')).toHaveLength(0);
  });

  test('lets a seller change the customer, and sign out', async () => {
    const seller = buildSeller();
    const { user, dispatched } = show([
      auth.sellerSignedIn({ account: seller, customers: [buildCustomer()], returnTo: null }),
      auth.customerSelected({ customer: buildCustomer() }),
    ]);
    expect(reachable('link', 'Cambiar cliente')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    expect(dispatched(auth.logoutRequested)).toHaveLength(1);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('opens the links of the account over its first panel', async () => {
    const { user } = show([signInCustomer()]);
    await user.click(screen.getByRole('button', { name: 'Mi cuenta' }));
    const back = screen.getByRole('button', { name: 'Mi cuenta, volver' });
    expect(back).toHaveFocus();
    const panel = within(back.parentElement ?? document.body);
    expect(panel.getByRole('link', { name: 'Mis pedidos' })).toBeInTheDocument();
  });
});
