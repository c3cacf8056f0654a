import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './PasswordField';

const draw = () =>
  render(
    <PasswordField
      label="Clave"
      hint="Corta"
      showLabel="Mostrar"
      hideLabel="Ocultar"
      capsLockHint="Mayúsculas"
    />,
  );
const field = () => screen.getByLabelText('Clave');

test('a password field is masked until its button shows the text, and can be masked again', async () => {
  draw();
  expect(field()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar' }));
  expect(field()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar' }));
  expect(field()).toHaveAttribute('type', 'password');
});

test('a password field accepts pasted text, and the text of a password manager', async () => {
  draw();
  await userEvent.click(field());
  await userEvent.paste('llave inglesa 19');
  expect(field()).toHaveValue('llave inglesa 19');
  fireEvent.input(field(), { target: { value: 'de un gestor' } });
  expect(field()).toHaveValue('de un gestor');
  expect(field()).not.toHaveAttribute('autocomplete', 'off');
});

test('an active caps lock is shown in place of the hint', () => {
  draw();
  fireEvent.keyDown(field(), { key: 'A', modifierCapsLock: true });
  expect(field()).toHaveAccessibleDescription('Mayúsculas');
  fireEvent.keyUp(field(), { key: 'CapsLock', modifierCapsLock: false });
  expect(field()).toHaveAccessibleDescription('Corta');
});
