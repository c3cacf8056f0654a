import { screen } from '@testing-library/react';
import { vehicleForms, vehicles, vehiclesSelectors } from '@/features/vehicles';
import { renderWithStore } from '@/testing/renderWithStore';
import { aveo, readChosenVehicle, rio } from '@/testing/vehicles';
import Finder from './Finder';

const show = (...before: Parameters<typeof renderWithStore>[1]['before'] & object) => {
  const shop = renderWithStore(<Finder />, { at: '/', before });
  return {
    ...shop,
    current: () => vehiclesSelectors.current(shop.store.getState()),
    garage: () => vehiclesSelectors.garage(shop.store.getState()),
  };
};
const find = () => screen.getByRole('button', { name: 'Buscar repuestos' });
const getSaveCheckbox = () => screen.getByRole('checkbox', { name: 'Guardar en mi garaje' });
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

test('a chosen vehicle is selected, and saved by default', async () => {
  const { user, current, garage } = show(...readChosenVehicle('hero'));
  expect(getSaveCheckbox()).toBeChecked();
  await user.click(find());
  expect([current(), garage()]).toEqual([aveo, [aveo]]);
});

test('a chosen vehicle is not saved when the box is unticked', async () => {
  const { user, current, garage } = show(...readChosenVehicle('hero'));
  await user.click(getSaveCheckbox());
  await user.click(find());
  expect([current(), garage()]).toEqual([aveo, []]);
});

test('the link of a saved vehicle leads to all products filtered by that vehicle, and selects the vehicle', async () => {
  const { user, dispatched } = show(vehicles.vehicleAdded({ vehicle: rio }));
  const link = screen.getByRole('link', { name: /Kia Rio 2015/ });
  expect(link).toHaveAttribute('href', '/shop/category/products?filter_vehicle=2');
  await user.click(link);
  expect(dispatched(vehicles.vehicleSelected)).toEqual([{ vehicle: rio }]);
});

test('a VIN is looked up in a tab of its own, and the choices in the tab «Por vehículo» stay', async () => {
  const { user, current } = show(
    ...readChosenVehicle('hero'),
    vehicleForms.vinTyped({ form: 'heroVin', text: 'X' }),
    vehicleForms.vinAsked({ form: 'heroVin', vin: 'X' }),
    vehicleForms.vinFound({ form: 'heroVin', vin: 'X', vehicle: rio }),
  );
  await user.click(screen.getByRole('tab', { name: 'Por VIN' }));
  expect(screen.getByRole('textbox', { name: 'VIN' })).toHaveValue('X');
  await user.click(screen.getByRole('tab', { name: 'Por vehículo' }));
  expect(screen.getByRole('combobox', { name: 'Motor' })).toHaveValue('1');
  await user.click(screen.getByRole('tab', { name: 'Por VIN' }));
  await user.click(find());
  expect(current()).toEqual(rio);
});

test('the first saved vehicle adds the tab of saved vehicles, and the open tab stays selected', () => {
  const { happens } = show();
  expect(tabs()).toEqual(['Por vehículo', 'Por VIN']);
  happens(vehicles.vehicleAdded({ vehicle: aveo }));
  expect(tabs()).toEqual(['Por vehículo', 'Por VIN', 'Mis vehículos']);
  expect(screen.getByRole('tab', { name: 'Por vehículo' })).toHaveAttribute('aria-selected', 'true');
});

test('the tab of saved vehicles is selected first, and its button «Otro vehículo» moves the focus to the year', async () => {
  const { user } = show(vehicles.vehicleAdded({ vehicle: aveo }));
  expect(screen.getByRole('tab', { name: 'Mis vehículos' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('button', { name: 'Otro vehículo' }));
  expect(screen.getByRole('combobox', { name: 'Año' })).toHaveFocus();
});

test('removing the last saved vehicle selects the tab «Por vehículo»', () => {
  const { happens } = show(vehicles.vehicleAdded({ vehicle: aveo }));
  happens(vehicles.vehicleRemoved({ id: 1 }));
  expect(screen.getByRole('tab', { name: 'Por vehículo' })).toHaveAttribute('aria-selected', 'true');
});
