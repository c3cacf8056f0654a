import { aveo, dmax, rio } from '@/testing/vehicles';
import { findOwnVehicle, getFitment } from './compatibility';

test.each([
  ['a part for all fits without a vehicle', 'all' as const, null, 'all'],
  ['a part for all fits every vehicle', 'all' as const, aveo, 'all'],
  ['without a vehicle nothing is known', [1], null, 'unknown'],
  ['a part that says no vehicle is unknown', [], aveo, 'unknown'],
  ['a listed vehicle fits', [2, 1], aveo, 'fit'],
  ['one that is not listed does not', [2], aveo, 'not-fit'],
])('%s', (_, compatibility, vehicle, fit) => {
  expect(getFitment(compatibility, vehicle)).toBe(fit);
});

test.each([
  ['that fits the current vehicle is for it', [aveo.id, rio.id], aveo, aveo],
  ['that fits another vehicle alone is for that one', [rio.id], aveo, rio],
  ['that fits no vehicle stays with the current one', [77], aveo, aveo],
  ['without fitments stays with the current vehicle', [], aveo, aveo],
  ['that fits all vehicles stays with the current one', 'all' as const, aveo, aveo],
  ['is for no vehicle while all are chosen', [rio.id], null, null],
])('a part, with three vehicles in the garage, %s', (_, compatibility, current, vehicle) => {
  expect(findOwnVehicle(compatibility, current, [dmax, rio, aveo])).toBe(vehicle);
});
