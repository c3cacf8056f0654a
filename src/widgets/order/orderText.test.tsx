import { screen, within } from '@testing-library/react';
import { buildOrder, buildOrderLine } from '@/testing/orders';
import { renderWithStore, signInCustomer } from '@/testing/renderWithStore';
import { OrderDetails } from './OrderDetails';

const order = buildOrder('W-1', {
  subtotal: 5_000,
  totals: [
    { title: 'IVA 15 %', price: 750 },
    { title: 'Flete', price: 300 },
  ],
  total: 6_050,
  lines: [
    buildOrderLine('FRE-PD-1042', {
      name: 'Pastillas',
      quantity: 2,
      total: 3_000,
      options: [{ name: 'Lado', value: 'Derecho' }],
    }),
    buildOrderLine('MAN-FO-3102', { name: 'Filtro', quantity: 4, total: 2_000 }),
  ],
});

const readMessage = () => {
  const link = screen.getByRole('link', { name: 'Compartir por WhatsApp' });
  return (new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '').split('\n');
};

test('the shared message names each line with its options, as the page does', () => {
  renderWithStore(<OrderDetails order={order} />, { at: '/', before: [signInCustomer()] });
  const [, ...lines] = readMessage();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(2);
  rows.forEach((row, at) => {
    const [sku, product, , quantity, total] = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent ?? '');
    const option = at === 0 ? '; Lado: Derecho' : '';
    const name = at === 0 ? 'Pastillas' : 'Filtro';
    expect(product).toContain(name);
    expect(lines[at]).toBe(`${quantity} × ${name} (${sku}${option}): ${total}`);
  });
});

test('the shared message has the totals of the page, in the same sequence', () => {
  renderWithStore(<OrderDetails order={order} />, { at: '/', before: [signInCustomer()] });
  const summary = screen.getByRole('heading', { name: 'Resumen' }).closest('section')!;
  const names = within(summary).getAllByRole('term');
  const amounts = within(summary).getAllByRole('definition');
  expect(names).toHaveLength(4);
  expect(readMessage().slice(-4)).toEqual(
    names.map((name, at) => `${name.textContent}: ${amounts[at]?.textContent}`),
  );
});

test('shipping of 25 and a tax of 20 % are shown with their own titles', () => {
  const sample = buildOrder('W-2', {
    ...order,
    totals: [
      { title: 'Envío', price: 2_500 },
      { title: 'Impuesto 20 %', price: 1_000 },
    ],
    total: 8_500,
  });
  renderWithStore(<OrderDetails order={sample} />, { at: '/', before: [signInCustomer()] });
  const [, shipping, tax, total] = readMessage().slice(-4);
  expect([shipping, tax, total]).toEqual([
    expect.stringMatching(/^Envío: .*25,00$/),
    expect.stringMatching(/^Impuesto 20 %: .*10,00$/),
    expect.stringMatching(/: .*85,00$/),
  ]);
});

test('the notes of the buyer are shown as plain text, line by line', () => {
  const notes = 'Lo retiro en el local\n<b>después</b> de las 15:00';
  renderWithStore(<OrderDetails order={buildOrder('W-3', { notes })} />, {
    at: '/',
    before: [signInCustomer()],
  });
  expect(screen.getByText('Notas').nextElementSibling?.textContent).toBe(notes);
});

test('an order without notes has no heading for notes', () => {
  renderWithStore(<OrderDetails order={order} />, { at: '/', before: [signInCustomer()] });
  expect(screen.queryByText('Notas')).toBeNull();
});
