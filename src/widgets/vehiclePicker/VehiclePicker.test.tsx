import { act, fireEvent, screen } from '@testing-library/react';
import { vehicles, vehiclesSelectors } from '@/features/vehicles';
import { signInCustomer, renderWithStore } from '@/testing/renderWithStore';
import { aveo, readChosenVehicle, dmax, rio } from '@/testing/vehicles';
import { VehicleButton } from './VehicleButton';
import VehiclePicker from './VehiclePicker';

const closed = jest.fn();
beforeEach(() => closed.mockClear());

const add = (vehicle = aveo) => vehicles.vehicleAdded({ vehicle });
const show = (...before: Parameters<typeof renderWithStore>[1]['before'] & object) =>
  renderWithStore(<VehiclePicker onClose={closed} />, { at: '/', before });
const radio = (name: RegExp | string) => screen.getByRole('radio', { name });
const all = () => radio('Todos los vehículos');
const remove = (name: string) => screen.getByRole('button', { name: `Quitar ${name}` });

test('the picker without vehicles shows the form', () => {
  show();
  expect(screen.getByRole('form', { name: 'Agregar un vehículo' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Volver a mis vehículos' })).not.toBeInTheDocument();
});

test('the picker with vehicles lists them, with the current one marked', () => {
  show(add(rio), add(aveo));
  expect(radio(/Chevrolet Aveo 2012/)).toBeChecked();
  expect(radio(/Kia Rio 2015/)).not.toBeChecked();
  expect(all()).not.toBeChecked();
});

test('the link to the current vehicle’s page closes the picker, and disappears without a current vehicle', async () => {
  const { user, happens } = show(add(rio), add(aveo));
  const link = screen.getByRole('link', { name: 'Ver lo que le sirve' });
  expect(link).toHaveAttribute('href', '/vehicles/chevrolet-aveo-2012-1-6-l');
  await user.click(link);
  expect(closed).toHaveBeenCalledTimes(1);
  happens(vehicles.vehicleSelected({ vehicle: null }));
  expect(screen.queryByRole('link')).toBeNull();
});

describe('selecting a vehicle', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  /** Pointer clicks have detail 1; arrow keys fire clicks with 0. */
  const press = (element: HTMLElement) => fireEvent.click(element, { detail: 1 });
  const reachByArrow = (element: HTMLElement) => fireEvent.click(element, { detail: 0 });

  test('with a press closes the picker after 10 ms, and not after 9 ms', () => {
    const { store } = show(add(rio), add(aveo));
    press(screen.getByText('Kia Rio 2015'));
    expect(vehiclesSelectors.current(store.getState())).toEqual(rio);
    pass(9);
    expect(closed).not.toHaveBeenCalled();
    pass(1);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('closes the picker if the vehicle is the current one already', () => {
    const { store } = show(add(aveo));
    press(radio(/Aveo/));
    pass(10);
    expect(closed).toHaveBeenCalledTimes(1);
    expect(vehiclesSelectors.current(store.getState())).toEqual(aveo);
  });

  test('with the arrow keys leaves the picker open, and Enter closes it', () => {
    const { store } = show(add(rio), add(aveo));
    reachByArrow(radio(/Rio/));
    expect(vehiclesSelectors.current(store.getState())).toEqual(rio);
    pass(1_000);
    expect(closed).not.toHaveBeenCalled();
    fireEvent.keyDown(radio(/Rio/), { key: 'Enter' });
    pass(10);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('does not close the picker when the picker is unmounted within the 10 ms', () => {
    const { view } = show(add(rio), add(aveo));
    press(radio(/Rio/));
    view.unmount();
    pass(1_000);
    expect(closed).not.toHaveBeenCalled();
  });
});

test('the choice «all vehicles» deselects the current vehicle, and keeps it in the garage', async () => {
  const { user, store } = show(add(aveo));
  await user.click(all());
  expect(vehiclesSelectors.current(store.getState())).toBeNull();
  expect(vehiclesSelectors.garage(store.getState())).toEqual([aveo]);
});

test('removing a vehicle moves the focus to a neighbouring vehicle, and removing the current vehicle deselects it', async () => {
  const { user, store } = show(add(aveo), add(rio), add(dmax));
  await user.click(remove('Chevrolet Aveo 2012'));
  expect(remove('Kia Rio 2015')).toHaveFocus();
  await user.click(remove('Chevrolet D-Max 2018'));
  expect(remove('Kia Rio 2015')).toHaveFocus();
  expect(vehiclesSelectors.current(store.getState())).toBeNull();
});

test('removing the only vehicle shows the form, with the focus in it', async () => {
  const { user } = show(add(aveo));
  await user.click(remove('Chevrolet Aveo 2012'));
  expect(screen.getByRole('combobox', { name: 'Año' })).toHaveFocus();
});

test('an added vehicle is current and focused in the list, which is shown again', async () => {
  const { user } = show(add(rio), ...readChosenVehicle('picker'));
  await user.click(screen.getByRole('button', { name: 'Agregar otro vehículo' }));
  await user.click(screen.getByRole('button', { name: 'Agregar vehículo' }));
  expect(radio(/Aveo/)).toBeChecked();
  expect(radio(/Aveo/)).toHaveFocus();
  expect(closed).not.toHaveBeenCalled();
});

test('going back from the form adds no vehicle', async () => {
  const { user, store } = show(add(rio));
  await user.click(screen.getByRole('button', { name: 'Agregar otro vehículo' }));
  expect(screen.getByRole('combobox', { name: 'Año' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Volver a mis vehículos' }));
  expect(radio(/Rio/)).toHaveFocus();
  expect(vehiclesSelectors.garage(store.getState())).toEqual([rio]);
});

test('a current vehicle that is not saved is listed, and can be saved', async () => {
  const { user, store } = show(vehicles.vehicleSelected({ vehicle: aveo }));
  expect(radio(/Aveo/)).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(vehiclesSelectors.garage(store.getState())).toEqual([aveo]);
});

test('a garage of the account that failed to load shows an alert', () => {
  show(signInCustomer(), vehicles.garageFailed({ code: 'OFFLINE' }));
  expect(screen.getByRole('alert')).toBeVisible();
});

describe('the button of the picker', () => {
  const button = () => screen.getByRole('button', { name: 'Seleccionar vehículo' });

  test('opens a panel below it in the desktop header, not a dialog', async () => {
    const { user, dispatched } = renderWithStore(<VehicleButton dropdown />, { at: '/', before: [] });
    await user.click(button());
    expect(await screen.findByRole('form', { name: 'Agregar un vehículo' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(dispatched(vehicles.formOpened)).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  test('opens a dialog if the button is compact', async () => {
    const { user } = renderWithStore(<VehicleButton compact />, { at: '/', before: [] });
    await user.click(button());
    expect(await screen.findByRole('dialog', { name: 'Seleccionar vehículo' })).toBeVisible();
  });

  test('names the current vehicle', () => {
    renderWithStore(<VehicleButton dropdown />, { at: '/', before: [add(aveo)] });
    expect(screen.getByRole('button')).toHaveAccessibleName('Vehículo: Chevrolet Aveo 2012. Cambiar');
  });
});
