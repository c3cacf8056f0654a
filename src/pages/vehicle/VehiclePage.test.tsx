import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import type { Category } from '@/erp/rows/category';
import { catalog } from '@/features/catalog';
import { navigation } from '@/features/navigation';
import { vehicleParts } from '@/features/vehicleParts';
import { vehicles } from '@/features/vehicles';
import type { VehicleParts } from '@/shop/catalogueSchemas';
import { renderWithStore } from '@/testing/renderWithStore';
import { aveo } from '@/testing/vehicles';
import VehiclePage from './VehiclePage';

const category = (slug: string, name: string, children: Category[] = []): Category => ({
  slug,
  name,
  image: '',
  items: 900,
  parent: null,
  children,
  layout: children.length > 0 ? 'categories' : 'products',
});
const departments = catalog.departmentsReceived({
  categories: [
    category('02-000', 'Motor', [category('02-001', 'Pistones'), category('02-002', 'Empaques')]),
    category('03-000', 'Mantenimiento', [category('03-001', 'Aceites'), category('03-002', 'Filtros')]),
    category('07-000', 'Accesorios', [category('07-001', 'Alfombras')]),
    category('09-000', 'Llantas', [category('09-001', 'Aros')]),
  ],
});
const counted: VehicleParts = {
  vehicle: aveo,
  own: 4,
  universal: 7,
  categories: [
    { slug: '02-000', own: 3, universal: 0 },
    { slug: '02-001', own: 3, universal: 0 },
    { slug: '03-000', own: 1, universal: 5 },
    { slug: '03-001', own: 0, universal: 5 },
    { slug: '03-002', own: 1, universal: 0 },
    { slug: '07-000', own: 0, universal: 2 },
    { slug: '07-001', own: 0, universal: 2 },
  ],
  isCut: false,
};

const asked = vehicleParts.partsAsked({ slug: 'aveo' });
const receive = (fields: Partial<VehicleParts> = {}): UnknownAction =>
  vehicleParts.partsReceived({ slug: 'aveo', parts: { ...counted, ...fields } });
const show = (at: string, ...before: UnknownAction[]) =>
  renderWithStore(<VehiclePage />, { at, before: [departments, ...before] });
const listHeadings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('the page of a vehicle lists fitting parts by department, maintenance first, and counts universal parts apart', () => {
  show('/vehicles/aveo', asked, receive());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Repuestos para Chevrolet Aveo 2012 1.6 L',
  );
  expect(document.title).toMatch(/^Repuestos para Chevrolet Aveo 2012 1\.6 L · /);
  expect(document.querySelector('meta[name=description]')).toHaveAttribute(
    'content',
    expect.stringContaining('4 propios y 7 universales'),
  );
  expect(screen.getByText('4 propios · 7 universales')).toBeVisible();
  expect(listHeadings()).toEqual(['Mantenimiento', 'Motor', 'Solo universales', 'Accesorios']);
});

test('each category with fitting parts links to its list for the vehicle, with the number of own or universal parts', () => {
  show('/vehicles/aveo', asked, receive());
  const main = within(document.body);
  const getHref = (name: string) => main.getByRole('link', { name }).getAttribute('href');
  expect(getHref('Motor')).toBe('/shop/category/02-000/products?filter_vehicle=1');
  expect(getHref('Pistones 3 propios')).toBe('/shop/category/02-001/products?filter_vehicle=1');
  expect(getHref('Ver 11 repuestos')).toBe('/shop/category/products?filter_vehicle=1');
  const tiles = main.getAllByRole('link', { name: /propio|universal/ }).map(({ textContent }) => textContent);
  expect(tiles).toEqual([
    'Filtros1 propio',
    'Aceites5 universales',
    'Pistones3 propios',
    'Alfombras2 universales',
  ]);
  expect(main.queryByRole('link', { name: /Empaques|Llantas/ })).toBeNull();
});

test('the page of a vehicle without parts of its own says so, and shows the universal parts', () => {
  const categories = counted.categories.flatMap((one) => (one.universal > 0 ? [{ ...one, own: 0 }] : []));
  show('/vehicles/aveo', asked, receive({ own: 0, categories }));
  expect(screen.getByText(/^Todavía no tenemos repuestos propios del Chevrolet Aveo 2012/)).toBeVisible();
  expect(screen.getByText('7 universales')).toBeVisible();
  expect(listHeadings()).toEqual(['Mantenimiento', 'Accesorios']);
});

test('the page of a vehicle that no part fits shows a message', () => {
  show('/vehicles/aveo', asked, receive({ own: 0, universal: 0, categories: [] }));
  expect(screen.getByText('Todavía no tenemos repuestos para el Chevrolet Aveo 2012.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Ver/ })).toBeNull();
});

test('the page of a vehicle says that there may be more parts while the catalogue is still being read', () => {
  show('/vehicles/aveo', asked, receive({ isCut: true }));
  expect(screen.getByText('El catálogo se está completando: puede haber más.')).toBeVisible();
});

test('the vehicle can be selected as the current one, and deselected', async () => {
  const { user, dispatched } = show('/vehicles/aveo', asked, receive());
  await user.click(screen.getByRole('button', { name: 'Usar este vehículo' }));
  await user.click(screen.getByRole('button', { name: 'Dejar de usar' }));
  expect(dispatched(vehicles.vehicleSelected)).toEqual([{ vehicle: aveo }, { vehicle: null }]);
});

test('the slug of an unknown vehicle shows the not-found page', async () => {
  show('/vehicles/aveo', asked, vehicleParts.partsFailed({ slug: 'aveo', code: 'NOT_FOUND' }));
  expect(await screen.findByText(/Error 404/)).toBeVisible();
});

test('an answer about another vehicle than that of the URL is not shown', () => {
  show('/vehicles/rio', asked, receive());
  expect(screen.queryByRole('heading', { level: 1, name: /Aveo/ })).toBeNull();
});

test('a failed request of a vehicle’s parts can be retried', async () => {
  const { user, dispatched } = show(
    '/vehicles/aveo',
    asked,
    vehicleParts.partsFailed({ slug: 'aveo', code: 'OFFLINE' }),
  );
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(dispatched(navigation.retryRequested)).toHaveLength(1);
});
