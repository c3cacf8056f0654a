import { screen } from '@testing-library/react';
import { quotations } from '@/features/quotations';
import { reorder } from '@/features/reorder';
import { buildOrderLine } from '@/testing/orders';
import { buildQuotation } from '@/testing/quotations';
import { renderWithStore, signInCustomer } from '@/testing/renderWithStore';
import QuotationPage from './QuotationPage';

const open = (fields: Parameters<typeof buildQuotation>[1] = {}, token: string | null = 'secret') =>
  renderWithStore(<QuotationPage />, {
    at: '/account/quotations/1',
    before: [
      signInCustomer(),
      quotations.quotationAsked({ id: '1' }),
      quotations.quotationReceived({ id: '1', answer: { quotation: buildQuotation('1', fields), token } }),
    ],
  });
const readMessage = () => {
  const link = screen.getByRole('link', { name: 'Compartir por WhatsApp' });
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '';
};

test('the shared message has the quotation’s total, validity and link', () => {
  open({
    notes: 'Entrega en dos días',
    lines: [buildOrderLine('P-1', { options: [{ name: 'Lado', value: 'Derecho' }] })],
  });
  expect(readMessage().split('\n')).toEqual([
    'Cotización C-1 de Repuestos Andina para Taller Ñañez',
    '2 × P-1 (P-1; Lado: Derecho): $20,00',
    'Subtotal sin IVA: $20,00',
    'IVA 15 %: $3,00',
    'Total con IVA: $23,00',
    expect.stringMatching(/^Válida hasta el 23 ene 2099\.$/),
    'Entrega en dos días',
    'Véala o descárguela aquí: http://localhost/quotations/secret',
  ]);
});

test('an expired quotation says that it has expired, and has no link to share', () => {
  open({ validUntil: '2026-01-01' }, null);
  expect(readMessage()).not.toContain('http');
  expect(screen.queryByRole('button', { name: 'Copiar enlace' })).not.toBeInTheDocument();
  expect(screen.getByText(/Terminó su validez/)).toBeVisible();
});

test('a quotation’s link is withdrawn with a second press, and can be created again', async () => {
  const { user, dispatched, happens } = open();
  await user.click(screen.getByRole('button', { name: 'Retirar enlace' }));
  expect(dispatched(quotations.linkWithdrawalRequested)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '¿Retirarlo? Nadie podrá abrirlo' }));
  expect(dispatched(quotations.linkWithdrawalRequested)).toEqual([{ id: '1' }]);
  const quotation = buildQuotation('1');
  happens(quotations.quotationReceived({ id: '1', answer: { quotation, token: null, link: 'withdrawn' } }));
  expect(screen.getByText(/El enlace fue retirado/)).toBeVisible();
  expect(readMessage()).not.toContain('http');
  await user.click(screen.getByRole('button', { name: 'Crear enlace nuevo' }));
  expect(dispatched(quotations.linkRenewalRequested)).toEqual([{ id: '1' }]);
});

test('the button for the cart requests a reorder with the lines of the quotation', async () => {
  const { user, dispatched } = open();
  await user.click(screen.getByRole('button', { name: 'Pasar al carrito' }));
  const { id, number, customerCode, lines } = buildQuotation('1');
  expect(dispatched(reorder.requested)).toEqual([{ order: { id, number, customerCode, lines } }]);
});

test('another account’s quotation shows the not-found page', () => {
  renderWithStore(<QuotationPage />, {
    at: '/account/quotations/1',
    before: [
      signInCustomer(),
      quotations.quotationAsked({ id: '1' }),
      quotations.quotationFailed({ id: '1', code: 'NOT_FOUND' }),
    ],
  });
  expect(screen.getByRole('heading', { name: 'No encontramos esa cotización' })).toBeVisible();
});

test('the table of a quotation’s lines has a label for quotations, and shows each line’s brand', () => {
  open({ lines: [buildOrderLine('P-1', { brand: 'Kelstrum' })] });
  expect(screen.getByRole('table', { name: 'Artículos de la cotización' })).toHaveTextContent('Kelstrum');
});
