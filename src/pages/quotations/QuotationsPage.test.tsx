import { screen } from '@testing-library/react';
import { quotations } from '@/features/quotations';
import { buildOrderLine } from '@/testing/orders';
import { buildQuotation } from '@/testing/quotations';
import { renderWithStore, signInCustomer } from '@/testing/renderWithStore';
import QuotationsPage from './QuotationsPage';

const open = (list: ReturnType<typeof buildQuotation>[]) =>
  renderWithStore(<QuotationsPage />, {
    at: '/account/quotations',
    before: [signInCustomer(), quotations.listAsked(), quotations.listReceived({ quotations: list })],
  });
const rows = () => screen.getAllByRole('row').slice(1);

test('the list shows until when a quotation is valid, or that it has expired', () => {
  open([buildQuotation('1'), buildQuotation('2', { validUntil: '2026-01-01' })]);
  expect(rows()[0]).toHaveTextContent('23 ene 2099');
  expect(rows()[1]).toHaveTextContent('Vencida');
  expect(screen.getByRole('link', { name: 'C-1' })).toHaveAttribute('href', '/account/quotations/1');
});

test.each([
  ['its number', 'c2'],
  ['a code in its lines', 'frepd 1042'],
  ['the customer, without accents', 'piston'],
])('a quotation is found by %s', async (_, words) => {
  const { user } = open([
    buildQuotation('1'),
    buildQuotation('2', {
      customerName: 'Taller El Pistón',
      lines: [buildOrderLine('FRE-PD-1042')],
    }),
  ]);
  await user.type(screen.getByRole('searchbox'), words);
  expect(rows()).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('1 cotización');
});

test('an empty list of quotations links to the cart, where quotations are made', () => {
  open([]);
  expect(screen.getByRole('link', { name: 'Ir al carrito' })).toHaveAttribute('href', '/shop/cart');
});
