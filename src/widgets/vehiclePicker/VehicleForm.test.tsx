import { screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { vehicleForms, type FormPlace } from '@/features/vehicles';
import { renderWithStore } from '@/testing/renderWithStore';
import { aveo, readChosenVehicle, rio } from '@/testing/vehicles';
import { VehicleForm } from './VehicleForm';

const onChosen = jest.fn();
beforeEach(() => onChosen.mockClear());

const form = (place: FormPlace, layout: 'search' | 'account' | 'modal' = 'modal') => (
  <VehicleForm place={place} layout={layout} name={place} button="Agregar vehículo" onChosen={onChosen} />
);
const show = (...before: Parameters<typeof renderWithStore>[1]['before'] & object) =>
  renderWithStore(form('picker'), {
    at: '/',
    before: [vehicleForms.yearsReceived({ years: [2015, 2012] }), ...before],
  });
const select = (name: string) => screen.getByRole('combobox', { name });
const vin = () => screen.getByRole('textbox', { name: 'VIN' });
const button = () => screen.getByRole('button', { name: 'Agregar vehículo' });
const buildLookupEvents = (vehicle = rio, yearIsAssumed = false) => [
  vehicleForms.vinTyped({ form: 'picker', text: 'X' }),
  vehicleForms.vinAsked({ form: 'picker', vin: 'X' }),
  vehicleForms.vinFound({ form: 'picker', vin: 'X', vehicle, yearIsAssumed }),
];

test('each select is disabled until the one before has a value', () => {
  const { happens } = show();
  const enabled = () =>
    ['Año', 'Marca', 'Modelo', 'Motor'].filter((name) => !select(name).hasAttribute('disabled'));
  expect(enabled()).toEqual(['Año']);
  const chosenEvents = readChosenVehicle('picker').map((event) => {
    happens(event);
    return enabled().at(-1);
  });
  expect(chosenEvents).toEqual(['Año', 'Marca', 'Marca', 'Modelo', 'Modelo', 'Motor', 'Motor', 'Motor']);
});

test('a chosen or emptied year is dispatched with the name of its form', async () => {
  const { user, dispatched } = show();
  await user.selectOptions(select('Año'), '2012');
  expect(dispatched(vehicleForms.yearChosen)).toEqual([{ form: 'picker', year: 2012 }]);
  await user.selectOptions(select('Año'), '');
  expect(dispatched(vehicleForms.yearChosen).at(-1)).toEqual({ form: 'picker', year: null });
});

test('a select whose options fail to load shows the failure, and a retry requests them and focuses the select', async () => {
  const { user, dispatched } = show(
    ...readChosenVehicle('picker').slice(0, 4),
    vehicleForms.stepFailed({ form: 'picker', step: 'models', code: 'OFFLINE' }),
  );
  expect(select('Modelo')).toHaveAccessibleDescription('No pudimos traer los datos.');
  for (const name of ['Año', 'Marca', 'Motor']) expect(select(name)).toBeValid();
  expect(select('Marca')).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(dispatched(vehicleForms.stepRetried)).toEqual([{ form: 'picker', step: 'models' }]);
  expect(select('Modelo')).toHaveFocus();
});

test('a select whose options are loading is exposed as busy, and stays enabled', () => {
  show(vehicleForms.yearChosen({ form: 'picker', year: 2012 }));
  expect(select('Marca')).toBeEnabled();
  expect(select('Marca')).toHaveAttribute('aria-busy', 'true');
  expect(within(select('Marca')).getByRole('option')).toHaveTextContent('Cargando…');
});

test('the submit button is enabled once a vehicle is chosen', async () => {
  const { user, happens } = show(...readChosenVehicle('picker').slice(0, -1));
  expect(button()).toBeDisabled();
  happens(vehicleForms.engineChosen({ form: 'picker', engine: 1 }));
  await user.click(button());
  expect(onChosen).toHaveBeenCalledWith(aveo);
});

test.each([
  ['', '17 caracteres; está en la matrícula.'],
  ['8LATD5166C0123456', '17 caracteres; está en la matrícula.'],
  ['8LATD5166C012345', 'no lleva I, O ni Q'],
  ['8LATD5166C01234567', 'no lleva I, O ni Q'],
  ['8LATD5166C012345I', 'no lleva I, O ni Q'],
  ['8LATD5166C012345o', 'no lleva I, O ni Q'],
  ['8LATD5166C012345Q', 'no lleva I, O ni Q'],
])('the VIN "%s" shows the hint %s', (text, hint) => {
  show(vehicleForms.vinTyped({ form: 'picker', text }));
  expect(vin()).toHaveAccessibleDescription(expect.stringContaining(hint));
  expect(vin()).toBeValid();
});

test('a vehicle found by VIN is announced, and replaces the chosen one', async () => {
  const { user } = show(...readChosenVehicle('picker'), ...buildLookupEvents());
  expect(screen.getByRole('status')).toHaveTextContent('Encontramos: Kia Rio 2015, 1.4 L.');
  await user.click(button());
  expect(onChosen).toHaveBeenCalledWith(rio);
});

test('emptying the VIN removes the notice, and the chosen vehicle applies again', async () => {
  const { user } = show(...readChosenVehicle('picker'), ...buildLookupEvents());
  await user.clear(vin());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(button());
  expect(onChosen).toHaveBeenCalledWith(aveo);
});

test('a VIN without a year asks to check the year', () => {
  show(...buildLookupEvents(rio, true));
  expect(screen.getByRole('status')).toHaveTextContent('Este VIN no dice el año');
});

test('an unknown VIN shows that no vehicle was found', () => {
  show(
    vehicleForms.vinTyped({ form: 'picker', text: 'X' }),
    vehicleForms.vinAsked({ form: 'picker', vin: 'X' }),
    vehicleForms.vinNotFound({ form: 'picker' }),
  );
  expect(screen.getByRole('status')).toHaveTextContent('No encontramos un vehículo con ese VIN');
});

test('a failed lookup of a VIN can be retried', async () => {
  const { user, dispatched } = show(
    vehicleForms.vinTyped({ form: 'picker', text: 'X' }),
    vehicleForms.vinAsked({ form: 'picker', vin: 'X' }),
    vehicleForms.vinFailed({ form: 'picker', code: 'OFFLINE' }),
  );
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(dispatched(vehicleForms.vinTyped)).toEqual([{ form: 'picker', text: 'X' }]);
});

test('the search button is never disabled, but names the missing choice and focuses it', async () => {
  const { user } = renderWithStore(form('hero', 'search'), {
    at: '/',
    before: readChosenVehicle('hero').slice(0, 4),
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(button());
  expect(select('Modelo')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Elija año, marca, modelo y motor.');
  expect(onChosen).not.toHaveBeenCalled();
});

test('two forms have separate choices, and each label focuses its own control', async () => {
  const { user, dispatched } = renderWithStore(
    <>
      {form('hero')}
      {form('picker')}
    </>,
    {
      at: '/',
      before: [...readChosenVehicle('hero'), vehicleForms.yearChosen({ form: 'picker', year: 2012 })],
    },
  );
  const within1 = within(screen.getByRole('form', { name: 'hero' }));
  const within2 = within(screen.getByRole('form', { name: 'picker' }));
  expect(within1.getByLabelText('Modelo')).toHaveValue('Aveo');
  expect(within2.getByLabelText('Modelo')).toHaveValue('');
  await user.type(within2.getByLabelText('VIN'), 'Z');
  expect(dispatched(vehicleForms.vinTyped)).toEqual([{ form: 'picker', text: 'Z' }]);
});

test('a change in one vehicle form does not re-render another vehicle form', () => {
  const onRender = jest.fn();
  const { happens } = renderWithStore(
    <Profiler id="form" onRender={onRender}>
      {form('picker')}
    </Profiler>,
    { at: '/', before: [vehicleForms.yearsReceived({ years: [2012] })] },
  );
  const before = onRender.mock.calls.length;
  happens(vehicleForms.yearChosen({ form: 'hero', year: 2012 }));
  happens(vehicleForms.vinTyped({ form: 'garage', text: 'X' }));
  expect(onRender.mock.calls).toHaveLength(before);
  happens(vehicleForms.yearChosen({ form: 'picker', year: 2012 }));
  expect(onRender.mock.calls.length).toBeGreaterThan(before);
});

test('a submit during a VIN lookup takes effect only if the lookup finds a vehicle', async () => {
  const [typed, dispatched, answered] = buildLookupEvents();
  const { user, happens } = show(...readChosenVehicle('picker'), typed!);
  await user.click(button());
  happens(dispatched!);
  happens(vehicleForms.vinNotFound({ form: 'picker' }));
  expect(onChosen).not.toHaveBeenCalled();
  for (const event of [typed!, dispatched!]) happens(event);
  await user.type(vin(), '{Enter}');
  happens(answered!);
  expect(onChosen.mock.calls).toEqual([[rio]]);
});
