import { screen } from '@testing-library/react';
import { auth } from '@/features/auth';
import { credentials } from '@/features/credentials';
import { signInCustomer, renderWithStore, buildSeller } from '@/testing/renderWithStore';
import PasswordPage from './PasswordPage';

/** The form's chunk. */
beforeAll(() => import('./PasswordForm'));

const open = async (who = signInCustomer()) => {
  const shop = renderWithStore(<PasswordPage />, { at: '/account/password', before: [who] });
  await screen.findByLabelText('Contraseña actual');
  return shop;
};
const field = (name: string) => screen.getByLabelText(name);
const send = () => screen.getByRole('button', { name: 'Cambiar contraseña' });

async function submit(user: ReturnType<typeof renderWithStore>['user']) {
  await user.type(field('Contraseña actual'), 'vieja99');
  await user.type(field('Contraseña nueva'), 'nueva99');
  await user.type(field('Repita la contraseña'), 'nueva99');
  await user.dblClick(send());
}

test('a new password is sent once, and neither password is in the log', async () => {
  const { user, dispatched } = await open();
  await submit(user);
  expect(dispatched(credentials.passwordSubmitted)).toEqual([{ current: '[redacted]', next: '[redacted]' }]);
});

test('a new password that equals the current one, or is repeated differently, is not sent', async () => {
  const { user, dispatched } = await open();
  await user.type(field('Contraseña actual'), 'vieja99');
  await user.type(field('Contraseña nueva'), 'vieja99');
  await user.type(field('Repita la contraseña'), 'vieja98');
  await user.click(send());
  expect(field('Contraseña nueva')).toHaveAccessibleDescription(/distinta de la actual/);
  expect(field('Repita la contraseña')).toHaveAccessibleDescription('Las dos contraseñas no son iguales.');
  expect(dispatched(credentials.passwordSubmitted)).toEqual([]);
});

test('a wrong current password shows its error, and keeps the typed text', async () => {
  const { user, happens } = await open();
  await submit(user);
  happens(credentials.passwordRefused({ code: 'AUTH_WRONG_PASSWORD' }));
  expect(field('Contraseña actual')).toHaveAccessibleDescription('Esa no es su contraseña actual.');
  expect(field('Contraseña actual')).toHaveFocus();
  expect(field('Contraseña nueva')).toHaveValue('nueva99');
});

test('a changed password is confirmed, with a note on other sessions and an empty form', async () => {
  const { user, happens } = await open();
  await submit(user);
  happens(credentials.passwordChanged());
  expect(screen.getByRole('status')).toHaveTextContent(/Cerramos las demás sesiones/);
  expect(field('Contraseña actual')).toHaveValue('');
  expect(field('Contraseña actual')).not.toHaveAttribute('aria-invalid');
});

test('a failure that concerns no field is shown above the form', async () => {
  const { user, happens } = await open();
  await submit(user);
  happens(credentials.passwordRefused({ code: 'ERP_TIMEOUT' }));
  expect(screen.getByRole('alert')).toHaveTextContent('tarda en responder');
});

test('a seller sees that the password is the seller’s own', async () => {
  await open(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
  expect(screen.getByText(/no la del cliente/)).toBeVisible();
});
