import { act, screen } from '@testing-library/react';
import { auth } from '@/features/auth';
import { sessionEnd } from '@/features/sessionEnd';
import { signInCustomer, renderWithStore } from '@/testing/renderWithStore';
import SessionEnd from './SessionEnd';

const start = 1_800_000_000_000;
beforeEach(() => jest.useFakeTimers({ now: start, advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const open = (left: number) =>
  renderWithStore(<SessionEnd />, {
    at: '/',
    before: [signInCustomer(), sessionEnd.neared({ endsAt: start + left })],
  });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('the remaining time is updated each second, and announced each minute and at 30 seconds', () => {
  open(125_000);
  expect(screen.getByText('2:05')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Quedan 3 minutos.');
  pass(4_000);
  expect(screen.getByText('2:01')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Quedan 3 minutos.');
  pass(2_000);
  expect(screen.getByRole('status')).toHaveTextContent('Quedan 2 minutos.');
  pass(60_000);
  expect(screen.getByRole('status')).toHaveTextContent('Queda 1 minuto.');
  pass(30_000);
  expect(screen.getByRole('status')).toHaveTextContent('Quedan 30 segundos.');
  pass(60_000);
  expect(screen.getByText('0:00')).toBeVisible();
});

test('the dialog before the end of a session offers to stay signed in and to sign out', async () => {
  const { user, dispatched } = open(60_000);
  const [, stay] = screen.getAllByRole('button', { name: 'Seguir conectado' });
  await user.click(stay!);
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect([dispatched(sessionEnd.prolongRequested).length, dispatched(auth.logoutRequested).length]).toEqual([
    1, 1,
  ]);
});

test('a failed extension of the session is shown, with the advice to try again', () => {
  const { happens } = open(60_000);
  happens(sessionEnd.prolongRequested());
  happens(sessionEnd.prolongFailed({ code: 'OFFLINE' }));
  expect(screen.getByText('No pudimos alargar la sesión. Inténtelo otra vez.')).toBeVisible();
});

test('a session far from its end shows no dialog', () => {
  const { happens } = open(60_000);
  happens(sessionEnd.prolonged());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
