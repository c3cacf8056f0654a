import { screen } from '@testing-library/react';
import { auth } from '@/features/auth';
import { inShop, someCustomer, someSeller } from '@/testing/inShop';
import CustomersPage from './CustomersPage';

const nanez = someCustomer();
const lopez = someCustomer({
  code: 'C0002',
  name: 'Repuestos López',
  tradeName: 'El Faro',
  email: 'l@faro.ec',
});
const arrive = (customers = [nanez, lopez]) =>
  inShop(<CustomersPage />, {
    at: '/account/clientes',
    before: [auth.sellerSignedIn({ account: someSeller(), customers, returnTo: null })],
  });
const filter = () => screen.getByLabelText('Filtrar clientes');
const rows = () => screen.getAllByRole('row').slice(1);

test('the filter has the focus and finds without accents and case', async () => {
  const { user } = arrive();
  expect(filter()).toHaveFocus();
  await user.type(filter(), 'nanez PISTON');
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent('Taller Ñañez S.A.');
});

test('arrows move and Enter selects', async () => {
  const { user, asked } = arrive();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(asked(auth.customerChosen)).toEqual([{ code: 'C0002' }]);
});

test('the button of a row selects its customer', async () => {
  const { user, asked } = arrive();
  await user.click(screen.getByRole('button', { name: 'Seleccionar cliente Taller Ñañez S.A.' }));
  expect(asked(auth.customerChosen)).toEqual([{ code: 'C0001' }]);
});

test('of ten thousand a hundred are drawn, and all are searched', async () => {
  const many = Array.from({ length: 10_000 }, (_, n) =>
    someCustomer({ code: `C${n}`, name: `Taller ${n}.` }),
  );
  const { user } = arrive(many);
  expect(rows()).toHaveLength(100);
  expect(screen.getByText(/primeros 100: escriba más/)).toBeInTheDocument();
  await user.type(filter(), 'taller 9999.');
  expect(rows()).toHaveLength(1);
});
