import { screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { parseProductRow, productRow } from '@/erp/rows/product';
import { catalog } from '@/features/catalog';
import { vehicles } from '@/features/vehicles';
import { renderWithStore } from '@/testing/renderWithStore';
import { aveo, rio } from '@/testing/vehicles';
import { OrderLines } from './OrderLines';

const line = (sku: string) => ({
  sku,
  name: sku,
  image: '',
  options: [],
  price: 100,
  quantity: 1,
  total: 100,
});
const buildPart = (codigo: string, compatibilidad: number[], vehiculos = '') =>
  catalog.productReceived({
    product: parseProductRow(
      v.parse(productRow, { id: 7, codigo, descripcion: codigo, compatibilidad, vehiculos }),
    ),
  });
const row = (sku: string) => within(screen.getByRole('row', { name: new RegExp(sku) }));

test("a line says whether its part fits the vehicle in use, where today's catalogue knows the part", () => {
  renderWithStore(<OrderLines lines={['FITS', 'NOT', 'GONE'].map(line)} />, {
    at: '/',
    before: [
      buildPart('FITS', [aveo.id], 'Aveo 2010–2014'),
      buildPart('NOT', [rio.id]),
      vehicles.vehicleSelected({ vehicle: aveo }),
    ],
  });
  expect(row('FITS').getByText('Le sirve a su Aveo 2012')).toBeVisible();
  expect(row('FITS').getByText('Aveo 2010–2014')).toBeVisible();
  expect(row('NOT').getByText('No le sirve a su Aveo 2012')).toBeVisible();
  expect(row('GONE').queryByText(/vehículo|confirmar/)).not.toBeInTheDocument();
});
