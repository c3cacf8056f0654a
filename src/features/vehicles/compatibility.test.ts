import { aveo, dmax, rio } from '@/testing/vehicles';
import { findOwnVehicle, getFitment } from './compatibility';

test.each([
  ['a part for all vehicles has the fitment «all» without a current vehicle', 'all' as const, null, 'all'],
  ['a part for all vehicles has the fitment «all» with a current vehicle', 'all' as const, aveo, 'all'],
  ['the fitment of a part is unknown without a current vehicle', [1], null, 'unknown'],
  ['the fitment of a part without listed vehicles is unknown', [], aveo, 'unknown'],
  ['a part fits a vehicle that it lists', [2, 1], aveo, 'fit'],
  ['a part does not fit a vehicle that it does not list', [2], aveo, 'not-fit'],
])('%s', (_, compatibility, vehicle, fit) => {
  expect(getFitment(compatibility, vehicle)).toBe(fit);
});

test.each([
  ['that fits the current vehicle is assigned to the current vehicle', [aveo.id, rio.id], aveo, aveo],
  ['that fits only another vehicle of the garage is assigned to that vehicle', [rio.id], aveo, rio],
  ['that fits no vehicle of the garage is assigned to the current vehicle', [77], aveo, aveo],
  ['without fitments is assigned to the current vehicle', [], aveo, aveo],
  ['that fits all vehicles is assigned to the current vehicle', 'all' as const, aveo, aveo],
  ['is assigned to no vehicle while all vehicles are chosen', [rio.id], null, null],
])('a part, with three vehicles in the garage, %s', (_, compatibility, current, vehicle) => {
  expect(findOwnVehicle(compatibility, current, [dmax, rio, aveo])).toBe(vehicle);
});
