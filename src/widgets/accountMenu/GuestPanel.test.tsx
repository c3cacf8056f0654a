import { screen } from '@testing-library/react';
import { auth } from '@/features/auth';
import { renderWithStore } from '@/testing/renderWithStore';
import GuestPanel from './GuestPanel';

test.each([
  ['/', null, '/account/login?view=sign-up'],
  ['/shop/cart', '/shop/cart', '/account/login?view=sign-up&return=%2Fshop%2Fcart'],
  ['/account/login?return=%2Fshop%2Fcart', '/shop/cart', '/account/login?view=sign-up&return=%2Fshop%2Fcart'],
  ['/account/login?return=%2F%2Fevil.example', null, '/account/login?view=sign-up'],
])('a sign-in or sign-up in the menu at %s has the return path %s', async (at, returnTo, signUp) => {
  const { user, dispatched } = renderWithStore(<GuestPanel onGone={() => undefined} />, { at });
  expect(screen.getByRole('link', { name: 'Crear una cuenta' })).toHaveAttribute('href', signUp);
  await user.type(screen.getByLabelText('Correo electrónico'), 'compras@taller.ec');
  await user.type(screen.getByLabelText('Contraseña'), 'secreta{Enter}');
  expect(dispatched(auth.loginSubmitted)).toMatchObject([{ returnTo }]);
});
