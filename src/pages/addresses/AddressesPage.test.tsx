import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import { account } from '@/features/account';
import { addresses, addressesSelectors } from '@/features/addresses';
import { auth } from '@/features/auth';
import { signInCustomer, renderWithStore, buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { buildAddress } from '@/testing/buildAddress';
import AddressesPage from './AddressesPage';

const one = buildAddress({ id: 'a1', address1: 'Calle Uno' });
const two = buildAddress({ id: 'a2', address1: 'Calle Dos', isDefault: true });
const matriz = buildAddress({ id: 'C1-1', address1: 'Matriz', isDefault: true });

const addressesAsked = addresses.addressesAsked({ customer: buildCustomer().code });
const book = (...items: (typeof one)[]) => addresses.addressesReceived({ addresses: items });
const branches = account.branchesReceived({ branches: [matriz] });
const open = (...events: UnknownAction[]) =>
  renderWithStore(<AddressesPage />, {
    at: '/account/addresses',
    before: [signInCustomer(), addressesAsked, ...events],
  });
const card = (street: string) => within(screen.getByRole('listitem', { name: `${street}, Ambato` }));

test('an empty address book shows a message and a link to add an address, beside the branches', () => {
  open(book(), branches);
  expect(screen.getByText('Aún no agrega direcciones')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Agregar dirección' })).toHaveAttribute(
    'href',
    '/account/addresses/new',
  );
  expect(card('Matriz').getByText('Dirección principal')).toBeVisible();
  expect(card('Matriz').queryByRole('button')).not.toBeInTheDocument();
});

test('the address book is not shown as empty before the service has answered', () => {
  open(branches);
  expect(screen.queryByText('Aún no agrega direcciones')).not.toBeInTheDocument();
});

test('an address book that failed to load shows the reason, and the branches stay', () => {
  open(addresses.addressesFailed({ code: 'OFFLINE' }), branches);
  expect(screen.getByRole('alert')).toHaveTextContent('No hay conexión');
  expect(card('Matriz').getByText('Dirección principal')).toBeVisible();
});

test('a saved address is the default in place of a branch, until the branch is made the default again', async () => {
  const { user, store } = open(book(one, two), branches);
  expect(card('Calle Dos').getByText('Dirección principal')).toBeVisible();
  expect(card('Matriz').queryByText('Dirección principal')).not.toBeInTheDocument();
  await user.click(card('Calle Uno').getByRole('button', { name: 'Usar como principal' }));
  expect(card('Calle Uno').getByText('Dirección principal')).toBeVisible();
  await user.click(card('Matriz').getByRole('button', { name: 'Usar como principal' }));
  expect(addressesSelectors.defaultAddress(store.getState())).toEqual(matriz);
});

test('the removal of an address moves the focus to the next address, and can be undone', async () => {
  const { user } = open(book(one, two), branches);
  await user.click(card('Calle Uno').getByRole('button', { name: 'Eliminar' }));
  expect(card('Calle Dos').getByRole('button', { name: 'Eliminar' })).toHaveFocus();
  expect(screen.queryByRole('listitem', { name: 'Calle Uno, Ambato' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(card('Calle Uno').getByRole('link', { name: 'Editar' })).toBeVisible();
});

test('a refused removal is reported, and can be retried', async () => {
  const { user, happens, dispatched } = open(book(one, two), branches);
  await user.click(card('Calle Uno').getByRole('button', { name: 'Eliminar' }));
  happens(addresses.changeRefused({ code: 'TIMEOUT' }));
  expect(card('Calle Uno').getByRole('button', { name: 'Eliminar' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(dispatched(addresses.changeRetried)).toHaveLength(1);
  expect(screen.queryByRole('listitem', { name: 'Calle Uno, Ambato' })).not.toBeInTheDocument();
});

test('a seller without a served customer is asked to choose one first', () => {
  renderWithStore(<AddressesPage />, {
    at: '/account/addresses',
    before: [auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null })],
  });
  expect(screen.getByRole('link', { name: 'Seleccionar cliente' })).toBeVisible();
});
