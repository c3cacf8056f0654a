import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import { catalog } from '@/features/catalog';
import { compare, toListedProduct } from '@/features/lists';
import { vehicles } from '@/features/vehicles';
import { signInCustomer, renderWithStore } from '@/testing/renderWithStore';
import { buildPart } from '@/testing/buildPart';
import ComparePage from './ComparePage';

const attribute = (grupo: string, nombre: string, valor: string) => ({ grupo, nombre, valor });
const pads = buildPart('FRE-PD-1042', {
  descripcion: 'Pastillas',
  marca: 'andivor',
  marcanombre: 'Andivor',
  compatibilidad: [1],
  atributos: [attribute('General', 'Posición', 'Delantera'), attribute('Medidas', 'Ancho', '120 mm')],
});
const shoes = buildPart('FRE-PD-1063', {
  descripcion: 'Zapatas',
  marca: 'andivor',
  marcanombre: 'Andivor',
  compatibilidad: [2],
  atributos: [attribute('General', 'Posición', 'Delantera'), attribute('Medidas', 'Ancho', '90 mm')],
});

const compared = (...products: (typeof pads)[]) =>
  products.map((product) => compare.events.addBegan({ product: toListedProduct(product) }));
const open = (...events: UnknownAction[]) =>
  renderWithStore(<ComparePage />, { at: '/shop/compare', before: events });
const bothEvents = [...compared(pads, shoes), catalog.productsReceived({ products: [pads, shoes] })];
const cells = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr')!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const rows = () => screen.getAllByRole('rowheader').map((head) => head.textContent);

test('parts are shown side by side, with their attributes in groups', () => {
  open(signInCustomer(), ...bothEvents);
  expect(screen.getAllByRole('columnheader').slice(1)).toHaveLength(2);
  expect(cells('Ancho')).toEqual(['120 mm', '90 mm']);
  expect(rows().slice(rows().indexOf('General'))).toEqual(['General', 'Posición', 'Medidas', 'Ancho']);
});

test('showing only differences hides equal rows, including brand, stock and attributes', async () => {
  const { user } = open(signInCustomer(), ...bothEvents);
  await user.click(screen.getByRole('checkbox', { name: 'Solo diferencias' }));
  expect(rows()).toEqual(['Número de parte', 'Código', 'Medidas', 'Ancho']);
});

test('fitment is shown for the current vehicle, and without a vehicle the row offers to choose one', () => {
  const { happens } = open(signInCustomer(), ...bothEvents);
  expect(cells('Compatibilidad')).toEqual([expect.stringContaining('Seleccionar vehículo')]);
  happens(
    vehicles.vehicleSelected({
      vehicle: { id: 1, year: 2012, make: 'Chevrolet', model: 'Aveo', engine: '1.6' },
    }),
  );
  expect(cells('Compatibilidad')).toEqual(['Le sirve a su Aveo 2012', 'No le sirve a su Aveo 2012']);
});

test('a guest sees no row for stock', () => {
  open(...bothEvents);
  expect(rows()).not.toContain('Existencias');
});

test('one compared part can be removed, and the removal of all compared parts can be undone', async () => {
  const { user, dispatched } = open(...bothEvents);
  await user.click(screen.getByRole('button', { name: 'Quitar Pastillas' }));
  expect(dispatched(compare.events.removeRequested)).toEqual([{ id: pads.id }]);
  await user.click(screen.getByRole('button', { name: 'Quitar todo' }));
  expect(screen.getByRole('heading', { name: 'No hay nada que comparar' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(screen.getByText('2 repuestos de 6 posibles')).toBeVisible();
});

test('a discontinued part is marked, and the other parts are compared without it', () => {
  open(
    ...compared(pads, shoes),
    catalog.productsReceived({ products: [pads] }),
    compare.events.refreshed({ gone: [shoes.id] }),
  );
  expect(cells('Precio')[1]).toBe('Ya no está en el catálogo');
  expect(screen.queryByRole('checkbox', { name: 'Solo diferencias' })).not.toBeInTheDocument();
});

test('a message is shown when the compared parts have no differences', async () => {
  const twin = { ...pads, id: 5, slug: 'twin', sku: pads.sku };
  const { user } = open(...compared(pads, twin), catalog.productsReceived({ products: [pads, twin] }));
  await user.click(screen.getByRole('checkbox', { name: 'Solo diferencias' }));
  expect(screen.getByText(/iguales en todo/)).toBeVisible();
});
