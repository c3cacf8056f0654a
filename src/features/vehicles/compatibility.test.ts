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
  ['that fits the current one is for that', [aveo.id, rio.id], aveo, aveo],
  ['that fits another one alone is for that', [rio.id], aveo, rio],
  ['that fits none stays one of the current', [77], aveo, aveo],
  ['of which nothing is known stays one of the current', [], aveo, aveo],
  ['for all stays one of the current', 'all' as const, aveo, aveo],
  ['is for none while all vehicles are chosen', [rio.id], null, null],
])('of a garage, a part %s', (_, compatibility, current, vehicle) => {
  expect(findOwnVehicle(compatibility, current, [dmax, rio, aveo])).toBe(vehicle);
});
