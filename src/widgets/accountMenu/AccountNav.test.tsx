import { screen } from '@testing-library/react';
import { auth } from '@/features/auth';
import { signInCustomer, renderWithStore, buildCustomer, buildSeller } from '@/testing/renderWithStore';
import AccountNav from './AccountNav';

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const seller = auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null });

test('a customer sees the account’s pages, and the current one is marked', () => {
  renderWithStore(<AccountNav />, { at: '/account/addresses/new', before: [signInCustomer()] });
  expect(names()).toEqual([
    'Resumen de cuenta',
    'Mis pedidos',
    'Estado de cuenta',
    'Direcciones',
    'Mis vehículos',
    'Pedido rápido',
    'Cotizaciones',
    'Perfil',
    'Contraseña',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Direcciones');
});

test('a seller sees the customers first, and the pages of a customer while one is served', () => {
  const { happens } = renderWithStore(<AccountNav />, { at: '/account/clientes', before: [seller] });
  expect(names().slice(0, 3)).toEqual(['Seleccionar cliente', 'Historial de pedidos', 'Pedido rápido']);
  happens(auth.customerSelected({ customer: buildCustomer() }));
  expect(names()).toContain('Direcciones');
});
