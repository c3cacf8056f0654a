import { screen, within } from '@testing-library/react';
import { auth } from '@/features/auth';
import { vehicles, vehiclesSelectors } from '@/features/vehicles';
import { signInCustomer, renderWithStore } from '@/testing/renderWithStore';
import { aveo, readChosenVehicle, rio } from '@/testing/vehicles';
import GaragePage from './GaragePage';

const guest = auth.sessionReceived({ session: { account: null, customer: null, demo: [] } });
const add = (vehicle = aveo) => vehicles.vehicleAdded({ vehicle });
const open = (...before: Parameters<typeof renderWithStore>[1]['before'] & object) => {
  const shop = renderWithStore(<GaragePage />, { at: '/account/garage', before });
  return {
    ...shop,
    current: () => vehiclesSelectors.current(shop.store.getState()),
    garage: () => vehiclesSelectors.garage(shop.store.getState()),
  };
};
const card = (name: string) => within(screen.getByRole('listitem', { name }));

test('an empty garage shows a message beside the form', () => {
  open(guest);
  expect(screen.getByRole('heading', { name: 'Aún no guarda vehículos' })).toBeVisible();
  expect(screen.getByRole('form', { name: 'Agregar a mis vehículos' })).toBeVisible();
});

test('a garage is not shown as empty before the service has answered', () => {
  const { happens } = open(signInCustomer());
  expect(screen.queryByText('Aún no guarda vehículos')).not.toBeInTheDocument();
  happens(vehicles.garageReceived({ vehicles: [] }));
  expect(screen.getByText('Aún no guarda vehículos')).toBeVisible();
});

test('an added vehicle is saved in the garage and becomes the current one', async () => {
  const { user, garage } = open(guest, ...readChosenVehicle('garage'));
  await user.click(screen.getByRole('button', { name: 'Agregar vehículo' }));
  expect(garage()).toEqual([aveo]);
  expect(card('Chevrolet Aveo 2012').getByText('Vehículo en uso')).toBeVisible();
});

test('a vehicle can be selected, and deselected again', async () => {
  const { user, current } = open(guest, add(rio), add(aveo));
  await user.click(card('Kia Rio 2015').getByRole('button', { name: 'Usar este' }));
  expect(current()).toEqual(rio);
  await user.click(card('Kia Rio 2015').getByRole('button', { name: 'Dejar de usar' }));
  expect(current()).toBeNull();
});

test('a saved vehicle links to the page with its parts', () => {
  open(guest, add(rio));
  expect(card('Kia Rio 2015').getByRole('link', { name: 'Ver lo que le sirve' })).toHaveAttribute(
    'href',
    '/vehicles/kia-rio-2015-1-4-l',
  );
});

test('removing a vehicle moves the focus to the next vehicle, and removing all vehicles empties the garage', async () => {
  const { user, garage } = open(guest, add(rio), add(aveo));
  await user.click(card('Kia Rio 2015').getByRole('button', { name: 'Quitar' }));
  expect(card('Chevrolet Aveo 2012').getByRole('button', { name: 'Quitar' })).toHaveFocus();
  await user.click(card('Chevrolet Aveo 2012').getByRole('button', { name: 'Quitar' }));
  expect(garage()).toEqual([]);
});

test('a guest sees where the garage is stored, and a customer does not', () => {
  const { happens } = open(guest, add(rio));
  expect(screen.getByText(/Se guardan en este navegador/)).toBeVisible();
  happens(signInCustomer());
  expect(screen.queryByText(/Se guardan en este navegador/)).not.toBeInTheDocument();
});

test('a garage that failed to load says so, and shows the known vehicles', () => {
  open(add(rio), signInCustomer(), vehicles.garageFailed({ code: 'OFFLINE' }));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('listitem', { name: 'Kia Rio 2015' })).toBeVisible();
});
