import { aveo } from '@/testing/vehicles';
import { getFitment } from './compatibility';

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
