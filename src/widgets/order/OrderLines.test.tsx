import { screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { parseProductRow, productRow } from '@/erp/rows/product';
import { catalog } from '@/features/catalog';
import { vehicles } from '@/features/vehicles';
import { renderWithStore } from '@/testing/renderWithStore';
import { aveo, dmax, rio } from '@/testing/vehicles';
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

test("an order line says that its part fits a vehicle of the garage, if today's catalogue has the part", () => {
  renderWithStore(<OrderLines label="Artículos" lines={['FITS', 'NOT', 'OTHER', 'GONE'].map(line)} />, {
    at: '/',
    before: [
      buildPart('FITS', [aveo.id], 'Aveo 2010–2014'),
      buildPart('NOT', [rio.id]),
      vehicles.vehicleAdded({ vehicle: dmax }),
      vehicles.vehicleAdded({ vehicle: aveo }),
      buildPart('OTHER', [dmax.id]),
    ],
  });
  expect(row('OTHER').getByText('Le sirve a su D-Max 2018')).toBeVisible();
  expect(row('OTHER').queryByText(/No le sirve/)).not.toBeInTheDocument();
  expect(row('FITS').getByText('Le sirve a su Aveo 2012')).toBeVisible();
  expect(row('FITS').getByText('Aveo 2010–2014')).toBeVisible();
  expect(row('NOT').queryByText(/le sirve/i)).not.toBeInTheDocument();
  expect(row('GONE').queryByText(/vehículo|confirmar/)).not.toBeInTheDocument();
});

test('an order line shows the brand that was ordered', () => {
  renderWithStore(<OrderLines label="Artículos" lines={[{ ...line('P-1'), brand: 'Kelstrum' }]} />, {
    at: '/',
  });
  expect(row('P-1').getByText('Kelstrum')).toBeVisible();
});
