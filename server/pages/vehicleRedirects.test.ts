import fastify from 'fastify';
import { registerVehicleRedirects } from './vehicleRedirects';

const vehicle = { id: 10112, make: 'Chevrolet', model: 'Aveo', year: 2012, engine: '1.6 L' };
const found = {
  vehicle,
  own: { total: 1, categories: [{ slug: '05-001', count: 1 }] },
  universal: { total: 1, categories: [{ slug: '03-001', count: 1 }] },
  isCut: false,
};

const get = async (
  url: string,
  findVehicleParts = (slug: string) => Promise.resolve(slug === 'aveo' ? found : null),
) => {
  const app = fastify();
  registerVehicleRedirects(app, { findVehicleParts });
  const { statusCode, headers } = await app.inject({ method: 'GET', url });
  await app.close();
  return [statusCode, headers.location];
};

test.each(['05-001', '03-001'])(
  'the URL of a vehicle with the category %s redirects to the category’s list for the vehicle',
  async (slug) => {
    expect(await get(`/vehicles/aveo/${slug}`)).toEqual([
      301,
      `/shop/category/${slug}/products?filter_vehicle=10112`,
    ]);
  },
);

test.each([
  '/vehicles/aveo/09-001',
  '/vehicles/nada/05-001',
  '/vehicles/aveo/%2F%2Fevil.ec',
  '/vehicles/aveo/..',
])('the URL %s is not found', async (url) => {
  expect(await get(url)).toEqual([404, undefined]);
});

test('the URL of a vehicle with a category redirects temporarily to the vehicle while the catalogue does not answer', async () => {
  expect(await get('/vehicles/aveo/05-001', () => Promise.reject(new Error('down')))).toEqual([
    302,
    '/vehicles/aveo',
  ]);
  expect(await get('/vehicles/%2F%2Fevil.ec/05-001', () => Promise.reject(new Error('down')))).toEqual([
    302,
    '/vehicles/%2F%2Fevil.ec',
  ]);
});
