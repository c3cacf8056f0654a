import { vehicles } from '../../server/vehicles/vehicles';
import { toVehicleSlug } from './vehicleSlug';

test('a slug has make, model, year and engine in characters that need no encoding in a URL', () => {
  const vehicle = { year: 2019, make: 'Citroën', model: 'C-Élysée (VTi)', engine: '1.6 L' };
  expect(toVehicleSlug(vehicle)).toBe('citroen-c-elysee-vti-2019-1-6-l');
});

test('no two vehicles of the shop share a slug, and each slug needs no encoding in a URL', () => {
  const slugs = vehicles.map(toVehicleSlug);
  const shared = slugs.filter((slug, at) => slugs.indexOf(slug) !== at);
  expect(shared).toEqual([]);
  expect(slugs.filter((slug) => !/^[a-z0-9-]{3,64}$/.test(slug))).toEqual([]);
});
