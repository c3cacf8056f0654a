import { screen } from '@testing-library/react';
import { auth } from '@/features/auth';
import { renderWithStore } from '@/testing/renderWithStore';
import { LoginForm } from './LoginForm';

const at = '/account/login';
const email = () => screen.getByLabelText('Correo electrónico');
const password = () => screen.getByLabelText('Contraseña');
const send = () => screen.getByRole('button', { name: 'Iniciar sesión' });

test('a missing field shows its error, and no request is sent', async () => {
  const { user, dispatched } = renderWithStore(<LoginForm />, { at });
  await user.click(send());
  expect(email()).toHaveAccessibleDescription('Complete este campo.');
  expect(password()).toHaveAccessibleDescription('Complete este campo.');
  expect(dispatched(auth.loginSubmitted)).toEqual([]);
});

test('an invalid e-mail shows its error after typing', async () => {
  const { user } = renderWithStore(<LoginForm />, { at });
  await user.type(email(), 'taller');
  await user.tab();
  expect(email()).toHaveAccessibleDescription('Escriba un correo válido, como nombre@empresa.ec.');
});

test('e-mail and password are dispatched with the return path, twice on a double click', async () => {
  const { user, dispatched } = renderWithStore(<LoginForm returnTo="/shop/cart" />, { at });
  await user.type(email(), 'compras@taller.ec');
  await user.type(password(), 'secreta');
  await user.dblClick(send());
  const submitted = { email: 'compras@taller.ec', password: '[redacted]', returnTo: '/shop/cart' };
  // the flow ignores the second event (signIn.ts)
  expect(dispatched(auth.loginSubmitted)).toEqual([submitted, submitted]);
  expect(send()).toHaveAttribute('aria-disabled', 'true');
});

test('a refused login shows its reason above the form, which can be submitted again', () => {
  const { happens } = renderWithStore(<LoginForm />, { at });
  happens(auth.loginSubmitted({ email: 'a@b.ec', password: 'x', returnTo: null }));
  happens(auth.loginRefused({ code: 'AUTH_WRONG_PASSWORD' }));
  expect(screen.getByRole('alert')).toHaveTextContent('El correo o la contraseña no son correctos.');
  expect(send()).not.toHaveAttribute('aria-disabled');
});
