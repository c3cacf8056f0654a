import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, waitFor } from '@testing-library/react';
import { account } from '@/features/account';
import { addresses, addressesSelectors, toWriteAddress } from '@/features/addresses';
import { selectHasDirtyForm } from '@/features/navigation';
import { signInCustomer, renderWithStore, buildCustomer } from '@/testing/renderWithStore';
import { buildAddress } from '@/testing/buildAddress';
import AddressPage from './AddressPage';

/** The form's chunk. */
beforeAll(() => import('./AddressForm'));

const one = buildAddress({ address2: 'Junto al mercado' });
const received = [
  addresses.addressesAsked({ customer: buildCustomer().code }),
  addresses.addressesReceived({ addresses: [one] }),
  account.branchesReceived({ branches: [buildAddress({ id: 'C1-1', address1: 'Matriz' })] }),
  addresses.countriesReceived({ countries: ['EC', 'CO'] }),
];
const at = (id: string, ...events: UnknownAction[]) =>
  renderWithStore(<AddressPage />, {
    at: `/account/addresses/${id}`,
    before: [signInCustomer(), ...received, ...events],
  });
const form = async (id: string, ...events: UnknownAction[]) => {
  const shop = at(id, ...events);
  await screen.findByRole('button', { name: 'Guardar dirección' });
  return shop;
};
const field = (label: string) => screen.getByLabelText(label);
const save = () => screen.getByRole('button', { name: 'Guardar dirección' });

test('an empty form shows errors at its required fields and focuses the first of them', async () => {
  const { user, dispatched } = await form('new');
  await user.click(save());
  await waitFor(() => expect(field('Nombres de quien recibe')).toHaveFocus());
  for (const label of ['Nombres de quien recibe', 'Teléfono', 'Dirección', 'Ciudad', 'Provincia'])
    expect(field(label)).toHaveAccessibleDescription(/Complete este campo/);
  for (const label of ['Correo electrónico', 'Empresa', 'Referencia', 'Código postal'])
    expect(field(label)).not.toHaveAttribute('aria-invalid');
  expect(dispatched(addresses.addressSubmitted)).toEqual([]);
});

test('a new address is sent once, without surrounding spaces', async () => {
  const { user, dispatched } = await form('new');
  await user.type(field('Nombres de quien recibe'), ' Rosa ');
  await user.type(field('Apellidos de quien recibe'), 'Quishpe');
  await user.type(field('Teléfono'), '+593 (99) 123-4567');
  await user.type(field('Dirección'), 'Calle 1');
  await user.type(field('Ciudad'), 'Ambato');
  await user.selectOptions(field('Provincia'), 'Tungurahua');
  await user.click(field('Usar como dirección principal'));
  await user.dblClick(save());
  expect(dispatched(addresses.addressSubmitted)).toEqual([
    {
      id: null,
      address: {
        ...toWriteAddress(
          buildAddress({ address1: 'Calle 1', phone: '+593 (99) 123-4567', isDefault: true }),
        ),
      },
    },
  ]);
  expect(save()).toHaveAttribute('aria-disabled', 'true');
});

test.each(['12345', '099 123 456x', '1234567890123456', '++593 99 123 4567'])(
  'the phone number %s is marked as invalid',
  async (draft) => {
    const { user } = await form('new');
    await user.type(field('Teléfono'), draft);
    expect(field('Teléfono')).toHaveAccessibleDescription(/7 a 15 dígitos/);
  },
);

test('a change of country clears the province, which is a text field in countries other than Ecuador', async () => {
  const { user } = await form('a1');
  expect(field('Provincia')).toHaveValue('Tungurahua');
  await user.selectOptions(field('País'), 'Colombia');
  expect(field('Estado o región')).toHaveValue('');
  await user.selectOptions(field('País'), 'Ecuador');
  expect(field('Provincia')).toHaveValue('');
});

test('an address that the customer saved is edited from its stored values', async () => {
  const { user, dispatched } = await form('a1');
  expect(field('Referencia')).toHaveValue('Junto al mercado');
  await user.clear(field('Referencia'));
  await user.click(save());
  expect(dispatched(addresses.addressSubmitted)).toEqual([
    { id: 'a1', address: { ...toWriteAddress(one), address2: '' } },
  ]);
});

test('a typed address is kept as a draft, and the browser asks before it leaves the open form', async () => {
  const { user, store, view } = await form('a1');
  await user.type(field('Referencia'), ' 2');
  expect(selectHasDirtyForm(store.getState())).toBe(true);
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  expect(addressesSelectors.draft(store.getState(), 'a1')?.address2).toBe('Junto al mercado 2');
  view.unmount();
  expect(selectHasDirtyForm(store.getState())).toBe(false);
});

test('the draft of an address is restored, and can be discarded', async () => {
  const { user, store } = await form(
    'a1',
    addresses.addressTyped({ id: 'a1', address: { ...toWriteAddress(one), city: 'Baños' } }),
  );
  expect(field('Ciudad')).toHaveValue('Baños');
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(field('Ciudad')).toHaveValue('Ambato');
  expect(addressesSelectors.draft(store.getState(), 'a1')).toBeNull();
});

test('the reason why the service refused an address is shown above the form, and the draft is kept', async () => {
  const { user, happens } = await form('a1');
  await user.clear(field('Ciudad'));
  await user.type(field('Ciudad'), 'Baños');
  await user.click(save());
  happens(addresses.changeRefused({ code: 'ADDRESS_BOOK_FULL' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Caben hasta 50 direcciones');
  expect(field('Ciudad')).toHaveValue('Baños');
  expect(save()).not.toHaveAttribute('aria-disabled');
});

test('the link to cancel leads back to the page that opened the form', async () => {
  await form('new?return=/shop/checkout');
  expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/shop/checkout');
});

test('a branch is read-only', () => {
  at('C1-1');
  expect(screen.getByText('Matriz')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('an address with an unknown id shows the not-found page', async () => {
  at('otra');
  expect(await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
});
