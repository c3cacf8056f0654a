import { screen } from '@testing-library/react';
import { auth } from '@/features/auth';
import { credentials } from '@/features/credentials';
import { renderWithStore } from '@/testing/renderWithStore';
import LoginPage from './LoginPage';

const demo = [{ email: 'cliente@demo.ec', role: 'customer' as const }];
const guest = auth.sessionReceived({ session: { account: null, customer: null, demo } });
const open = (at = '/account/login') => renderWithStore(<LoginPage />, { at, before: [guest] });
const signUpAt = '/account/login?view=sign-up&return=/shop/cart';
const openSignUp = async () => {
  const shop = open(signUpAt);
  await email();
  return shop;
};

/** The forms' chunks. */
beforeAll(async () => {
  await import('@/widgets/login/LoginForm');
  await import('./SignUpForm');
  await import('./ForgotPasswordForm');
});

const email = () => screen.findByLabelText('Correo electrónico');
const password = () => screen.getByLabelText('Contraseña');
const getRepeatField = () => screen.getByLabelText('Repita la contraseña');
const send = () => screen.getByRole('button', { name: 'Crear cuenta' });

test('a demo account fills in the form', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Usar cliente@demo.ec' }));
  expect(await email()).toHaveValue('cliente@demo.ec');
  expect(password()).toHaveValue('demo1234');
});

test('a demo account fills in the form again after the form was edited', async () => {
  const { user } = open();
  const use = screen.getByRole('button', { name: 'Usar cliente@demo.ec' });
  await user.click(use);
  await user.clear(await email());
  await user.click(use);
  expect(await email()).toHaveValue('cliente@demo.ec');
});

test('the link to the sign-up keeps the return path', () => {
  open('/account/login?return=/shop/cart');
  expect(screen.getByRole('link', { name: 'Crear una cuenta' })).toHaveAttribute(
    'href',
    '/account/login?view=sign-up&return=%2Fshop%2Fcart',
  );
});

test.each(['constructor', '__proto__', 'nothing'])(
  'the unknown view %s shows the login form',
  async (view) => {
    open(`/account/login?view=${view}`);
    expect(await screen.findByRole('form', { name: 'Iniciar sesión' })).toBeVisible();
  },
);

test('a hostile return path is dropped', () => {
  open('/account/login?return=//evil.example');
  expect(screen.getByRole('link', { name: 'Crear una cuenta' })).toHaveAttribute(
    'href',
    '/account/login?view=sign-up',
  );
});

test('a sign-up field shows its error after typing, and no request is sent', async () => {
  const { user, dispatched } = await openSignUp();
  expect(password()).toHaveAccessibleDescription('Al menos 6 caracteres.');
  await user.type(password(), 'corta');
  expect(password()).toHaveAccessibleDescription(/Elija otra contraseña: de 6 caracteres o más/);
  expect(getRepeatField()).not.toHaveAttribute('aria-invalid');
  await user.type(getRepeatField(), 'otra');
  expect(getRepeatField()).toHaveAccessibleDescription('Las dos contraseñas no son iguales.');
  await user.click(send());
  expect(await email()).toHaveAccessibleDescription('Complete este campo.');
  expect(await email()).toHaveFocus();
  expect(dispatched(credentials.signUpSubmitted)).toEqual([]);
});

async function submit(user: ReturnType<typeof renderWithStore>['user']) {
  await user.type(await email(), ' nuevo@taller.ec');
  await user.type(password(), 'taller99');
  await user.type(getRepeatField(), 'taller99');
  await user.dblClick(send());
}

test('a new account is sent once, with the return path', async () => {
  const { user, dispatched } = await openSignUp();
  await submit(user);
  expect(dispatched(credentials.signUpSubmitted)).toEqual([
    { email: 'nuevo@taller.ec', password: '[redacted]', returnTo: '/shop/cart' },
  ]);
  expect(send()).toHaveAttribute('aria-disabled', 'true');
});

test('the e-mail of an existing account shows an error until the e-mail is changed', async () => {
  const { user, happens } = await openSignUp();
  await submit(user);
  happens(credentials.signUpRefused({ code: 'AUTH_EMAIL_ALREADY_IN_USE' }));
  expect(await email()).toHaveAccessibleDescription(/Ya existe una cuenta con ese correo/);
  expect(await email()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(await email(), 'x');
  expect(await email()).not.toHaveAttribute('aria-invalid');
});

test('a refusal that concerns no field is shown above the form', async () => {
  const { user, happens } = await openSignUp();
  await submit(user);
  happens(credentials.signUpRefused({ code: 'RATE_LIMITED' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Demasiados intentos');
});

describe('the reset of a forgotten password', () => {
  const openReset = async (...before: Parameters<typeof renderWithStore>[1]['before'] & object) => {
    const shop = renderWithStore(<LoginPage />, {
      at: '/account/login?view=forgot&return=/shop/cart',
      before: [guest, ...before],
    });
    await screen.findByRole('form', { name: 'Olvidé mi contraseña' });
    return shop;
  };
  const requested = credentials.codeRequested({ email: 'propia@taller.ec' });
  const code = { folder: '/datos/mail', code: 'ABCD2345' };

  test('has a link below the login form, which keeps the return path', async () => {
    open('/account/login?return=/shop/cart');
    expect(await screen.findByRole('link', { name: '¿Olvidó su contraseña?' })).toHaveAttribute(
      'href',
      '/account/login?view=forgot&return=%2Fshop%2Fcart',
    );
  });

  test('requests a code for an e-mail address, and not for an invalid one', async () => {
    const { user, dispatched } = await openReset();
    await user.type(await email(), 'propia@');
    await user.click(screen.getByRole('button', { name: 'Enviar código' }));
    expect(await email()).toHaveAccessibleDescription(/correo válido/);
    await user.type(await email(), 'taller.ec ');
    await user.click(screen.getByRole('button', { name: 'Enviar código' }));
    expect(dispatched(credentials.codeRequested)).toEqual([{ email: 'propia@taller.ec' }]);
  });

  test('moves the focus to the first field of the next step, and back to that of the previous step', async () => {
    const { user, happens } = await openReset();
    expect(document.body).toHaveFocus();
    await user.type(await email(), 'propia@taller.ec{Enter}');
    happens(requested);
    happens(credentials.codeSent({ demo: null }));
    expect(screen.getByLabelText('Código')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Usar otro correo' }));
    expect(await email()).toHaveFocus();
  });

  test('sends the code and the new password, and neither secret is in the log', async () => {
    const { user, dispatched } = await openReset(requested, credentials.codeSent({ demo: null }));
    expect(screen.getByRole('status')).toHaveTextContent('propia@taller.ec');
    await user.type(screen.getByLabelText('Código'), ' abcd-2345 ');
    await user.type(screen.getByLabelText('Contraseña nueva'), 'taller99');
    await user.type(getRepeatField(), 'taller99');
    await user.click(screen.getByRole('button', { name: 'Guardar e ingresar' }));
    expect(dispatched(credentials.resetSubmitted)).toEqual([
      { code: '[redacted]', password: '[redacted]', returnTo: '/shop/cart' },
    ]);
  });

  test('shows a wrong code at its field, keeps the typed passwords and offers another code', async () => {
    const { user, happens, dispatched } = await openReset(requested, credentials.codeSent({ demo: null }));
    await user.type(screen.getByLabelText('Código'), 'AAAA2222');
    await user.type(screen.getByLabelText('Contraseña nueva'), 'taller99');
    await user.type(getRepeatField(), 'taller99');
    await user.click(screen.getByRole('button', { name: 'Guardar e ingresar' }));
    happens(credentials.resetRefused({ code: 'RESET_CODE_WRONG' }));
    expect(screen.getByLabelText('Código')).toHaveAccessibleDescription(/pida otro/);
    expect(screen.getByLabelText('Contraseña nueva')).toHaveValue('taller99');
    await user.click(screen.getByRole('button', { name: 'Enviar otro código' }));
    expect(dispatched(credentials.codeRequested)).toEqual([{ email: 'propia@taller.ec' }]);
  });

  test('shows the code and the mail folder of a demonstration, or that there is no code', async () => {
    const { happens } = await openReset(requested, credentials.codeSent({ demo: code }));
    expect(screen.getByText(/guarda en \/datos\/mail/)).toHaveTextContent('ABCD2345');
    happens(requested);
    happens(credentials.codeSent({ demo: { ...code, code: null } }));
    expect(screen.getByText(/no hay código/)).toBeVisible();
  });

  test('shows a contact where the shop sends no mail', async () => {
    const { happens } = await openReset();
    happens(requested);
    happens(credentials.resetRefused({ code: 'MAIL_UNAVAILABLE' }));
    expect(screen.getByRole('alert')).toHaveTextContent('WhatsApp');
  });
});

test('a press on a link shows no error at the field that loses the focus, as the error would move the link away', async () => {
  const { user } = open();
  await user.click(await email());
  const forgotten = screen.getByRole('link', { name: '¿Olvidó su contraseña?' });
  await user.pointer({ keys: '[MouseLeft>]', target: forgotten });
  expect(screen.queryByText('Complete este campo.')).not.toBeInTheDocument();
});

test('a field that was left empty shows that it is required', async () => {
  const { user } = open();
  await user.click(await email());
  await user.click(password());
  expect(await screen.findByText('Complete este campo.')).toBeVisible();
});
