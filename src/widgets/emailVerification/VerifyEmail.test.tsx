import { screen } from '@testing-library/react';
import { auth } from '@/features/auth';
import { emailVerification } from '@/features/emailVerification';
import { renderWithStore, signInCustomer } from '@/testing/renderWithStore';
import VerifyEmail from './VerifyEmail';

const open = () => {
  const placed = jest.fn();
  const form = (
    <form onSubmit={placed}>
      <VerifyEmail label="Confirmar y pedir" />
    </form>
  );
  return { ...renderWithStore(form, { at: '/shop/checkout', before: [signInCustomer()] }), placed };
};
const field = () => screen.getByLabelText('Código');
const send = () => screen.getByRole('button', { name: 'Confirmar y pedir' });

test('the demonstration shows the code, and a button requests another code', async () => {
  const { user, dispatched, happens } = open();
  // the code is requested by the flow of the order or the review that waits for it, not by this component
  expect(dispatched(emailVerification.codeRequested)).toEqual([]);
  happens(emailVerification.codeRequested());
  happens(emailVerification.codeSent({ demo: { folder: '/data/mail', code: 'ABCD2345' } }));
  expect(screen.getByText(/El código es ABCD2345/)).toBeVisible();
  expect(screen.getByText(/Le enviamos un código a/)).toBeVisible();
  // within a minute the service sends no other code, and the first one stays valid
  await user.click(screen.getByRole('button', { name: 'Enviar otro código' }));
  expect(dispatched(emailVerification.codeRequested)).toHaveLength(2);
  happens(emailVerification.codeSent({ demo: { folder: '/data/mail', code: null } }));
  expect(screen.getByText(/El código es ABCD2345/)).toBeVisible();
});

test('the code is sent once by Enter or a double click, does not submit the form around it, and is not in the log', async () => {
  const { user, happens, dispatched, placed } = open();
  happens(emailVerification.codeSent({ demo: null }));
  await user.dblClick(send());
  expect(field()).toHaveAccessibleDescription(/Complete este campo/);
  await user.type(field(), ' abcd-2345 {Enter}');
  await user.dblClick(send());
  expect(dispatched(emailVerification.codeSubmitted)).toEqual([{ code: '[redacted]' }]);
  expect(placed).not.toHaveBeenCalled();
});

test('a wrong code shows an error at its field, and any other failure is shown above the field', async () => {
  const { user, happens } = open();
  happens(emailVerification.codeSent({ demo: null }));
  await user.type(field(), 'ABCD2345{Enter}');
  happens(emailVerification.refused({ code: 'RESET_CODE_WRONG' }));
  expect(field()).toHaveAccessibleDescription(/Ese código no es/);
  expect(field()).toHaveValue('ABCD2345');
  await user.type(field(), '{Enter}');
  happens(emailVerification.refused({ code: 'RATE_LIMITED' }));
  expect(field()).not.toHaveAccessibleDescription(/Ese código no es/);
  expect(screen.getByRole('alert')).toBeVisible();
  happens(auth.emailVerified());
  expect(screen.queryByRole('alert')).toBeNull();
});
