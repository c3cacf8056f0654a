import { screen } from '@testing-library/react';
import { auth } from '@/features/auth';
import { renderWithStore, buildCustomer, buildSeller } from '@/testing/renderWithStore';
import ActingForBar from './ActingForBar';

const nanez = buildCustomer({ code: 'C0001', tradeName: 'Taller Ñañez' });
const lopez = buildCustomer({ code: 'C0002', tradeName: '', name: 'Repuestos López' });
const open = () =>
  renderWithStore(<ActingForBar />, {
    at: '/',
    before: [
      auth.sellerSignedIn({ account: buildSeller(), customers: [nanez, lopez], returnTo: null }),
      auth.customerSelected({ customer: nanez }),
    ],
  });
const bar = () => screen.getByRole('region', { name: 'Cliente atendido' });

test('the seller’s bar is busy and names the next customer while the seller switches customers', () => {
  const { happens } = open();
  expect(bar()).toHaveAttribute('aria-busy', 'false');
  happens(auth.customerChosen({ code: 'C0002' }));
  expect(bar()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Cambiando a Repuestos López C0002…');
  happens(auth.customerSelected({ customer: lopez }));
  expect(bar()).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByRole('status')).toHaveTextContent(/^Repuestos López.*C0002/);
});

test('the seller’s bar keeps the served customer when the switch to another customer fails', () => {
  const { happens } = open();
  happens(auth.customerChosen({ code: 'C0002' }));
  happens(auth.customerSelectionFailed({ code: 'OFFLINE' }));
  expect(bar()).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByRole('status')).toHaveTextContent(/^Taller Ñañez/);
});
