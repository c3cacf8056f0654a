import { screen } from '@testing-library/react';
import { auth } from '@/features/auth';
import { customerArrives, inShop, someCustomer, someSeller } from '@/testing/inShop';
import AccountNav from './AccountNav';

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const seller = auth.sellerSignedIn({ account: someSeller(), customers: [], returnTo: null });

test('a customer finds the account, and where they are is marked', () => {
  inShop(<AccountNav />, { at: '/account/addresses/new', before: [customerArrives()] });
  expect(names()).toEqual([
    'Resumen de cuenta',
    'Mis pedidos',
    'Estado de cuenta',
    'Direcciones',
    'Mis vehículos',
    'Pedido rápido',
    'Perfil',
    'Contraseña',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Direcciones');
});

test("a seller finds the customers first, and a customer's places once they serve one", () => {
  const { happens } = inShop(<AccountNav />, { at: '/account/clientes', before: [seller] });
  expect(names().slice(0, 3)).toEqual(['Seleccionar cliente', 'Historial de pedidos', 'Pedido rápido']);
  happens(auth.customerSelected({ customer: someCustomer() }));
  expect(names()).toContain('Direcciones');
});
