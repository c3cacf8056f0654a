import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import type { Statement } from '@/erp/rows/statement';
import { account } from '@/features/account';
import { auth } from '@/features/auth';
import { navigation } from '@/features/navigation';
import { signInCustomer, renderWithStore, buildSeller } from '@/testing/renderWithStore';
import { buildMovement, buildStatement } from '@/testing/statements';
import StatementPage from './StatementPage';

const sample = buildStatement(
  [
    buildMovement('2026-01-05', 'factura', 10_000, { due: '2026-02-04', document: '=1+1' }),
    buildMovement('2026-01-20', 'abono', 4_000),
    buildMovement('2026-02-28', 'factura', 5_000, { due: '2026-03-30' }),
  ],
  { overdue: 6_000 },
);
/** Renders the URL's query, which the store does not receive. */
const Asked = () => <code>{useLocation().search}</code>;
const open = (statement: Statement = sample, at = '/account/statement') =>
  renderWithStore(
    <>
      <StatementPage />
      <Asked />
    </>,
    {
      at,
      before: [
        signInCustomer(),
        account.statementAsked(),
        account.statementReceived({ statement, today: '2026-03-01' }),
      ],
    },
  );
const rows = () => screen.getAllByRole('row').slice(1);

test('movements come newest first, each with the balance after it, and overdue ones show the open amount', () => {
  open();
  expect(rows()).toHaveLength(3);
  expect(rows()[0]).toHaveTextContent(/28 feb.* 2026.*Factura.*\$50,00.*\$110,00/);
  expect(rows()[2]).toHaveTextContent(/Vencido: \$60,00/);
  expect(screen.getAllByText(/^Vencido:/)).toHaveLength(1);
});

test('the day of a movement is shown as the ERP sends it', () => {
  open();
  expect(rows()[1]).toHaveTextContent('20 ene 2026');
});

test('the filters in the URL apply to the rows, to their totals and to the filter fields', () => {
  open(sample, '/account/statement?type=factura&from=2026-02-01');
  expect(rows()).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('1 movimiento · Debe $50,00 · Haber $0,00');
  expect(screen.getByLabelText('Tipo')).toHaveValue('factura');
  expect(screen.getByLabelText('Desde')).toHaveValue('2026-02-01');
  expect(screen.getByRole('link', { name: 'Quitar filtros' })).toHaveAttribute('href', '/account/statement');
});

test('a period begins with its opening balance, which is not counted as a movement', () => {
  open(sample, '/account/statement?from=2026-02-01');
  expect(rows()).toHaveLength(2);
  expect(rows()[1]).toHaveTextContent(/1 feb.* 2026.*Saldo anterior.*\$60,00/);
  expect(screen.getByRole('status')).toHaveTextContent('1 movimiento · Debe $50,00 · Haber $0,00');
});

test('a period that ends before it begins shows an error at its end date, and one message that nothing was found', () => {
  open(sample, '/account/statement?from=2026-02-10&to=2026-02-09');
  expect(screen.getByLabelText('Hasta')).toHaveAccessibleDescription(
    'Debe ser el mismo día que «Desde» o uno posterior.',
  );
  expect(screen.getByLabelText('Desde')).toHaveAccessibleDescription('');
  expect(screen.getByRole('heading', { name: 'Ningún movimiento con esos filtros' })).toBeVisible();
  expect(screen.getByText('Ningún movimiento coincide.')).toHaveClass('hidden');
});

test('a period of one day has no error', () => {
  open(sample, '/account/statement?from=2026-02-28&to=2026-02-28');
  expect(screen.getByLabelText('Hasta')).toHaveAccessibleDescription('');
  expect(screen.getByRole('status')).toHaveTextContent('1 movimiento');
});

test('filters that are chosen faster than the URL changes are all applied together', async () => {
  const { user } = open();
  fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2026-01-05' } });
  await user.click(screen.getByLabelText('Solo facturas vencidas'));
  await user.selectOptions(screen.getByLabelText('Tipo'), 'factura');
  expect(screen.getByText(/^\?/)).toHaveTextContent('?from=2026-01-05&type=factura&overdue=1');
});

test('a filter field is emptied when a filter that the URL contained is no longer in the URL', async () => {
  const { user, store } = open();
  const arrive = (query: Record<string, string>) =>
    act(() => {
      store.dispatch(
        navigation.arrived({ route: 'statement', params: {}, query, path: '/account/statement' }),
      );
    });
  await user.selectOptions(screen.getByLabelText('Tipo'), 'factura');
  arrive({ type: 'factura' });
  arrive({});
  expect(screen.getByLabelText('Tipo')).toHaveValue('');
});

test('the link to clear the filters empties them at once, but not when it is opened in another tab', async () => {
  const { user } = open(sample, '/account/statement?type=factura');
  await user.selectOptions(screen.getByLabelText('Tipo'), 'abono');
  await user.click(screen.getByLabelText('Solo facturas vencidas'));
  const clear = screen.getByRole('link', { name: 'Quitar filtros' });
  fireEvent.click(clear, { ctrlKey: true });
  expect(screen.getByLabelText('Tipo')).toHaveValue('abono');
  await user.click(clear);
  expect(screen.getByLabelText('Tipo')).toHaveValue('');
  expect(screen.getByLabelText('Solo facturas vencidas')).not.toBeChecked();
});

test('the used credit is shown in numbers', () => {
  open();
  expect(screen.getByRole('meter', { name: 'Cupo usado' })).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/2\s?%.*\$4[.,]890[.,]00/),
  );
});

test('the chart has a description in words', () => {
  open();
  expect(
    screen.getByRole('img', { name: /Saldo del .* al .*: empieza en \$100,00, termina en \$110,00/ }),
  ).toBeVisible();
});

test('the chart ends on the day of the totals above it', () => {
  open();
  expect(screen.getByRole('img', { name: /Saldo del 5 ene.* al 1 mar/ })).toBeVisible();
});

test('a chart of a period ends with the period', () => {
  open(sample, '/account/statement?to=2026-02-10');
  expect(screen.getByRole('img', { name: /Saldo del 5 ene.* al 10 feb.*termina en \$60,00/ })).toBeVisible();
});

test('five thousand movements are shown fifty a page, and all of them in print', () => {
  const manyMovements = Array.from({ length: 5_000 }, (_, n) =>
    buildMovement(`2026-01-${String(1 + (n % 28)).padStart(2, '0')}`, 'factura', 100),
  );
  open(buildStatement(manyMovements), '/account/statement?page=2');
  expect(rows()).toHaveLength(50);
  expect(screen.getByRole('link', { name: 'Página 100' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(document.querySelectorAll('tbody tr')).toHaveLength(5_000);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(rows()).toHaveLength(50);
});

test("overdue invoices whose sum differs from the ERP's are called an estimate, and the ERP's sum is shown", () => {
  open({ ...sample, overdue: 1 });
  expect(screen.getByText(/son una estimación/)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Estado de cuenta' })).getByText('$0,01')).toBeVisible();
});

test('a failed statement can be retried', async () => {
  const { user, dispatched } = renderWithStore(<StatementPage />, {
    at: '/account/statement',
    before: [signInCustomer(), account.statementAsked(), account.statementFailed({ code: 'ERP_TIMEOUT' })],
  });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(dispatched(navigation.retryRequested)).toHaveLength(1);
});

test('a statement without movements shows a message', () => {
  open(buildStatement([]));
  expect(screen.getByText('Aún no hay movimientos')).toBeVisible();
});

test('a seller without a served customer is sent to the customers', () => {
  renderWithStore(<StatementPage />, {
    at: '/account/statement',
    before: [auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null })],
  });
  expect(screen.getByRole('link', { name: 'Seleccionar cliente' })).toHaveAttribute(
    'href',
    '/account/clientes',
  );
});
