import { fireEvent, screen, within } from '@testing-library/react';
import { cart, getLineKey } from '@/features/cart';
import { signInCustomer, renderWithStore, buildCartProduct, buildCustomer } from '@/testing/renderWithStore';
import CartPanel from './CartPanel';

const buildLines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    key: getLineKey(at, []),
    customer: buildCustomer().code,
    product: buildCartProduct({ id: at, name: `Pieza ${at}` }),
    quantity: 1,
    options: [],
    change: null,
  }));
const open = (count: number) =>
  renderWithStore(<CartPanel onGone={() => undefined} />, {
    at: '/',
    before: [signInCustomer(), cart.changedElsewhere({ items: buildLines(count) })],
  });
const list = () => screen.getByRole('list');
const names = () => [...list().children].map((line) => line.querySelector('a')?.textContent);

test('a short cart is rendered completely', () => {
  open(3);
  expect(names()).toEqual(['Pieza 0', 'Pieza 1', 'Pieza 2']);
});

test('a long cart renders its first lines, and more lines when it is scrolled to near their end', () => {
  open(100);
  expect(names()).toHaveLength(40);
  const at = (scrollTop: number) => {
    const sizes = { scrollTop, clientHeight: 400, scrollHeight: 40 * 100 };
    for (const [name, value] of Object.entries(sizes)) {
      Object.defineProperty(list(), name, { configurable: true, value });
    }
    fireEvent.scroll(list());
  };
  at(2_000);
  expect(names()).toHaveLength(40);
  at(3_200);
  expect(names()).toHaveLength(80);
  at(3_200);
  at(3_200);
  expect(names()).toHaveLength(100);
});

test('the total includes all lines, rendered or not', () => {
  open(100);
  expect(screen.getByText('Subtotal sin IVA').nextElementSibling).toHaveTextContent(/1[.,]000[.,]00/);
});

test('a quantity is limited by the stock', async () => {
  const { user } = open(1);
  const quantity = within(list()).getByLabelText(/^Cantidad/);
  await user.type(quantity, '{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(quantity).toHaveValue('5');
});
